public import WebAddress
public import WebPolicy

/// Why a page is not displayed, with texts for users and logs.
public struct PageFailure: Error, Hashable, Sendable {
  /// The kinds of failure.
  public enum Kind: Hashable, Sendable {
    /// The load was cancelled, or another one replaced it; no message for the user.
    case cancelled
    /// The policy did not let it load.
    case blocked(Verdict)
    /// The address is `http:`, and the policy allows no connection that others can read.
    case cleartextBlocked(domain: String)
    /// The server answered with an error and without a page; the number is HTTP's.
    case httpStatus(Int)
    /// This device has no network.
    case offline
    /// The name in the address belongs to no computer.
    case hostNotFound
    /// The computer is there, but nothing answers on it.
    case connectionRefused
    /// The answer took too long.
    case timedOut
    /// The connection broke off.
    case connectionLost
    /// The connection cannot be kept secret, or the other side cannot prove who it is.
    case tls(TLSFault)
    /// The address is of a kind that no web view opens.
    case unsupportedScheme(String)
    /// The port in the address is one that browsers do not talk to.
    case restrictedPort
    /// The answer is of a type that cannot be shown.
    case cannotShow(mimeType: String?)
    /// The answer had no content.
    case noContent
    /// The file is not there, or lies outside the folder that the page may read.
    case fileUnreadable
    /// The page's process died more often than `ViewerOptions.automaticReloads` allows.
    case crashed
    /// Something else; ``PageFailure/detail`` has the engine's words.
    case other
  }

  /// Why a server could not prove who it is.
  public enum TLSFault: Hashable, Sendable {
    /// The certificate was valid once.
    case expired
    /// The certificate will be valid later; or this device's clock is wrong.
    case notYetValid
    /// The issuer of the certificate is unknown to this device.
    case unknownAuthority
    /// The certificate is another server's.
    case wrongHost
    /// The certificate was taken back by those who gave it.
    case revoked
    /// The certificate's algorithm is too weak to prove anything.
    case weak
    /// The certificate is not trusted for another reason, or the engine does not say why.
    case untrusted
    /// The two sides found no way to talk secretly.
    case handshake
  }

  /// What went wrong.
  public let kind: Kind
  /// The address that did not load, where it is known.
  public let url: WebURL?
  /// The engine's own message, which a log can contain.
  public let detail: String

  /// A failure of its parts.
  public init(_ kind: Kind, url: WebURL?, detail: String = "") {
    self.kind = kind
    self.url = url
    self.detail = detail
  }

  /// Whether loading the same address again can help.
  public var canRetry: Bool {
    switch kind {
    case .blocked, .cleartextBlocked, .restrictedPort, .cannotShow, .unsupportedScheme: false
    default: true
    }
  }

  /// Whether to display it to the user.
  public var isForUser: Bool { kind != .cancelled }
}

extension PageFailure: CustomStringConvertible {
  public var description: String {
    "\(kind) at \(url?.href ?? "an unknown address")\(detail.isEmpty ? "" : ": \(detail)")"
  }
}
