import LinkRouting
import LinkText
import Testing
import WebAddress

@Suite struct LinkRouterTests {
  private let page = WebURL("https://example.com/terms")!
  private var router: LinkRouter {
    LinkRouter([
      Route(.scheme("terms"), to: .page(page)), Route(.scheme("terms"), to: .refuse),
      Route(.scheme("app"), to: .action("deep link")), Route(.scheme("javascript"), to: .viewer),
      Route(.scheme("data"), to: .action("own data")), Route(.scheme("shop"), to: .viewer),
      Route(.scheme("x-pay"), to: .system), Route(.scheme("old"), to: .refuse),
    ])
  }

  @Test(
    "A target leads where the first fitting route says",
    arguments: [
      ("terms://termsAndConditions", "viewer https://example.com/terms"),
      ("TERMS:", "viewer https://example.com/terms"),
      ("app://product/123", "action deep link app://product/123"), ("x-pay:order/7", "system x-pay:order/7"),
      ("shop:cart", "viewer shop:cart"),
      ("https://example.com/a?b=c#d", "viewer https://example.com/a?b=c#d"),
      ("mailto:a@example.com", "system mailto:a@example.com"), ("tel:+4930123", "system tel:+4930123"),
      ("data:text/html,x", "action own data data:text/html,x"),
    ])
  func leads(target: String, expected: String) {
    #expect(told(router.destination(for: LinkTarget(target))) == expected)
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
        "no route is for “localhost:” links; if “localhost” is a host, write https:// before it"
      ),
      (
        "example.com:443",
        "no route is for “example.com:” links; if “example.com” is a host, write https:// before it"
      ),
      ("nobody:home", "no route is for “nobody:” links; add one to the router"),
      (
        "javascript:alert(1)",
        "“javascript:” links are never opened; route the scheme to an action to handle it"
      ),
      (
        " java\nscript:alert(1)",
        "“javascript:” links are never opened; route the scheme to an action to handle it"
      ),
      ("file:///etc/passwd", "“file:” links are never opened; route the scheme to an action to handle it"),
      ("old:x", "the router refuses “old:” links"),
      (
        "https://",
        "the link “https://” cannot be read as an address: the host is missing (at the end): write a host after the slashes"
      ),
    ])
  func refuses(target: String, words: String) {
    guard case .refused(let reason) = router.destination(for: LinkTarget(target)) else {
      Issue.record("\(target) leads to \(router.destination(for: LinkTarget(target)))")
      return
    }
    #expect(reason.description == words)
  }

  @Test("A router without routes opens the web and nothing strange")
  func standard() {
    let router = LinkRouter()
    #expect(told(router.destination(for: "http://example.com")) == "viewer http://example.com/")
    #expect(router.destination(for: "terms:") == .refused(.noRoute(scheme: "terms")))
  }

  private func told(_ destination: Destination) -> String {
    switch destination {
    case .viewer(let url): "viewer \(url.href)"
    case .system(let url): "system \(url.href)"
    case .action(let name, let target): "action \(name) \(target)"
    case .refused(let reason): "refused: \(reason)"
    }
  }
}
