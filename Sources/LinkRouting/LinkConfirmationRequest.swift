public import LinkSafety
public import WebAddress

/// What a person is asked before a link is opened, in words that a dialog can show.
public struct LinkConfirmationRequest: Hashable, Sendable {
  /// The question itself, such as “Open example.com?”.
  public var heading: String
  /// The host that the link really leads to, safe to show; the whole address where it has no host.
  public var host: String
  /// The whole address, as it would be sent but for a password.
  public var address: String
  /// What was found, each in a sentence for the person; the gravest first.
  public var findings: [LinkFinding]
  /// What else is to be said; empty where nothing is.
  public var message: String

  /// A question about an address, with what was found about it.
  ///
  /// - Parameters:
  ///   - url: The address that would be opened.
  ///   - findings: What was found about it.
  ///   - message: What else is to be said.
  public init(about url: WebURL, findings: [LinkFinding] = [], message: String = "") {
    let shown = url.host.map(\.displayed) ?? ""
    host = shown.isEmpty ? url.href : shown
    heading = shown.isEmpty ? "Open this link?" : "Open \(shown)?"
    address = url.withoutUserInfo.href
    self.findings = findings.sorted { $0.severity > $1.severity }
    self.message = message
  }
}

/// How a person is asked; a frontend has one, an app may have its own.
///
/// True opens the link. Without one, a link that should be asked about leads nowhere.
public typealias LinkConfirmation = @MainActor @Sendable (LinkConfirmationRequest) async -> Bool
