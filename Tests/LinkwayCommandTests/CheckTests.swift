import Testing

@testable import LinkwayCommand

@Suite struct CheckTests {
  private let table = """
    {"routes": [
      {"pattern": "terms:", "to": "page", "url": "https://example.com/terms"},
      {"pattern": "app://product/:id<Int>", "to": "action", "name": "product"},
      {"pattern": "app://admin", "to": "action", "name": "admin", "from": ["text"]}
    ]}
    """

  private func console(_ text: String) -> MemoryConsole { MemoryConsole(files: ["t.json": Array(text.utf8)]) }

  @Test("A table without a fault is printed")
  func prints() {
    let console = console(table)
    #expect(console.run("check", "routes", "t.json") == 0)
    #expect(
      console.written == """
          1  terms:                  page https://example.com/terms
          2  app://product/:id<Int>  action product
          3  app://admin             action admin                                                            from text
             anything else           http and https: viewer; mailto, tel and sms: system; all other: refuse

        """)
    #expect(console.complaints.isEmpty)
  }

  @Test("A table is printed as JSON that is a table again")
  func json() {
    let first = console(table)
    #expect(first.run("check", "routes", "--json", "t.json") == 0)
    let second = console(first.written)
    #expect(second.run("check", "routes", "t.json", "--json") == 0)
    #expect(second.written == first.written)
    #expect(
      first.written.contains(
        "\"pattern\": \"app://admin\", \"to\": \"action\", \"name\": \"admin\", \"from\": [\"text\"]"))
  }

  @Test("URLs are followed through the table, from where they are said to come")
  func follows() {
    let console = console(table)
    #expect(
      console.run(
        "check", "routes", "t.json", "app://product/7", "TERMS:x", "--from", "external", "app://admin") == 1)
    #expect(
      console.written == """
        app://product/7  →  action product id=7  [app://product/:id<Int>]
        TERMS:x  →  viewer https://example.com/terms  [terms:]
        app://admin  →  refused: the route “app://admin” accepts no links from outside the app; add “external” to its sources to accept them

        """)
  }

  @Test("Every fault is named with its line, and routes that cross are remarked on")
  func faults() {
    let conflict = console(
      """
      {"routes": [
        {"pattern": "terms:", "to": "viewer"},
        {"pattern": "terms:x", "to": "system"}
      ]}
      """)
    #expect(conflict.run("check", "routes", "t.json") == 1)
    #expect(
      conflict.complaints
        == "linkway: \"t.json\", line 3, column 3: route 2, “terms:x”, is never reached: route 1, “terms:”, takes all its links, such as terms:x; move it up or remove it\n"
    )
    let broken = console("{\"routes\": [\n{\"pattern\": \"a\", \"to\": \"viewer\"}\n{")
    #expect(broken.run("check", "routes", "t.json") == 1)
    #expect(
      broken.complaints
        == "linkway: \"t.json\", line 3, column 1: expected a comma or a closing bracket, found “{”\n")
    let crossing = console(
      """
      {"routes": [
        {"pattern": "app://a/:x/b", "to": "viewer"},
        {"pattern": "app://a/c/:y", "to": "system"}
      ]}
      """)
    #expect(crossing.run("check", "routes", "t.json") == 0)
    #expect(
      crossing.complaints
        == "linkway: \"t.json\", line 3, column 3: route 1, “app://a/:x/b”, takes some links of route 2, “app://a/c/:y”, such as app://a/c/b\n"
    )
  }

  @Test(
    "Links are read one a line, with their labels after a tab", arguments: [1, 7, 4096])
  func links(chunk: Int) {
    let text =
      "https://example.com/\r\n\nhttps://paypal.com@evil.example/\nhttps://a.example\tpaypal.com\ndata:,x"
    let console = MemoryConsole(text, chunk: chunk)
    #expect(console.run("check", "links") == 1)
    #expect(
      console.written == """
        open    https://example.com/  example.com
        ask     https://paypal.com@evil.example/  evil.example
                caution  hostInUserInfo          "paypal.com" is a user name, not the site: the site is evil.example
        ask     https://a.example  a.example
                caution  labelMismatch           the text names paypal.com, but the link leads to a.example
        refuse  data:,x
                danger   script                  a URL of this scheme carries what it shows or runs, and is no address

        """)
  }

  @Test("Links are judged as JSON Lines")
  func linksAsJSON() {
    let console = MemoryConsole("https://a.example:25/\nhttps://example.com/\n")
    #expect(console.run("check", "links", "--jsonl", "-") == 1)
    #expect(
      console.written == """
        {"target":"https://a.example:25/","decision":"refuse","host":"a.example","findings":[{"kind":"blockedPort","severity":"danger","message":"port 25 belongs to a service that is no web server; browsers do not connect to it","evidence":"25"}]}
        {"target":"https://example.com/","decision":"open","host":"example.com","findings":[]}

        """)
  }

  @Test("A line of many megabytes is reported without being held in memory")
  func longLine() {
    let console = MemoryConsole(
      input: Array("https://example.com/".utf8) + Array(repeating: 0x61, count: 3 << 20)
        + Array("\nhttps://example.com/".utf8),
      chunk: 1 << 17)
    #expect(console.run("check", "links") == 1)
    #expect(console.complaints == "linkway: \"-\", line 1: the line is longer than 1 MB\n")
    #expect(console.written == "open    https://example.com/  example.com\n")
  }

  @Test(
    "A wrong call says what is wrong",
    arguments: [
      (["check"], "check what? routes, links or policy"),
      (["check", "x"], "check knows no \"x\"; it checks routes, links or policy"),
      (["check", "routes"], "no file of routes given"),
      (["check", "routes", "--from", "x", "t"], "--from knows no \"x\"; it knows text, page, external, app"),
      (["check", "links", "-x"], "unknown option \"-x\""),
    ])
  func usage(words: [String], message: String) {
    let console = MemoryConsole()
    #expect(console.run(words) == 2)
    #expect(console.complaints == "linkway: \(message)\nTry \"linkway help check\".\n")
  }

  @Test("A file that cannot be read is named")
  func missing() {
    for words in [["check", "routes", "none"], ["check", "links", "none"]] {
      let console = MemoryConsole()
      #expect(console.run(words) == 1)
      #expect(console.complaints == "linkway: cannot read \"none\": No such file or directory\n")
    }
  }
}
