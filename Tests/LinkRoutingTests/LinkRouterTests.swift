import LinkRouting
import LinkText
import Testing
import WebAddress

@Suite struct LinkRouterTests {
  private func router() throws -> LinkRouter {
    try LinkRouter([
      Route(
        "terms:",
        to: .page(address("https://example.com/terms"), title: "Terms", presentation: .sheet, policy: "plain")
      ),
      Route("app://product/:id<Int>", to: .action("product")),
      Route("https://shop.example/product/:id<Int>", to: .action("product", orViewer: ViewerStyle())),
      Route("https://shop.example/help", to: .viewer(presentation: .browserSheet)),
      Route("shop:", to: .viewer), Route("broken:", to: .viewer(presentation: .browserSheet)),
      Route("myapp://loginSuccess", to: .event("loginSuccess")),
      Route("javascript:", to: .viewer), Route("data:", to: .action("own data")), Route("blob:", to: .system),
      Route("x-pay:", to: .system), Route("help:", to: .system(address("mailto:help@example.com"))),
      Route("geo:", to: .system), Route("old:", to: .refuse), Route("older:", to: .refuse("gone")),
      Route("app://admin", to: .action("admin"), from: [.text]),
    ])
  }

  @Test(
    "A target leads where the first fitting route says",
    arguments: [
      ("terms://termsAndConditions", "viewer https://example.com/terms “Terms” as sheet by policy plain"),
      ("TERMS:", "viewer https://example.com/terms “Terms” as sheet by policy plain"),
      ("app://product/123", "action product id=123"), ("x-pay:order/7", "system (other) x-pay:order/7"),
      ("https://shop.example/product/7", "action product id=7"),
      ("https://shop.example/about", "viewer https://shop.example/about"),
      ("https://shop.example/help", "viewer https://shop.example/help as browserSheet"),
      ("shop:cart", "viewer shop:cart"),
      ("myapp://loginSuccess?token=1", "event loginSuccess"),
      ("help:", "system (mail) mailto:help@example.com"),
      ("geo:52.5,13.4", "system (maps) geo:52.5,13.4"),
      ("https://example.com/a?b=c#d", "viewer https://example.com/a?b=c#d"),
      ("http://example.com", "viewer http://example.com/"),
      ("mailto:a@example.com", "system (mail) mailto:a@example.com"),
      ("tel:+4930123", "system (phone) tel:+4930123"),
      ("sms:+4930123", "system (messages) sms:+4930123"), ("data:text/html,x", "action own data"),
    ])
  func leads(target: String, expected: String) throws {
    #expect(try router().destination(for: LinkTarget(target)).description == expected)
  }

  @Test(
    "A target that leads nowhere says why and what to do",
    arguments: [
      (
        "example.com",
        "the link “example.com” has no scheme; write the whole address, such as https://example.com"
      ),
      ("", "the link “” has no scheme; write the whole address, such as https://example.com"),
      (
        "localhost:8080/x",
        "no route matches “localhost:” links; if “localhost” is a host, write https:// before it"
      ),
      (
        "example.com:443",
        "no route matches “example.com:” links; if “example.com” is a host, write https:// before it"
      ),
      ("unknown:home", "no route matches “unknown:home”; add one to the router, such as unknown:"),
      (
        "javascript:alert(1)",
        "“javascript:” links are never opened; route the scheme to an action to handle it"
      ),
      (
        " java\nscript:alert(1)",
        "“javascript:” links are never opened; route the scheme to an action to handle it"
      ),
      ("vbscript:x", "“vbscript:” links are never opened; route the scheme to an action to handle it"),
      ("file:///etc/passwd", "“file:” links are never opened; route the scheme to an action to handle it"),
      (
        "blob:https://a.example/1",
        "“blob:” links are never opened; route the scheme to an action to handle it"
      ),
      ("old:x", "the route “old:” refuses its links"),
      ("older:x", "the route “older:” refuses its links: gone"),
      (
        "https://",
        "the link “https://” cannot be read as an address: the host is missing (at the end): write a host after the slashes"
      ),
      (
        "broken:x",
        "“broken:x” is not an http or https address, and a browserSheet shows no other; choose another presentation"
      ),
      (
        "app://admin",
        "the route “app://admin” accepts no links from the app's own code; add “app” to its sources to accept them"
      ),
    ])
  func refuses(target: String, words: String) throws {
    #expect(try router().destination(for: LinkTarget(target)).description == "refused: " + words)
  }

  @Test("A router without routes opens the web and nothing strange")
  func standard() throws {
    let router = LinkRouter()
    #expect("\(router.destination(for: "http://example.com"))" == "viewer http://example.com/")
    #expect(router.destination(for: "terms:") == .refused(.noRoute("terms:", scheme: "terms")))
    let closed = try LinkRouter(RouteTable([], defaults: .refuse))
    #expect(
      "\(closed.destination(for: "https://example.com"))"
        == "refused: no route matches “https://example.com”; add one to the router, such as https:")
  }

  @Test("The same link may lead elsewhere from another place")
  func sources() throws {
    let router = try router()
    #expect("\(router.destination(for: LinkRequest("app://admin", from: .text)))" == "action admin")
    #expect(
      "\(router.destination(for: LinkRequest("app://admin", from: .external)))"
        == "refused: the route “app://admin” accepts no links from outside the app; add “external” to its sources to accept them"
    )
    #expect(
      "\(router.destination(for: LinkRequest("app://admin", from: .page)))".contains("from a page"))
  }

  @Test("Any text at all has a destination")
  func anyText() throws {
    let router = try router()
    var generator = SplitMix(seed: 1)
    let pieces = [
      "app://", "https:", "//", "/", ":", "@", "?", "#", "&", "=", "%", "%2F", "product", "..", ".", "é",
      "\u{301}", "\u{202E}", "[", "]",
      "1", "\\", "\t", "\n", "\u{0}", "🎉", "xn--", "data:", "terms:", "javascript", "mailto:",
    ]
    var outcomes: Set<String> = []
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        pieces.randomElement(using: &generator)!
      }
      .joined()
      let destination = router.destination(for: LinkTarget(text))
      outcomes.insert(String(destination.description.prefix { $0 != " " && $0 != ":" }))
      if case .viewer(let url, _) = destination {
        #expect(!["javascript", "data", "file"].contains(url.scheme.name))
      }
    }
    #expect(outcomes == ["viewer", "system", "action", "refused"])
  }
}
