public import WebAddress

/// A server's question for a name and a password, by HTTP's own means.
///
/// Source: RFC 9110, section 11; RFC 7617 for the basic method, RFC 7616 for digests.
public struct AuthenticationChallenge: Hashable, Sendable {
  /// Who asks, and to whom alone the answer is sent: the server's scheme, host and port.
  public let server: Origin
  /// What the server calls the place that the password is for; the server's own words, which may be anything.
  public let realm: String
  /// How many answers of this viewer's were wrong so far.
  public let failures: Int
  /// The name that was given last; empty before the first answer.
  public let suggestedName: String

  /// Whether the answer is sent encrypted: whether the server's scheme is `https`.
  public var isEncrypted: Bool { server.scheme == "https" }
}

/// A name and a password; in print, the password is left out.
public struct AuthenticationCredential: Hashable, Sendable {
  /// The name.
  public let name: String
  /// The password.
  public let password: String

  /// A name and a password.
  public init(name: String, password: String) {
    self.name = name
    self.password = password
  }
}

extension AuthenticationCredential: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "\(name), password not shown" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: ["name": name]) }
}
