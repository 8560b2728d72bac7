import JSONSyntax
import Testing

@Suite struct JSONReaderTests {
  @Test("Tokens come in order, each with its bytes")
  func tokens() throws {
    let text = #"\#u{FEFF} {"a": [1, "b", {}], "c": null}"#
    var reader = JSONReader(Array(text.utf8), deepest: 3)
    var tokens: [String] = []
    while let token = try reader.next() {
      tokens.append("\(token.kind) \(String(decoding: reader.bytes[token.range], as: UTF8.self))")
    }
    #expect(
      tokens == [
        "beginObject {", #"key "a""#, "beginArray [", "number 1", #"string "b""#, "beginObject {",
        "endObject }",
        "endArray ]", #"key "c""#, "null null", "endObject }",
      ])
  }

  @Test("A value that is skipped ends where its last token ends")
  func skip() throws {
    let text = #"[[1, [2], {"a": 3}], 4]"#
    var reader = JSONReader(Array(text.utf8), deepest: 5)
    _ = try reader.next()
    let inner = try #require(try reader.next())
    try reader.skip(inner)
    #expect(
      String(decoding: reader.bytes[inner.range.lowerBound..<reader.index], as: UTF8.self)
        == #"[1, [2], {"a": 3}]"#)
    let next = try #require(try reader.next())
    #expect(String(decoding: reader.bytes[next.range], as: UTF8.self) == "4")
  }

  @Test(
    "A value may be inside as many containers as allowed, and not in one more", arguments: [0, 1, 2, 100])
  func depth(limit: Int) throws {
    func read(_ containers: Int) throws {
      let text = String(repeating: "[", count: containers) + "1" + String(repeating: "]", count: containers)
      var reader = JSONReader(Array(text.utf8), deepest: limit)
      while try reader.next() != nil {}
    }
    try read(limit)
    let problem = #expect(throws: JSONProblem.self) { try read(limit + 1) }
    #expect(problem?.expected == "no deeper nesting")
    #expect(problem?.offset == limit + 1)
  }

  @Test(
    "What is not JSON is refused at its place",
    arguments: [
      ("", "1:1 a value"), ("[1,]", "1:4 a value"), ("[1}", "1:3 a comma or a closing bracket"),
      ("{\"a\":1]", "1:7 a comma or a closing brace"), ("]", "1:1 a value"), ("{\"a\":}", "1:6 a value"),
      ("{,}", "1:2 a key in quotes"), ("1 2", "1:3 the end of the text"), ("\n\n \u{e9}", "3:2 a value"),
      ("[\"\u{e9}\u{1F600}\" x]", "1:7 a comma or a closing bracket"), ("tru", "1:4 a value"),
      ("[\"\\ud83d\"]", "1:9 the second half of a surrogate pair"),
      ("[\"\\ud83dxx\"]", "1:9 the second half of a surrogate pair"),
      ("{\"\\ude00\": 1}", "1:9 the second half of a surrogate pair"),
    ])
  func refused(text: String, problem: String) {
    let error = #expect(throws: JSONProblem.self) { try JSONTree(parsing: text) }
    #expect(error.map { "\($0.place.line):\($0.place.column) \($0.expected)" } == problem)
  }

  @Test("A tree has the value and the place of each part")
  func tree() throws {
    let tree = try JSONTree(parsing: "{\n \"a\": [true, -1.5e1, \"\\ud83d\\ude00\"],\n \"b\": null}")
    let list = try #require(tree["a"])
    #expect(list.place == JSONLocation(line: 2, column: 7))
    guard case .array(let values) = list.value else { Issue.record("unexpected values"); return }
    #expect(values.map(\.value.typeName) == ["true or false", "a number", "a text"])
    #expect(values.map(\.place.column) == [8, 14, 22])
    guard case .bool(true) = values[0].value, case .number(-15) = values[1].value,
      case .string("😀") = values[2].value
    else { Issue.record("unexpected values"); return }
    #expect(tree["b"]?.place == JSONLocation(line: 3, column: 7))
    #expect(tree["c"] == nil)
  }
}
