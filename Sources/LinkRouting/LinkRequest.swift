public import LinkText

/// Where a link was followed: who asks the router.
public enum LinkSource: String, Hashable, Sendable, Codable, CaseIterable {
  /// Text of the app, whether by pointer, finger, keyboard or screen reader.
  case text
  /// A page in the viewer that handed a navigation off.
  case page
  /// Another program: a deep link that the system opened the app with.
  case external
  /// The app's own code.
  case app
}

/// A link that somebody wants to follow.
public struct LinkRequest: Hashable, Sendable {
  /// Where the link leads, as written.
  public var target: LinkTarget
  /// Where it was followed.
  public var source: LinkSource
  /// The words that the person saw; nil where there were none.
  public var label: String?

  /// A request to follow a target.
  public init(_ target: LinkTarget, from source: LinkSource = .app, label: String? = nil) {
    self.target = target
    self.source = source
    self.label = label
  }

  /// A request to follow a link in text, by whatever means it was activated.
  public init(_ link: TextLink) { self.init(link.target, from: .text, label: link.label) }
}
