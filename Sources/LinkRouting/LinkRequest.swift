public import LinkText

/// Where a link was followed.
public enum LinkSource: String, Hashable, Sendable, Codable, CaseIterable {
  /// Text of the app, by pointer, touch, keyboard or assistive technology.
  case text
  /// A page in the viewer whose policy routed a navigation to the app.
  case page
  /// Another program: a deep link with which the system opened the app.
  case external
  /// The app's own code.
  case app
}

/// A request to follow a link.
public struct LinkRequest: Hashable, Sendable {
  /// Where the link leads, as written.
  public var target: LinkTarget
  /// Where it was followed.
  public var source: LinkSource
  /// The label that the user saw; nil where there was none.
  public var label: String?

  /// A request to follow a target.
  public init(_ target: LinkTarget, from source: LinkSource = .app, label: String? = nil) {
    self.target = target
    self.source = source
    self.label = label
  }

  /// A request to follow a link in text, activated by pointer, touch, keyboard or assistive technology.
  public init(_ link: TextLink) { self.init(link.target, from: .text, label: link.label) }
}
