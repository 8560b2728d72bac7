import LinkRouting
import LinkText
import Testing
import WebAddress

@Suite struct RouteMatchingTests {
  @Test(
    "A pattern fits the links that it names, with their parameters",
    arguments: [
      ("terms:", "terms://termsAndConditions", ""), ("terms:", "terms:x", ""), ("terms:", "other:x", nil),
      ("app://product/:id", "app://product/12", "id=12"), ("app://product/:id", "app://product/12/", "id=12"),
      ("app://product/:id", "app://product/", nil), ("app://product/:id", "app://product/1/2", nil),
      ("app://product/:id", "app://Product/1", nil), ("app://product/:id", "app:product/1", nil),
      ("app://product/:id", "app:///product/1", nil),
      ("app://product/:id<Int>", "app://product/12", "id=12"),
      ("app://product/:id<Int>", "app://product/x", nil),
      ("app://product/:id<Int>", "app://product/+1", nil),
      ("app://product/:id<Int>", "app://product/99999999999999999999", nil),
      ("app://p/:x<Double>", "app://p/-1.5e3", "x=-1.5e3"), ("app://p/:x<Double>", "app://p/0x10", nil),
      ("app://p/:x<Double>", "app://p/nan", nil), ("app://p/:x<Bool>", "app://p/true", "x=true"),
      ("app://p/:x<Bool>", "app://p/TRUE", nil),
      (
        "app://p/:x<UUID>", "app://p/0198b2ce-7b39-7000-8000-1f9c2a4d5e6f",
        "x=0198b2ce-7b39-7000-8000-1f9c2a4d5e6f"
      ),
      ("app://p/:x<UUID>", "app://p/0198b2ce", nil),
      ("app://product?id=123", "app://product?id=123", ""),
      ("app://product?id=123", "app://product?x=1&id=123#f", ""),
      ("app://product?id=123", "app://product?id=124", nil), ("app://product?id=123", "app://product", nil),
      ("app://product?id=:id", "app://product?id=1&id=2", "id=1"),
      ("app://find?q=:q&page=:page<Int>?", "app://find?q=a+b", "q=a b"),
      ("app://find?q=:q&page=:page<Int>?", "app://find?q=&page=2", "page=2 q="),
      ("app://find?q=:q&page=:page<Int>?", "app://find?q=x&page=y", nil),
      ("https://shop.example/**", "https://shop.example", ""),
      ("https://shop.example/**", "https://shop.example/a/b?c", ""),
      ("https://shop.example/**", "https://shop.example:8443/a", nil),
      ("https://shop.example/**", "http://shop.example/a", nil),
      ("https://shop.example/**", "https://shop.example.evil.example/a", nil),
      ("https://shop.example/**", "https://joe@shop.example/a", ""),
      ("https://shop.example:8443/a", "https://shop.example:8443/a", ""),
      ("http://127.0.0.1:*/a", "http://127.0.0.1:5000/a", ""),
      ("http://127.0.0.1:*/a", "http://0x7f.1/a", ""),
      ("https://*.shop.example/", "https://pay.shop.example/", ""),
      ("https://*.shop.example/", "https://a.b.shop.example/", ""),
      ("https://*.shop.example/", "https://shop.example/", nil),
      ("https://*.shop.example/", "https://badshop.example/", nil),
      ("https://예시.한국/길", "https://xn--vv4b11d.xn--3e0b707e/%EA%B8%B8", ""),
      ("app://a/:rest**", "app://a/x/y%2Fz", "rest=x/y/z"), ("app://a/:rest**", "app://a", "rest="),
      ("app://:screen/x", "app://home%20page/x", "screen=home page"), ("app://:screen/x", "app:///x", nil),
      ("app:///settings", "app:///settings", ""), ("app:///settings", "app:/settings", nil),
      ("app:/settings", "app:/settings", ""), ("app:/settings", "app:settings", nil),
      ("app:settings/:page", "app:settings/sound", "page=sound"), ("app:x", "app:x?q#f", ""),
      ("app://a//b", "app://a//b", ""), ("app://a//b", "app://a/b", nil), ("app://a/*/b", "app://a//b", nil),
      ("app:///a//c", "app:///a//b/../c", ""), ("app://a/x%2Fy", "app://a/x%2fy", ""),
      ("app://a/x%2Fy", "app://a/x/y", nil),
      ("app://a/é", "app://a/%C3%A9", ""), ("app://a/%3Aid", "app://a/:id", ""),
    ] as [(RoutePattern, String, String?)])
  func fits(pattern: RoutePattern, link: String, parameters: String?) throws {
    let router = try LinkRouter([Route(pattern, to: .action("x"))])
    guard case .action(let action) = router.destination(for: LinkTarget(link)) else {
      #expect(parameters == nil)
      return
    }
    #expect(action.parameters.description == parameters)
    #expect(action.url == WebURL(link))
  }

