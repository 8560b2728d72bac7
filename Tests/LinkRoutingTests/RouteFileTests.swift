import Foundation
import LinkRouting
import Testing

@Suite struct RouteFileTests {
  private let table = RouteTable(
    [
      Route(
        "terms:",
        to: .page(
          address("https://example.com/terms"), title: "T\"\n\u{1}", presentation: .sheet, policy: "p"),
        note: "consent"),
      Route("app://a/:x", to: .viewer), Route("app://b", to: .viewer(title: "B"), from: [.text, .external]),
      Route("x:", to: .system), Route("y:", to: .system(address("mailto:a@b.example"))),
      Route("z:", to: .action("z")),
      Route("app://c", to: .action("c", orViewer: ViewerStyle(presentation: .push))),
      Route("e:", to: .event("e")),
      Route("f:", to: .refuse), Route("g:", to: .refuse("gone")),
    ], defaults: .refuse)

  @Test("A table written as JSON reads as itself, by this reader and by Foundation's")
  func roundTrip() throws {
    #expect(try RouteTable(json: table.json) == table)
    #expect(try JSONDecoder().decode(RouteTable.self, from: Data(table.json.utf8)) == table)
    let data = try JSONEncoder().encode(table)
    #expect(try RouteTable(json: String(decoding: data, as: UTF8.self)) == table)
    #expect(try RouteTable(json: RouteTable().json) == RouteTable())
  }

