import Foundation
import GTKWidgets
import LinkwayGTK
import PageServer
import WebAddress
import WebPolicy
import WebViewing

/// A viewer under control: where it may go, what it did not do and why, and what is wrong when nothing shows.
@MainActor
final class BrowserPage: DemoPage {
  let name = "Browser"
  let widget: Widget

  let viewer: WebViewer
  let view: WebViewerView
  let address = Entry(.freeForm, accessibleName: "Address")
  let back = Button(icon: "go-previous-symbolic", name: "Back")
  let forward = Button(icon: "go-next-symbolic", name: "Forward")
  let reload = Button(icon: "view-refresh-symbolic", name: "Reload")
  let diagnose = Button("Diagnose")
  let crash = Button("End the page's process")
  let title = Label(styleClasses: ["heading"])
  let state = Label(styleClasses: ["caption", "dim-label"])
  let rules = TextArea(accessibleName: "Sites that may load, one rule a line", height: 84)
  let faults = Label(styleClasses: ["error", "caption"])
  let local = CheckBox("Cleartext in the local network")
  let upgrade = CheckBox("Upgrade to https", isOn: true)
  let log = Label(styleClasses: ["caption"])
  let diagnosis = Label(styleClasses: ["caption"])
  private let server: PageServer
  private var follower: ObservationTracker?

  init(_ context: DemoPageContext) {
    server = context.server
    viewer = WebViewer(storage: context.storage)
    view = WebViewerView(viewer)
    view.setMinimumSize(height: 280)
    view.expandsVertically = true
    address.expandsHorizontally = true
    rules.text = "allow 127.0.0.1:*"
    for label in [title, state] { label.truncate() }
    for label in [log, diagnosis, faults] { label.breakWords() }
    let column = Box(
      .column, spacing: 8,
      [
        Box(.row, spacing: 6, [back, forward, reload, address]), title, state, view,
        Label("Sites that may load", styleClasses: ["heading"]), rules, faults,
        Box(.row, spacing: 18, [local, upgrade]), Box(.row, spacing: 6, [diagnose, crash]), diagnosis,
        Label("Not let happen", styleClasses: ["heading"]), log,
      ])
    column.setMargin(18)
    widget = ScrolledWindow(column)
    connect()
    applyRules()
    follower = ObservationTracker { [weak self] in self?.update() }
  }

  /// Loads the start page; nothing loads before the user opens the demo page.
  func start() {
    BrowserPages.serve(on: server)
    viewer.show(.url(WebURL(server.url("/browser").absoluteString)!))
  }

  private func connect() {
    widget.onMap { [weak self] in self?.start() }
    back.onPress { [weak self] in self?.viewer.goBack() }
    forward.onPress { [weak self] in self?.viewer.goForward() }
    reload.onPress { [weak self] in
      guard let self else { return }
      if viewer.isLoading { viewer.stop() } else { viewer.retry() }
    }
    address.onSubmit { [weak self] in self?.go() }
    rules.onChange { [weak self] _ in self?.applyRules() }
    local.onChange { [weak self] _ in self?.applyRules() }
    upgrade.onChange { [weak self] _ in self?.applyRules() }
    diagnose.onPress { [weak self] in
      Task { [weak self] in
        self?.diagnosis.text = "Looking…"
        guard let found = await self?.viewer.diagnosis() else { return }
        self?.diagnosis.text = found.description
      }
    }
    crash.onPress { [weak self] in self?.viewer.endProcess() }
  }

  private func go() {
    let text = address.text.trimmingCharacters(in: .whitespaces)
    // An input without a scheme is a host.
    guard
      let url = WebURL(text).flatMap({ $0.scheme.name.contains(".") || $0.scheme == "localhost" ? nil : $0 })
        ?? WebURL("https://\(text)")
    else {
      diagnosis.text = "“\(text)” is no address."
      return
    }
    viewer.load(url)
  }

  /// Applies the rules that can be read, and shows the errors of the others.
  private func applyRules() {
    var sites: [SiteRule] = []
    var words: [String] = []
    for (number, line) in rules.text.split(separator: "\n").enumerated() {
      do throws(SiteRuleError) {
        sites.append(try SiteRule(parsing: String(line)))
      } catch {
        words.append("Line \(number + 1): \(error)")
      }
    }
    faults.text = words.joined(separator: "\n")
    faults.isVisible = !words.isEmpty
    var policy = NavigationPolicy(
      mainFrame: RuleSet(sites, otherwise: .deny), subframes: RuleSet(sites, otherwise: .deny))
    policy.transport.allowsLocalNetworking = local.isOn
    policy.transport.upgradesToHTTPS = upgrade.isOn
    viewer.policy = policy
  }

  private func update() {
    back.isSensitive = viewer.canGoBack
    forward.isSensitive = viewer.canGoForward
    title.text = viewer.title.isEmpty ? "No title" : viewer.title
    let pending = viewer.pendingURL.map { ", on its way to \($0.href)" } ?? ""
    state.text = "\(Self.words(viewer.phase)) · \(viewer.url?.href ?? "no page")\(pending)"
    if !address.hasFocus { address.text = viewer.url?.href ?? "" }
    log.text =
      viewer.blockLog.entries.isEmpty
      ? "Nothing yet."
      : viewer.blockLog.entries.suffix(6).reversed().map { entry in
        let times = entry.count > 1 ? " (\(entry.count)×)" : ""
        let rule = entry.verdict.rule.map { " [\($0)]" } ?? ""
        return "\(entry.request.url.href)\(times): \(entry.verdict.reason)\(rule)"
      }.joined(separator: "\n")
  }

  private static func words(_ phase: WebViewer.Phase) -> String {
    switch phase {
    case .empty: "Empty"
    case .loading: "Loading"
    case .showing: "Showing"
    case .failed(let failure): "Failed: \(failure.sentence)"
    case .crashed: "Crashed"
    }
  }
}