  @Test("The first route that matches decides, for every kind of route")
  func firstMatch() throws {
    let patterns: [RoutePattern] = [
      "app://product/new", "app://product/:id<Int>", "app://product/:name", "app://*/special",
      "app://product/**",
      "app://help?topic=:t", "app://help", "app:",
    ]
    let router = try LinkRouter(patterns.map { Route($0, to: .action($0.description)) })
    let expected = [
      "app://product/new": 0, "app://product/12": 1, "app://product/chair": 2, "app://cart/special": 3,
      "app://product/a/b": 4,
      "app://product": 4, "app://help?topic=x": 5, "app://help?t=x": 6, "app://help/x": 7, "app:": 7,
      "app://product/special": 2,
    ]
    for (link, number) in expected {
      #expect(router.route(for: LinkRequest(LinkTarget(link)))?.pattern == patterns[number], "\(link)")
    }
  }

  @Test("The index finds what asking each route would find")
  func indexAgreesWithAsking() throws {
    var generator = SplitMix(seed: 3)
    var decided = 0
    for _ in 0..<40 {
      var routes: [Route] = []
      for _ in 0..<30 {
        let pattern = try RoutePattern(parsing: RoutePatternTests.random(&generator))
        let sources = Set(LinkSource.allCases.filter { _ in Bool.random(using: &generator) })
        let route = Route(pattern, to: .action("x"), from: sources.isEmpty ? [.app] : sources)
        if RouteTable(routes + [route]).faults.isEmpty { routes.append(route) }
      }
      let router = try LinkRouter(routes)
      let alone = try routes.map { try LinkRouter([Route($0.pattern, to: .action("x"))]) }
      let links =
        routes.map(\.pattern.example)
        + (0..<20).compactMap { _ in
          RoutePattern(RoutePatternTests.random(&generator))?.example
        }
      for link in links {
        let fitting = routes.indices.filter {
          if case .action = alone[$0].destination(for: LinkTarget(link.href)) { true } else { false }
        }
        for source in LinkSource.allCases {
          let one = fitting.first { routes[$0].sources.contains(source) }.map { routes[$0] }
          let found = router.route(for: LinkRequest(LinkTarget(link.href), from: source))
          #expect(found == one, "\(link) from \(source)")
          decided += found == nil ? 0 : 1
        }
      }
    }
    #expect(decided > 1000)
  }

  @Test("Parameters come as the types that code asks for")
  func typedParameters() throws {
    struct Product: Decodable, Equatable {
      enum Shelf: String, Decodable { case new, old }
      let id: Int
      let shelf: Shelf
      let lang: String?
      let path: [String]
      let url: WebURL?
    }
    let router = try LinkRouter([
      Route("app://product/:id<Int>/:shelf/:path**?lang=:lang?&url=:url?", to: .action("product"))
    ])
    guard
      case .action(let action) = router.destination(
        for: "app://product/7/new/a%2Fb/c?url=https%3A%2F%2Fa.example")
    else {
      Issue.record("no action")
      return
    }
    let product = try action.parameters.decode(Product.self)
    #expect(
      product
        == Product(id: 7, shelf: .new, lang: nil, path: ["a/b", "c"], url: WebURL("https://a.example/")))
    #expect(try action.parameters.value("id", as: Int.self) == 7)
    #expect(action.parameters.rest == ["a/b", "c"])
    #expect(action.parameters["none"] == nil)
  }

  @Test("A parameter that is missing or of another type says what to write")
  func parameterErrors() {
    let parameters = RouteParameters(["id": "x"])
    #expect {
      try parameters.value("id", as: Int.self)
    } throws: {
      "\($0)" == "the parameter “id” is “x”, which is no Int; write :id<Int> in the route's pattern"
    }
    #expect {
      try parameters.value("page", as: Int.self)
    } throws: {
      "\($0)"
        == "the link has no parameter “page”; write :page in the route's pattern, or ask for an optional"
    }
  }
}
