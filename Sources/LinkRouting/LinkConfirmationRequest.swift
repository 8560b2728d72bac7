public import LinkSafety
public import WebAddress

/// What the user must confirm before a link is opened, in text that a dialog can show.
public struct LinkConfirmationRequest: Hashable, Sendable {
  /// The heading, such as “Open example.com?”.
  public var heading: String
  /// The host to which the link really leads, safe to display; the whole address if it has no host.
  public var host: String
  /// The whole address without user name and password.
  public var address: String
  /// The findings about the link, the most severe first.
  public var findings: [LinkFinding]
  /// A further message of the app; empty if there is none.
  public var message: String

  /// A request to confirm an address, with the findings about it.
  ///
  /// - Parameters:
  ///   - url: The address to open.
  ///   - findings: The findings about it.
  ///   - message: A further message of the app.
  public init(about url: WebURL, findings: [LinkFinding] = [], message: String = "") {
    let shown = url.host.map(\.displayed) ?? ""
    host = shown.isEmpty ? url.href : shown
    heading = shown.isEmpty ? "Open this link?" : "Open \(shown)?"
    address = url.withoutUserInfo.href
    self.findings = findings.sorted { $0.severity > $1.severity }
    self.message = message
  }
}

/// Asks the user whether a link is opened; each frontend has one, and an app can set its own.
///
/// True opens the link. Without one, a link that requires confirmation is refused.
public typealias LinkConfirmation = @MainActor @Sendable (LinkConfirmationRequest) async -> Bool
