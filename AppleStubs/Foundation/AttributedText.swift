@available(iOS 3.2, macOS 10, *)
@objc open class NSAttributedString: NSObject, @unchecked Sendable {
  public struct Key: Hashable, Sendable {
    public init(rawValue: String) { fatalError() }
  }
  public override init() { fatalError() }
  public init(string: String) { fatalError() }
  open var string: String { fatalError() }
  open func attribute(
    _ name: NSAttributedString.Key, at location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?
  ) -> Any? { fatalError() }
}

@available(iOS 3.2, macOS 10, *)
@objc open class NSMutableAttributedString: NSAttributedString, @unchecked Sendable {
  open func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {}
  open func addAttributes(_ attributes: [NSAttributedString.Key: Any], range: NSRange) {}
  open func setAttributedString(_ attrString: NSAttributedString) {}
  open func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {}
}

extension NSString {
  public var length: Int { fatalError() }
  public func character(at index: Int) -> UInt16 { fatalError() }
}

extension NSRange {
  public var lowerBound: Int { fatalError() }
  public var upperBound: Int { fatalError() }
  public func intersection(_ other: NSRange) -> NSRange? { fatalError() }
}

@objc public protocol NSCopying {}
