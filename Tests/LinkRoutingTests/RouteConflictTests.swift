import LinkRouting
import LinkText
import Testing
import WebAddress

@Suite struct RouteConflictTests {
  private func table(_ patterns: [RoutePattern]) -> RouteTable {
    RouteTable(patterns.map { Route($0, to: .action("\($0)")) })
  }

  @Test(
    "Creating a router throws if a route is never reached",
    arguments: [
      ("terms:", "terms://x", "terms://x"), ("app://a/**", "app://a/b/:c", "app://a/b/c"),
      ("app://a/:x", "app://a/:y<Int>", "app://a/1"), ("app://a/:x<Double>", "app://a/:y<Int>", "app://a/1"),
      ("app://*/x", "app://y/x", "app://y/x"),
      ("https://*/x", "https://*.a.example/x", "https://www.a.example/x"),
      ("https://*.example/x", "https://*.a.example/x", "https://www.a.example/x"),
      ("https://*.a.example:*/x", "https://b.a.example:8080/x", "https://b.a.example:8080/x"),
      ("app://a", "app://a?q=:q", "app://a?q=q"), ("app://a?q=*", "app://a?q=1&r=2", "app://a?q=1&r=2"),
      ("app://a?q=:q<Int>", "app://a?q=7", "app://a?q=7"),
    ] as [(RoutePattern, RoutePattern, String)])
  func covered(first: RoutePattern, second: RoutePattern, example: String) {
    let other: RoutePattern = "other:"
    #expect {
      try LinkRouter(table([other, first, second]))
    } throws: { error in
      let words =
        "route 3, “\(second)”, is never reached: route 2, “\(first)”, takes all its links, such as \(example); "
        + "move it up or remove it"
      return (error as? RouteTableError)?.description == words
    }
  }

  @Test("Creating a router throws if two routes match the same links")
  func duplicates() {
    #expect(table(["app://*/x", "app://:host/x", "app://a?q=:q?", "app://a"]).faults.count == 2)
    #expect {
      try LinkRouter(table(["app://a/:x", "app://a/:y"]))
    } throws: {
      "\($0)"
        == "route 2, “app://a/:y”, is for the same links as route 1, “app://a/:x”, such as app://a/y; remove one of them"
    }
  }

  @Test(
    "Routes that both have links of their own are no fault",
    arguments: [
      ("terms://x", "terms:"), ("app://a/b", "app://a/**"), ("app://a/:y<Int>", "app://a/:x"),
      ("app://a?q=1", "app://a"),
      ("app://a?q=:q<Int>?", "app://a"), ("https://b.a.example/", "https://*.a.example/"),
      ("app://a/:x", "app://a/:x/**"),
      ("app:x", "app:/x"), ("app:/x", "app:///x"), ("https://a.example/x", "https://a.example:8080/x"),
      ("app://a/:x<Int>", "app://a/:x<Bool>"), ("app://:h/x", "app:///x"), ("app://a/:x", "app://a//"),
    ] as [(RoutePattern, RoutePattern)])
  func distinct(first: RoutePattern, second: RoutePattern) {
    #expect(table([first, second]).faults.isEmpty)
  }

  @Test("Links from elsewhere keep a route reachable")
  func sources() throws {
    let pattern: RoutePattern = "app://admin"
    let router = try LinkRouter([
      Route(pattern, to: .action("admin"), from: [.text, .app]),
      Route(pattern, to: .refuse("not from outside")),
    ])
    #expect("\(router.destination(for: LinkRequest("app://admin", from: .text)))" == "action admin")
    #expect(
      "\(router.destination(for: LinkRequest("app://admin", from: .external)))"
        == "refused: the route “app://admin” refuses its links: not from outside")
    #expect(
      RouteTable([Route(pattern, to: .viewer), Route(pattern, to: .system, from: [.page])]).faults.count == 1)
  }

  @Test("The error lists every fault of a table")
  func allFaults() {
    let routes = [
      Route("a:", to: .page(address("https://a.example/"), presentation: .browserSheet)),
      Route("b:", to: .page(address("shop:cart"), presentation: .browserSheet)),
      Route("c:", to: .page(address("file:///etc/passwd"))),
      Route("d:", to: .system(address("javascript:x"))), Route("e:", to: .action("")),
      Route("f:", to: .viewer, from: []),
      Route("a:x", to: .viewer),
    ]
    #expect(
      RouteTable(routes).faults.map(\.description) == [
        "route 2, “b:”: a browserSheet shows http and https alone, and the page is “shop:cart”",
        "route 3, “c:”: the page is a “file:” address, which is never opened",
        "route 4, “d:”: the address is a “javascript:” address, which is never opened",
        "route 5, “e:”: its name is empty; write the name of a handler",
        "route 6, “f:”: it takes links from nowhere; name a source, or leave out “from”",
        "route 7, “a:x”, is never reached: route 1, “a:”, takes all its links, such as a:x; move it up or remove it",
      ])
  }

  @Test("Routes that cross are remarked on with a link that both are for")
  func overlaps() {
    let found = table(["app://a/:x/b", "app://a/c/:y", "app://a/d/e", "app://*/q?z=:z"]).overlaps
    #expect(
      found.map(\.description) == [
        "route 1, “app://a/:x/b”, takes some links of route 2, “app://a/c/:y”, such as app://a/c/b"
      ])
  }

  @Test("A pattern that covers another matches the example of the other")
  func coveringIsSound() throws {
    var generator = SplitMix(seed: 5)
    var conflicts = 0
    for _ in 0..<400 {
      let patterns = try (0..<25).map { _ in try RoutePattern(parsing: RoutePatternTests.random(&generator)) }
      for fault in table(patterns).faults {
        guard case .conflict(let conflict) = fault else { continue }
        conflicts += 1
        let alone = try LinkRouter([Route(conflict.firstPattern, to: .action("x"))])
        let both = [alone, try LinkRouter([Route(conflict.secondPattern, to: .action("x"))])]
        for router in both {
          guard case .action = router.destination(for: LinkTarget(conflict.example.href)) else {
            Issue.record("\(conflict)")
            continue
          }
        }
      }
    }
    #expect(conflicts > 100)
  }
}

/// An address that is known to be one.
func address(_ text: String) -> WebURL { WebURL(text)! }