  @Test("Each route has the line on which it begins")
  func lines() throws {
    let file = try RouteFile(
      json: """
        {"routes": [
          { "pattern": "a:", "to": "viewer" },

          {
            "pattern": "a:x", "to": "viewer"
          }
        ]}
        """)
    #expect(file.lines == [2, 4])
    #expect(
      file.problems.map(\.description) == [
        "line 4, column 3: route 2, “a:x”, is never reached: route 1, “a:”, takes all its links, such as a:x; move it up or remove it"
      ])
  }

  @Test(
    "An error in a file has its line and what was expected",
    arguments: [
      ("", "line 1, column 1: expected a value, found the end of the file"),
      ("[]", "line 1, column 1: expected an object with the field “routes”, found a list"),
      ("{}", "line 1, column 1: the field “routes” is missing; it holds the list of the routes"),
      ("{\n\"routes\": 1}", "line 2, column 11: the field “routes” holds a list of routes, not a number"),
      ("{\"routes\": [\n1]}", "line 2, column 1: expected a route as an object, found a number"),
      (
        "{\"routes\": []\n,\"x\": 1}",
        "line 2, column 2: there is no field “x” here; the fields are “routes” and “defaults”"
      ),
      (
        "{\"routes\": [], \"defaults\": \"x\"}",
        "line 1, column 28: the field “defaults” is “standard” or “refuse”"
      ),
      ("{\"routes\": [}", "line 1, column 13: expected a value, found “}”"),
      (
        "{\"routes\": []\n",
        "line 2, column 1: expected a comma or a closing brace, found the end of the file"
      ),
      ("{\"routes\" []}", "line 1, column 11: expected a colon after the key, found “[”"),
      ("{\"routes\": []} x", "line 1, column 16: expected the end of the text, found “x”"),
      ("{\"routes\": [\"\\q\"]}", "line 1, column 15: expected an escape that JSON knows, found “q”"),
      (
        "{\"routes\": [\"\n\"]}",
        "line 1, column 14: expected no control character in a string, found byte 10"
      ),
      (
        Self.route("\"to\": \"viewer\""),
        "line 2, column 1: the field “pattern” is missing; it says which links the route is for"
      ),
      (
        Self.route("\"pattern\": \"a:\""),
        "line 2, column 1: the field “to” is missing; it says where the route leads: page, viewer, system, action, event, refuse"
      ),
      (
        Self.route("\"pattern\": \"a\", \"to\": \"viewer\""),
        "line 2, column 13: “a” is no pattern of a route: it does not begin with a scheme; write one and a colon, such as terms: or https://"
      ),
      (
        Self.route("\"pattern\": \"a:\", \"to\": \"veiwer\""),
        "line 2, column 25: a route leads to page, viewer, system, action, event, refuse, not to “veiwer”"
      ),
      (
        Self.route("\"pattern\": \"a:\", \"to\": \"viewer\",\n \"tilte\": \"x\""),
        "line 3, column 2: a route has no field “tilte”; its fields are pattern, to, url, name, title, presentation, policy, otherwise, reason, from, note"
      ),
      (
        Self.route("\"pattern\": \"a:\", \"to\": \"event\", \"name\": \"x\",\n \"url\": \"x:\""),
        "line 3, column 9: the field “url” does not go with “to”: “event”; that takes “name”"
      ),
      (
        Self.route("\"pattern\": \"a:\", \"to\": \"page\""),
        "line 2, column 1: the field “url” is missing; it holds the page's address"
      ),
      (
        Self.route("\"pattern\": \"a:\", \"to\": \"page\", \"url\": \"x\""),
        "line 2, column 40: “x” is no address: the text begins with no scheme (at byte 0, \"x\"): write one, such as https://, or give a base URL"
      ),
      (
        Self.route("\"pattern\": \"a:\", \"to\": \"action\""),
        "line 2, column 1: the field “name” is missing; it names the app's handler"
      ),
      (
        Self.route("\"pattern\": \"a:\", \"to\": \"action\", \"name\": \"x\", \"title\": \"x\""),
        "line 2, column 57: the field “title” needs “otherwise”: “viewer” beside it"
      ),
      (
        Self.route("\"pattern\": \"a:\", \"to\": \"action\", \"name\": \"x\", \"otherwise\": \"x\""),
        "line 2, column 61: an action leads otherwise to viewer, not to “x”"
      ),
      (
        Self.route("\"pattern\": \"a:\", \"to\": \"viewer\", \"presentation\": \"x\""),
        "line 2, column 51: a page is shown as automatic, sheet, fullScreen, push, window, browserSheet, not as “x”"
      ),
      (
        Self.route("\"pattern\": \"a:\", \"to\": \"viewer\", \"from\": \"x\""),
        "line 2, column 43: the field “from” is a list of texts, not a text"
      ),
      (
        Self.route("\"pattern\": \"a:\", \"to\": \"viewer\", \"from\": [1]"),
        "line 2, column 44: the field “from” is a list of texts, not of a number"
      ),
      (
        Self.route("\"pattern\": \"a:\", \"to\": \"viewer\", \"from\": [\"x\"]"),
        "line 2, column 43: links come from text, page, external, app, not from “x”"
      ),
      (Self.route("\"pattern\": 1"), "line 2, column 13: the field “pattern” is a text, not a number"),
      (
        Self.route("\"pattern\": \"a:\", \"pattern\": \"a:\""),
        "line 2, column 19: the field “pattern” appears twice in this route"
      ),
    ])
  func faults(json: String, words: String) {
    #expect {
      try RouteFile(json: json)
    } throws: { error in
      "\(error)" == words
    }
  }

  @Test("The error lists every fault of a file")
  func allFaults() {
    #expect {
      try RouteFile(json: "{\"routes\": [\n{\"pattern\": \"a\", \"to\": \"viewer\"},\n{\"x\": 1}]}")
    } throws: {
      ($0 as? RouteFileError)?.problems.map(\.line) == [2, 3]
    }
  }

  @Test("Foundation's decoder gets the same words")
  func foundationWords() {
    #expect {
      try JSONDecoder().decode(
        RouteTable.self, from: Data(Self.route("\"pattern\": \"a:\", \"to\": \"page\"").utf8))
    } throws: { error in
      guard case .dataCorrupted(let context) = error as? DecodingError else { return false }
      return context.debugDescription == "the field “url” is missing; it holds the page's address"
        && context.codingPath.last?.stringValue == "url"
    }
  }

  @Test("Very deep nesting is refused, and any text at all is read or refused")
  func hostile() {
    let deep = String(repeating: "[", count: 5000)
    #expect { try RouteFile(json: deep) } throws: { "\($0)".contains("expected no deeper nesting") }
    var generator = SplitMix(seed: 2)
    let pieces = [
      "{", "}", "[", "]", ":", ",", "\"routes\"", "\"pattern\"", "\"a:\"", "\"\\u00", "\"\\ud800\"", "1", "-",
      "e", "null", "\n", "é",
    ]
    for _ in 0..<5000 {
      let text = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        pieces.randomElement(using: &generator)!
      }
      .joined()
      _ = try? RouteFile(json: text)
    }
  }

  @Test("A table prints itself with its columns under one another")
  func prints() {
    let text = RouteTable([
      Route("terms:", to: .page(address("https://example.com/"), title: "Terms"), note: "consent"),
      Route("app://product/:id<Int>", to: .action("product", orViewer: ViewerStyle()), from: [.text, .page]),
      Route("old:", to: .refuse("gone")),
    ]).description
    #expect(
      text == """
          1  terms:                  page https://example.com/ “Terms”                                                        consent
          2  app://product/:id<Int>  action product, or viewer                                               from text, page
          3  old:                    refuse: gone
             anything else           http and https: viewer; mailto, tel and sms: system; all other: refuse
        """)
  }

  private static func route(_ members: String) -> String { "{\"routes\": [\n{\(members)}]}" }
}
