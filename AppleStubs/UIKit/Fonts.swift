@available(iOS 2, *)
@objc open class UIFont: NSObject, @unchecked Sendable {
  @available(iOS 7, *)
  public struct TextStyle: Hashable, Sendable {
    public init(rawValue: String) { fatalError() }
    @available(iOS 11, *)
    public static let largeTitle = TextStyle(rawValue: "")
    @available(iOS 9, *)
    public static let title2 = TextStyle(rawValue: "")
    public static let headline = TextStyle(rawValue: "")
    public static let body = TextStyle(rawValue: "")
    @available(iOS 7, *)
    public static let footnote = TextStyle(rawValue: "")
    public static let caption1 = TextStyle(rawValue: "")
  }
  @available(iOS 8.2, *)
  public struct Weight: Hashable, Sendable {
    public static let ultraLight = Weight()
    public static let thin = Weight()
    public static let light = Weight()
    public static let regular = Weight()
    public static let medium = Weight()
    public static let semibold = Weight()
    public static let bold = Weight()
    public static let heavy = Weight()
    public static let black = Weight()
  }
  @available(iOS 10, *)
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { fatalError() }
  @available(iOS 7, *)
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { fatalError() }
  @available(iOS 13, *)
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { fatalError() }
  @available(iOS 7, *)
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) { fatalError() }
  open var familyName: String { fatalError() }
  open var pointSize: CGFloat { fatalError() }
  @available(iOS 7, *)
  open var fontDescriptor: UIFontDescriptor { fatalError() }
  open func withSize(_ fontSize: CGFloat) -> UIFont { fatalError() }
}

@available(iOS 7, *)
@objc open class UIFontDescriptor: NSObject, @unchecked Sendable {
  public struct AttributeName: Hashable, Sendable {
    public static let family = AttributeName()
    public static let traits = AttributeName()
    public static let textStyle = AttributeName()
  }
  public struct TraitKey: Hashable, Sendable {
    public static let weight = TraitKey()
  }
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var traitItalic: SymbolicTraits { fatalError() }
  }
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) { fatalError() }
  open var symbolicTraits: SymbolicTraits { fatalError() }
  open func object(forKey attribute: AttributeName) -> Any? { fatalError() }
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor { fatalError() }
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? { fatalError() }
}

@available(iOS 11, *)
@objc open class UIFontMetrics: NSObject {
  public init(forTextStyle textStyle: UIFont.TextStyle) { fatalError() }
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat { fatalError() }
}
