import Foundation
import LinkDetection
import Testing

@testable import LinkwayCommand

@Suite struct RecordTests {
  private static let link =
    #"{"start":3,"end":14,"text":"example.com","kind":"url","url":"https://example.com"}"#

  @Test(
    "Links are added and every other byte stays",
    arguments: [
      (#"{"t":"é😀 example.com"}"#, #"{"t":"é😀 example.com","links":[LINK]}"#),
      (
        #"  { "a" : 1.50, "t" : "\u00e9\ud83d\ude00 example\u002Ecom", "z":[ ] }  "#,
        #"  { "a" : 1.50, "t" : "\u00e9\ud83d\ude00 example\u002Ecom", "z":[ ] ,"links":[LINK]}  "#
      ),
      (
        #"{"links":{"old":[1]},"t":"\n\r\texample.com","u":"\/"}"#,
        #"{"links":[LINK],"t":"\n\r\texample.com","u":"\/"}"#
      ),
      (#"{"t":"none"}"#, #"{"t":"none","links":[]}"#), (#"{"t":""}"#, #"{"t":"","links":[]}"#),
      (
        #"{"t":"\ud83d\u0000 example.com","n":1e400}"#,
        #"{"t":"\ud83d\u0000 example.com","n":1e400,"links":[LINK]}"#
      ),
    ])
  func splice(record: String, expected: String) {
    let wanted = expected.replacing("LINK", with: Self.link)
    for ending in ["", "\n", "\r\n", "\n\n"] {
      let console = MemoryConsole(record + ending)
      #expect(console.run("detect", "--jsonl", "t") == 0)
      #expect(console.written == wanted + ending)
    }
  }

  @Test(
    "Several links are in order, each with its place in the decoded text",
    arguments: ["scalar", "utf8", "utf16"])
  func places(unit: String) throws {
    let text = "😀 example.com é\"\\ me@example.com\u{1F1E9} @joe 한국 예시.한국/길"
    let record = try #require(String(data: JSONEncoder().encode(["t": text]), encoding: .utf8))
    let console = MemoryConsole(record)
    #expect(console.run("detect", "--jsonl", "t", "--kinds=url,email,mention", "--offsets", unit) == 0)
    struct Record: Decodable {
      struct Link: Decodable { let start, end: Int, text: String }
      let links: [Link]
    }
    let links = try JSONDecoder().decode(Record.self, from: Data(console.written.utf8)).links
    #expect(links.map(\.text) == ["example.com", "me@example.com", "@joe", "예시.한국/길"])
    for link in links {
      let piece =
        switch unit {
        case "scalar": String(String.UnicodeScalarView(Array(text.unicodeScalars)[link.start..<link.end]))
        case "utf8": String(decoding: Array(text.utf8)[link.start..<link.end], as: UTF8.self)
        default: String(decoding: Array(text.utf16)[link.start..<link.end], as: UTF16.self)
        }
      #expect(piece == link.text)
    }
  }

  @Test("A bad record is named with its line, passes unchanged and makes the status 1")
  func bad() {
    let input =
      "{\"t\":\"example.com\"}\n\n{\"t\":\"example.com\"\n[]\r\n{\"u\":1}\n{\"t\":5}\n  \n{\"t\":\"x\"} x"
    let console = MemoryConsole(input)
    #expect(console.run("detect", "--jsonl", "t") == 1)
    let first =
      #"{"t":"example.com","links":[{"start":0,"end":11,"text":"example.com","kind":"url","url":"https://example.com"}]}"#
    #expect(console.written == first + input.dropFirst(19))
    #expect(
      console.complaints == """
        linkway: line 3: expected a comma or a closing brace at byte 19; passed through unchanged
        linkway: line 4: the line is not a JSON object; passed through unchanged
        linkway: line 5: there is no field "t"; passed through unchanged
        linkway: line 6: the field "t" is not a string; passed through unchanged
        linkway: line 8: expected the end of the text at byte 10; passed through unchanged

        """)
  }

  @Test("Bytes that are no UTF-8 stay in the record and count as replacement characters")
  func invalid() {
    let record = Array("{\"t\":\"".utf8) + [0xFF, 0xE4, 0xB8] + Array(" example.com\"}".utf8)
    let console = MemoryConsole(input: record)
    #expect(console.run("detect", "--jsonl", "t") == 0)
    #expect(console.writtenBytes.starts(with: record.dropLast()))
    #expect(console.written.hasSuffix(",\"links\":[\(Self.link)]}"))
  }

  @Test("A record too long to hold passes in pieces and is named")
  func tooLong() throws {
    let memory = MemoryConsole()
    var job = RecordJob(field: "t", detector: LinkDetector(), unit: .scalar, name: "f", longest: 20)
    let input = "{\"t\":\"x\"}\n{\"t\":\"a long text, longer than that\"}\n{\"t\":\"y\"}"
    for byte in input.utf8 { try job.take([byte], on: memory.console) }
    #expect(try job.finish(on: memory.console) == 1)
    try memory.console.output.flush()
    #expect(
      memory.written
        == "{\"t\":\"x\",\"links\":[]}\n{\"t\":\"a long text, longer than that\"}\n{\"t\":\"y\",\"links\":[]}"
    )
    #expect(
      memory.complaints
        == "linkway: \"f\", line 2: the record is longer than 0 MB; passed through unchanged\n")
  }
}
