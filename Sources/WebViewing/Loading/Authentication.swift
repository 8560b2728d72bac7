public import WebAddress

/// A server's question of who is there, or this device's whether to trust a server.
public struct AuthenticationQuestion: Hashable, Sendable {
  /// What is asked.
  public enum Kind: Hashable, Sendable {
    /// A name and a password, by HTTP's own means; the realm is the server's word for what they open.
    case password(realm: String?)
    /// Whether to talk to a server whose certificate is not trusted.
    case certificate(PageFailure.TLSFault)
  }

  /// What is asked.
  public let kind: Kind
  /// The host that asks; show it, for a person must know whom a password goes to.
  public let host: WebHost
  /// The port.
  public let port: Int
  /// Whether what is sent can be read by others on the way.
  public let isCleartext: Bool
  /// How many answers to this question were wrong already.
  public let failedAttempts: Int

  /// A question of its parts.
  public init(_ kind: Kind, host: WebHost, port: Int, isCleartext: Bool, failedAttempts: Int = 0) {
    self.kind = kind
    self.host = host
    self.port = port
    self.isCleartext = isCleartext
    self.failedAttempts = failedAttempts
  }
}

/// What an app answers to an ``AuthenticationQuestion``.
public enum AuthenticationAnswer: Hashable, Sendable {
  /// Nothing is given: a page that needs a password shows the server's own words, a bad certificate is a failure.
  case refuse
  /// A name and a password, kept for this run of the program at most.
  case password(user: String, String)
  /// The certificate is trusted for this host, for this run of the program.
  case trust
}
