import JSONSyntax
import WebAddress
import WebPolicy

/// Judges URLs by a policy, and writes what came of it.
struct PolicyJudge {
  private let policy: NavigationPolicy
  private let options: PolicyOptions
  /// The policy's file; it shows which rules are explicit and which are defaults.
  private let file: JSONTree?
  private let console: Console

  init(_ policy: NavigationPolicy, _ options: PolicyOptions, file: JSONTree?, on console: Console) {
    (self.policy, self.options, self.file, self.console) = (policy, options, file, console)
  }

  /// Whether a URL is judged as expected, or, where nothing is expected, allowed.
  func isAsExpected(_ text: String) throws(CommandFailure) -> Bool {
    let url: WebURL
    do throws(WebURLError) {
      url = try WebURL(parsing: text)
    } catch {
      console.complain("\(quoted(text)) is no URL: \(visible(error.description))")
      return false
    }
    if options.wantsWindow { return try judgeWindow(url) }
    let verdict = policy.verdict(for: request(url, options.frame, window: options.window.map(popupRequest)))
    var upgraded: WebURL?
    if case .upgrade(let secure) = verdict.outcome { upgraded = secure }
    try write(url, verdict.outcome.name, to: upgraded, verdict.reason.description, verdict.rule)
    return verdict.outcome.name == options.expectation ?? "allow"
  }

  /// The rules for what shows in a window come first, as in a viewer.
  private func judgeWindow(_ url: WebURL) throws(CommandFailure) -> Bool {
    let window = popupRequest(url)
    let verdict = policy.verdict(for: request(url, .newWindow, window: window))
    switch verdict.outcome {
    case .deny, .route:
      let form = verdict.outcome == .deny ? "refuse" : "route"
      try write(url, form, to: nil, verdict.reason.description, verdict.rule)
      return form == options.expectation
    case .allow, .upgrade: break
    }
    let popup = policy.popups.verdict(for: window)
    try write(url, popup.presentation.description, to: nil, popup.reason.description, popup.rule)
    return options.expectation.map { $0 == popup.presentation.description } ?? (popup.presentation != .refuse)
  }

  private func popupRequest(_ url: WebURL) -> PopupRequest {
    PopupRequest(url: url, opener: options.source, isUserGesture: options.isUserGesture, openCount: 0)
  }

  private func request(
    _ url: WebURL, _ frame: NavigationRequest.Frame, window: PopupRequest?
  ) -> NavigationRequest {
    NavigationRequest(
      url: url, frame: frame, isUserGesture: options.isUserGesture, stage: options.stage,
      initiator: options.initiator, source: options.source, isDownload: options.isDownload, window: window)
  }

  private func write(
    _ url: WebURL, _ verdict: String, to upgraded: WebURL?, _ reason: String, _ rule: RuleReference?
  ) throws(CommandFailure) {
    guard options.asJSON else {
      let padding = String(repeating: " ", count: max(1, 8 - verdict.count))
      let place = rule.map { "  [\($0)\(origin(of: $0))]" } ?? ""
      return try console.output.write(
        "\(visible(verdict))\(padding)\(visible(url.href))  \(visible(reason))\(visible(place))\n")
    }
    func member(_ name: String, _ text: String?, first: Bool = false) {
      console.output.buffer += (first ? "{\"\(name)\":" : ",\"\(name)\":").utf8
      if let text {
        JSONText.append(text, to: &console.output.buffer)
      } else {
        console.output.buffer += "null".utf8
      }
    }
    member("url", url.href, first: true)
    member("verdict", verdict)
    if let upgraded { member("to", upgraded.href) }
    member("reason", reason)
    member("rule", rule?.description)
    console.output.buffer += "}\n".utf8
    try console.output.drain()
  }

  /// Where a rule comes from, in words; none where the policy's file has its key.
  private func origin(of rule: RuleReference) -> String {
    if rule.section == "transport", options.infoPlist != nil { return ", from the Info.plist" }
    let key = rule.key.prefix { $0 != "." && $0 != "[" }
    guard let section = file?[rule.section], key.isEmpty || section[String(key)] != nil else {
      return ", by default"
    }
    return ""
  }
}

extension Verdict.Outcome {
  fileprivate var name: String {
    switch self {
    case .allow: "allow"
    case .deny: "deny"
    case .route: "route"
    case .upgrade: "upgrade"
    }
  }
}
