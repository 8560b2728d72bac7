import GLib
import GTKWidgets
import LinkOpening
import LinkRouting
import LinkSafety
import LinkText
import LinkwayGTK
import WebAddress

/// What links do and whether they are what they say: a table of routes, links to follow, findings, and the question that is
/// asked before a doubtful one is opened.
@MainActor
final class LinksPage: DemoPage {
  let name = "Links"
  let widget: Widget

  let sample = LinkLabel("")
  let entry = Entry(.freeForm, accessibleName: "Link to look at")
  let routes = Label(styleClasses: ["monospace", "caption"])
  let host = Label(styleClasses: ["title-3"])
  let findings = Label()
  let answer = Label(styleClasses: ["heading"])
  let opener: LinkOpener
  private let context: DemoPageContext

  init(_ context: DemoPageContext) throws {
    self.context = context
    opener = LinkOpener(LinkRouter(), over: context.window.pointer)
    opener.storage = context.storage
    routes.keepLines()
    let column = Box(
      .column, spacing: 18,
      [
        Label("Follow a link, or write one", styleClasses: ["title-2"]), sample, entry, host, findings,
        answer,
        Label("Where links lead", styleClasses: ["heading"]), ScrolledWindow(wide: routes),
      ])
    column.setMargin(24)
    widget = ScrolledWindow(column)
    try renew()
    connect()
    show("https://paypal.com@evil.example/", label: nil)
  }

  /// Creates the routes and links again, because the gallery's own pages may have moved to another port.
  func renew() throws {
    let page = context.page("/terms")
    opener.router = try Self.router(page: page)
    routes.text = opener.router.table.description
    sample.text = Self.sample(page: page)
  }

  private func connect() {
    sample.onActivate = { [weak self] link in
      self?.show(link.target, label: link.label)
      self?.opener.open(link)
    }
    entry.onChange { [weak self] text in self?.show(LinkTarget(text), label: nil) }
    entry.onSubmit { [weak self] in
      guard let self else { return }
      opener.open(LinkTarget(entry.text))
    }
    opener.onAction = { [weak self] action in
      self?.answer.text =
        "The app's “\(action.name)” ran with \(action.parameters), from \(action.source.rawValue)."
    }
    opener.onEvent = { [weak self] event in self?.answer.text = "The event “\(event.name)” was told." }
    opener.onSystem = { [weak self] url in self?.answer.text = "The system would open \(url.href)." }
    opener.onRefusal = { [weak self] reason in self?.answer.text = "Not opened: \(reason)." }
  }

  /// A link that the desktop opened the gallery with.
  func openFromOutside(_ address: String) {
    show(LinkTarget(address), label: nil)
    opener.open(LinkTarget(address), from: .external)
  }

  private func show(_ target: LinkTarget, label: String?) {
    let assessment = LinkAssessment(target.text, label: label)
    host.text = assessment.shownHost.map { "The host is \u{2066}\($0)\u{2069}" } ?? "It has no host"
    findings.text =
      assessment.findings.isEmpty
      ? "Nothing to be said against it."
      : assessment.findings.map { "\($0.severity): \($0.explanation)." }.joined(separator: "\n")
    let destination = opener.router.destination(for: LinkRequest(target, from: .text, label: label))
    answer.text = "It leads to: \(destination)"
  }

  // MARK: Data

  static func router(page: WebURL) throws -> LinkRouter {
    try LinkRouter([
      Route("terms:", to: .page(page, title: "Terms & Conditions"), note: "opens over the form"),
      Route("app://product/:id<Int>", to: .action("product")),
      Route("app://search?q=:words", to: .action("search")),
      Route("myapp://loginSuccess", to: .event("loginSuccess")),
      Route("help:", to: .system(WebURL("mailto:help@example.com")!)),
      Route("app://admin", to: .action("admin"), from: [.text, .app], note: "never from outside"),
      Route("linkway-gallery://terms", to: .page(page, title: "Terms & Conditions"), note: "a deep link"),
      Route("linkway-gallery://product/:id<Int>", to: .action("product"), from: [.external]),
      Route("old:", to: .refuse("this link is from an earlier version")),
    ])
  }

  static func sample(page: WebURL) -> LinkedText {
    let own = LinkTarget(page.href)
    return """
      These are what they say: \(link: "the terms", to: "terms://termsAndConditions"), \
      \(link: "product 12", to: "app://product/12"), \(link: "a search", to: "app://search?q=two+words"), \
      \(link: "a login that ended", to: "myapp://loginSuccess"), \(link: "help by mail", to: "help:"), \
      \(link: "an old link", to: "old:").
      These are not: \(link: "example.com", to: own), \(link: "a shop", to: "https://paypal.com@evil.example/"), \
      \(link: "a letter", to: "https://аррӏе.com/"), \(link: "a bill", to: "https://rnicrosoft.com/bill.pdf.exe"), \
      \(link: "a trick", to: "javascript:alert(1)").
      """
  }
}
