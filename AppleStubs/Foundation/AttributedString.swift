@available(iOS 15, macOS 12, *)
@dynamicMemberLookup
public struct AttributedString: Hashable, Sendable {
  public func range<Text: StringProtocol>(
    of stringToFind: Text, options: String.CompareOptions = [], locale: Locale? = nil
  ) -> Range<Index>? { fatalError() }
  public struct Index: Comparable, Hashable, Sendable {
    public static func < (left: Index, right: Index) -> Bool { fatalError() }
  }
  public struct CharacterView: BidirectionalCollection, Sendable {
    public var startIndex: Index { fatalError() }
    public var endIndex: Index { fatalError() }
    public func index(after index: Index) -> Index { fatalError() }
    public func index(before index: Index) -> Index { fatalError() }
    public subscript(index: Index) -> Character { fatalError() }
    public subscript(range: Range<Index>) -> Slice<CharacterView> { fatalError() }
  }
  public struct Runs: Sequence, Sendable {
    @dynamicMemberLookup
    public struct Run: Sendable {
      public var range: Range<Index> { fatalError() }
      public subscript<Key: AttributedStringKey>(_: Key.Type) -> Key.Value? { fatalError() }
      public subscript<Key: AttributedStringKey>(
        dynamicMember path: KeyPath<AttributeDynamicLookup, Key>
      ) -> Key.Value? { fatalError() }
    }
    public func makeIterator() -> IndexingIterator<[Run]> { fatalError() }
    public subscript<Key: AttributedStringKey>(_: Key.Type) -> [(Key.Value?, Range<Index>)] { fatalError() }
  }
  public init() { fatalError() }
  public init(_ text: String) { fatalError() }
  public init(_ text: Substring) { fatalError() }
  public mutating func append(_ other: AttributedString) {}
  public subscript<Key: AttributedStringKey>(_: Key.Type) -> Key.Value? {
    get { fatalError() }
    set {}
  }
  public var characters: CharacterView { fatalError() }
  public var runs: Runs { fatalError() }
  public subscript(range: Range<Index>) -> AttributedSubstring {
    get { fatalError() }
    set {}
  }
  public subscript<Key: AttributedStringKey>(
    dynamicMember path: KeyPath<AttributeDynamicLookup, Key>
  ) -> Key.Value? {
    get { fatalError() }
    set {}
  }
}

@available(iOS 15, macOS 12, *)
@dynamicMemberLookup
public struct AttributedSubstring: Hashable, Sendable {
  public var runs: AttributedString.Runs { fatalError() }
  public subscript<Key: AttributedStringKey>(_: Key.Type) -> Key.Value? {
    get { fatalError() }
    set {}
  }
  public subscript<Key: AttributedStringKey>(
    dynamicMember path: KeyPath<AttributeDynamicLookup, Key>
  ) -> Key.Value? {
    get { fatalError() }
    set {}
  }
}

extension Range where Bound == AttributedString.Index {
  public init?(_ range: Range<String.Index>, in text: AttributedString) { fatalError() }
}

@available(iOS 15, macOS 12, *)
public protocol AttributedStringKey: SendableMetatype {
  associatedtype Value: Hashable
  static var name: String { get }
}

@available(iOS 15, macOS 12, *)
public protocol AttributeScope: SendableMetatype {}

@available(iOS 15, macOS 12, *)
public enum AttributeScopes {
  public struct FoundationAttributes: AttributeScope {
    public let link: LinkAttribute
    public enum LinkAttribute: AttributedStringKey {
      public typealias Value = URL
      public static let name = "NSLink"
    }
  }
}

@available(iOS 15, macOS 12, *)
@dynamicMemberLookup
public enum AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(_: Key.Type) -> Key { fatalError() }
  public subscript<Key: AttributedStringKey>(
    dynamicMember path: KeyPath<AttributeScopes.FoundationAttributes, Key>
  ) -> Key { fatalError() }
}
