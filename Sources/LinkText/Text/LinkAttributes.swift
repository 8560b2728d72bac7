public import Foundation

/// The attributes in which an `AttributedString` stores what Foundation's `link` cannot.
///
/// `link` is a URL only: it has no hint and no target of the app, and cannot separate two adjacent links to one address. A run
/// with both uses these.
public struct LinkTextAttributes: AttributeScope {
  /// The link that a run belongs to.
  public let textLink: TextLinkAttribute
  /// The style of a run.
  public let linkStyle: LinkStyleAttribute
  /// Foundation's own attributes, `link` among them.
  public let foundation: AttributeScopes.FoundationAttributes
}

extension AttributeScopes {
  /// The attributes of linked texts.
  public var linkText: LinkTextAttributes.Type { LinkTextAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds the attributes of linked texts by name: `text.textLink`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<LinkTextAttributes, Key>
  ) -> Key { self[Key.self] }
}

/// The attribute that makes a run a part of one link.
public enum TextLinkAttribute: AttributedStringKey {
  /// A link of an `AttributedString`.
  public struct Value: Hashable, Sendable {
    /// Distinguishes adjacent links to one address.
    public var id: Int
    /// Where the link leads.
    public var target: LinkTarget
    /// What following the link does; see ``TextLink/hint``.
    public var hint: String?
    /// The name of the link's style; see ``TextLink/variant``.
    public var variant: String?
    /// Whether the author or a detector made it a link.
    public var origin: TextLink.Origin

    /// A link with these values.
    public init(
      id: Int, target: LinkTarget, hint: String? = nil, variant: String? = nil,
      origin: TextLink.Origin = .written
    ) {
      (self.id, self.target, self.hint, self.variant, self.origin) = (id, target, hint, variant, origin)
    }
  }
  public static let name = "Linkway.textLink"
}

/// The attribute that gives a run its own style.
public enum LinkStyleAttribute: AttributedStringKey {
  public typealias Value = LinkStyle
  public static let name = "Linkway.linkStyle"
}
