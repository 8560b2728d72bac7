extension String {
  public struct Encoding: Hashable, Sendable {
    public static let utf8 = Encoding()
  }
  public init(contentsOfFile path: String, encoding enc: Encoding) throws { fatalError() }
  public init(contentsOf url: URL, encoding enc: Encoding) throws { fatalError() }
  public init?(data: Data, encoding: Encoding) { fatalError() }
}

extension NSString {
  public struct CompareOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let backwards = CompareOptions(rawValue: 4)
  }
  public func range(of searchString: String) -> NSRange { fatalError() }
}

extension StringProtocol {
  public func range<Other: StringProtocol>(
    of aString: Other, options mask: String.CompareOptions = [], range searchRange: Range<Index>? = nil,
    locale: Locale? = nil
  ) -> Range<Index>? { fatalError() }
  public func components<Other: StringProtocol>(separatedBy separator: Other) -> [String] { fatalError() }
}

extension String {
  public typealias CompareOptions = NSString.CompareOptions
}

public struct Locale: Hashable, Sendable {
  public static var preferredLanguages: [String] { fatalError() }
}
