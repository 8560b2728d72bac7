public import WebAddress
public import WebPolicy

/// Why a page does not show, for a person and for a log.
public struct PageFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of failure.
  public enum Kind: Hashable, Sendable {
    /// The name in the address belongs to no computer.
    case hostNotFound
    /// The computer is there, but nothing answers on it.
    case cannotConnect
    /// This device has no network.
    case offline
    /// The answer took too long.
    case timedOut
    /// The connection broke off.
    case connectionLost
    /// The connection cannot be kept secret, or the other side cannot prove who it is.
    case notSecure
    /// The server answered with an error and without a page; the number is HTTP's.
    case httpStatus(Int)
    /// The answer is of a type that cannot be shown.
    case cannotShow(mimeType: String?)
    /// The answer had no content.
    case noContent
    /// The policy did not let it load.
    case blocked(DenialReason)
    /// The port in the address is one that browsers do not talk to.
    case restrictedPort
    /// The page's process died.
    case pageCrashed
    /// The load was given up, or another one took its place; nothing to show to a person.
    case cancelled
    /// Something else; ``PageFailure/detail`` has the engine's words.
    case other
  }

  /// What went wrong.
  public let kind: Kind
  /// The address that did not load, where it is known.
  public let url: WebURL?
  /// The engine's own words, for a log.
  public let detail: String

  /// A failure of its parts.
  public init(_ kind: Kind, url: WebURL?, detail: String = "") {
    self.kind = kind
    self.url = url
    self.detail = detail
  }

  /// A short heading for a person.
  public var heading: String {
    switch kind {
    case .blocked, .restrictedPort: "This page may not be opened"
    case .pageCrashed: "This page stopped working"
    case .notSecure: "This connection is not secure"
    case .offline: "You are offline"
    default: "This page cannot be shown"
    }
  }

  /// What happened and what to do, in a sentence or two for a person.
  public var sentence: String {
    let host = url?.host.map { "“\($0.displayed)”" } ?? "the server"
    return switch kind {
    case .hostNotFound: "No server called \(host) was found. Check the address and your connection."
    case .cannotConnect: "\(capitalized(host)) does not answer. Try again in a moment."
    case .offline: "Connect to a network and try again."
    case .timedOut: "\(capitalized(host)) took too long to answer. Try again in a moment."
    case .connectionLost: "The connection to \(host) broke off. Try again."
    case .notSecure:
      "\(capitalized(host)) could not prove that it is what it says, so nothing was sent to it."
    case .httpStatus(404), .httpStatus(410): "\(capitalized(host)) has no page at this address."
    case .httpStatus(let status) where status >= 500:
      "\(capitalized(host)) has a problem of its own (error \(status)). Try again later."
    case .httpStatus(let status): "\(capitalized(host)) does not give out this page (error \(status))."
    case .cannotShow(let type?): "What stands at this address is no page but a file of the type \(type)."
    case .cannotShow(nil): "What stands at this address is no page that can be shown."
    case .noContent: "\(capitalized(host)) has nothing to show at this address."
    case .blocked(let reason): "\(capitalized(reason.description))."
    case .restrictedPort: "The address names a port that is not for web pages."
    case .pageCrashed: "The page took too much memory or hit a fault. Load it again."
    case .cancelled: "Loading was stopped."
    case .other: detail.isEmpty ? "Something went wrong. Try again." : "Something went wrong: \(detail)"
    }
  }

  /// Whether loading the same address again can help.
  public var canRetry: Bool {
    switch kind {
    case .blocked, .restrictedPort, .cannotShow: false
    default: true
    }
  }

  public var description: String {
    "\(kind) at \(url?.href ?? "an unknown address")\(detail.isEmpty ? "" : ": \(detail)")"
  }

  private func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
