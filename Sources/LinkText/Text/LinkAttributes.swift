public import Foundation

/// The attributes by which an `AttributedString` keeps what Foundation's `link` cannot hold.
///
/// `link` knows a URL only: not two neighbouring links to one address, no hint, no target of the app's own.
/// Where both stand, these count.
public struct LinkTextAttributes: AttributeScope {
  /// The link that a run belongs to.
  public let textLink: TextLinkAttribute
  /// The look of a run.
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
    /// Tells neighbouring links to one address apart.
    public var id: Int
    /// Where the link leads.
    public var target: LinkTarget
    /// What following the link does; see ``TextLink/hint``.
    public var hint: String?
    /// The name of the link's look; see ``TextLink/variant``.
    public var variant: String?
    /// Who says that this is a link.
    public var origin: TextLink.Origin

    /// A link of its parts.
    public init(
      id: Int, target: LinkTarget, hint: String? = nil, variant: String? = nil,
      origin: TextLink.Origin = .written
    ) {
      (self.id, self.target, self.hint, self.variant, self.origin) = (id, target, hint, variant, origin)
    }
  }
  public static let name = "Linkway.textLink"
}

/// The attribute that gives a run a look of its own.
public enum LinkStyleAttribute: AttributedStringKey {
  public typealias Value = LinkStyle
  public static let name = "Linkway.linkStyle"
}
