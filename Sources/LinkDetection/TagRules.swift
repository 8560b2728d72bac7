/// What a mention may look like.
public enum MentionRules: Hashable, Sendable, CaseIterable {
  /// X: `@name`, 1 to 20 ASCII letters, digits and `_`; `@name/list`.
  case x
  /// Mastodon and the fediverse: `@name` and `@name@server`.
  case mastodon
  /// Matrix: `@name:server`.
  case matrix
  /// Bluesky: `@` and a domain name.
  case bluesky
  /// Telegram: `@name`, 3 to 32 ASCII letters, digits and `_`.
  case telegram
}

/// What a hashtag may look like.
public enum HashtagRules: Hashable, Sendable, CaseIterable {
  /// Letters, marks, digits, `_` and middle dots of any script with at least one that is no digit.
  case standard
  /// Aliases of Matrix channels: `#name:server`.
  case matrix
}
