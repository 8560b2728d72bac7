import Foundation
import JSONSyntax
import Testing

@testable import LinkwayCommand

@Suite struct JSONTests {
  @Test(
    "A record that is not a JSON object is refused with the place",
    arguments: [
      ("", "the line is not a JSON object"), ("[1]", "the line is not a JSON object"),
      ("text", "the line is not a JSON object"),
      (#"{"t":"x""#, "expected a comma or a closing brace at byte 8"),
      (#"{"t" "x"}"#, "expected a colon after the key at byte 5"),
      (#"{t:1}"#, "expected a key in quotes at byte 1"),
      (#"{"t":"x"} 1"#, "expected the end of the text at byte 10"),
      (#"{"t":"x",}"#, "expected a key in quotes at byte 9"),
      (#"{"t":"x}"#, "expected a closing quote at byte 8"),
      (#"{"t":"\x"}"#, "expected an escape that JSON knows at byte 7"),
      (#"{"t":"\u12g4"}"#, "expected four hexadecimal digits at byte 10"),
      ("{\"t\":\"\t\"}", "expected no control character in a string at byte 6"),
      (#"{"t":01}"#, "expected a comma or a closing brace at byte 6"),
      (#"{"t":-}"#, "expected a digit at byte 6"), (#"{"t":1.}"#, "expected a digit at byte 7"),
      (#"{"t":nul}"#, "expected a value at byte 8"),
      (#"{"t":}"#, "expected a value at byte 5"),
      (#"{"t":[1 2]}"#, "expected a comma or a closing bracket at byte 8"),
      (#"{"u":"x"}"#, "there is no field \"t\""), (#"{"t":null}"#, "the field \"t\" is not a string"),
      (#"{"t":["x"]}"#, "the field \"t\" is not a string"),
      (#"{"u":{"t":"x"}}"#, "there is no field \"t\""), ("{}", "there is no field \"t\""),
      ("{\"t\":" + String(repeating: "[", count: 100_000), "expected no deeper nesting at byte 505"),
    ])
  func refused(record: String, message: String) {
    let problem = #expect(throws: RecordProblem.self) { try RecordPlan(of: Array(record.utf8), field: "t") }
    #expect(problem?.message == message)
  }

  @Test(
    "The field is found by its decoded name; of several the last counts",
    arguments: [
      (#"{"t":"x"}"#, "x"), (#" { "a" : [1, {"t":"no"}, -1.5e+3, true, false, null] , "t" : "x" } "#, "x"),
      (#"{"\u0074":"x"}"#, "x"), (#"{"t":"a","t":"b"}"#, "b"), ("\u{FEFF}{\"t\":\"x\"}", "x"),
      (#"{"t":""}"#, ""),
      ("{\"t\":\"x\"}\r\n", "x"), (#"{"t":"a\"}b\\"}"#, #"a\"}b\\"#),
    ])
  func found(record: String, raw: String) throws {
    let bytes = Array(record.utf8)
    let plan = try RecordPlan(of: bytes, field: "t")
    #expect(String(decoding: bytes[plan.field], as: UTF8.self) == raw)
    #expect(bytes[plan.end] == UInt8(ascii: "}"))
  }

  @Test(
    "Escapes are read as JSON means them",
    arguments: [
      (#"a\"\\\/\b\f\n\r\tb"#, "a\"\\/\u{8}\u{C}\n\r\tb"), (#"\u00e9\u4E2D"#, "é中"), (#"\ud83d\ude00"#, "😀"),
      (#"\uD83D\uDE00x"#, "😀x"),
      (#"\ud83d"#, "\u{FFFD}"), (#"\ude00\ud83d"#, "\u{FFFD}\u{FFFD}"), (#"\ud83d\u0041"#, "\u{FFFD}A"),
      (#"\ud83dx"#, "\u{FFFD}x"),
      (#"\u0000"#, "\0"), (#"\udbff\udfff"#, "\u{10FFFF}"),
    ])
  func decode(raw: String, expected: String) {
    #expect(String(decoding: JSONText.decode(Array(raw.utf8)[...]), as: UTF8.self) == expected)
  }

  @Test("What is written as JSON is read as the same text")
  func append() throws {
    let text =
      String(String.UnicodeScalarView((0..<0x180).compactMap { Unicode.Scalar($0 as UInt32) })) + "\u{2028}😀"
    var output: [UInt8] = []
    JSONText.append(text, to: &output)
    #expect(output.allSatisfy { $0 >= 0x20 && $0 != 0x7F })
    #expect(
      try JSONDecoder().decode([String].self, from: Data("[".utf8) + Data(output) + Data("]".utf8)) == [text])
  }
}
