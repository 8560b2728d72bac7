/// What a link is: a web address, an e-mail address, a mention, a tag, or a kind of the app's own.
public enum LinkKind: Hashable, Sendable {
  /// A web address, with or without its scheme: `https://example.com/a`, `example.com`, `tel:+49301234`.
  case url
  /// An e-mail address, with or without `mailto:`.
  case email
  /// A user or account: `@name`, and `@name:server` or `@name@server` where the mention rules allow it.
  case mention
  /// A topic: `#topic`.
  case hashtag
  /// A share or currency: `$TICKER`.
  case cashtag
  /// A kind that the app defined with ``CustomKind``; the value is its name.
  case custom(String)

  /// The kinds that the package itself knows, in the order in which they win at an equal start.
  public static let builtIn: [LinkKind] = [.url, .email, .mention, .hashtag, .cashtag]

  /// The name in lower case, as the command line and JSON write it: `url`, `email`, or the app's own name.
  public var name: String {
    switch self {
    case .url: "url"
    case .email: "email"
    case .mention: "mention"
    case .hashtag: "hashtag"
    case .cashtag: "cashtag"
    case .custom(let name): name
    }
  }

  /// Reads a name as ``name`` writes it; a name that is none of the built-in ones is the app's own.
  public init(name: String) {
    self = Self.builtIn.first { $0.name == name } ?? .custom(name)
  }
}

extension LinkKind: CustomStringConvertible {
  public var description: String { name }
}
