public import WebAddress

/// Where a link leads, as written: `https://example.com/terms`, `terms://termsAndConditions`, `app:settings`.
///
/// The text is kept as it is; what following it does is for a router to say.
public struct LinkTarget: Hashable, Sendable, CustomStringConvertible {
  /// The target as written.
  public let text: String

  /// Takes a target as written; any text will do.
  public init(_ text: some StringProtocol) {
    self.text = String(text)
  }

  /// The scheme at the start of the target, read as a browser reads it; nil where there is none.
  public var scheme: URLScheme? { URLScheme(of: text) }

  public var description: String { text }
}

extension LinkTarget: ExpressibleByStringLiteral {
  /// A target written in source code.
  public init(stringLiteral value: String) { self.init(value) }
}
