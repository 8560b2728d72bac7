@objc open class NSColor: NSObject, @unchecked Sendable {
  public typealias Name = String
  @available(macOS 10.15, *)
  public convenience init(name: Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor) { fatalError() }
  public init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { fatalError() }
  @available(macOS 10.10, *)
  open class var labelColor: NSColor { fatalError() }
  @available(macOS 10.14, *)
  open class var controlAccentColor: NSColor { fatalError() }
  open class var selectedTextBackgroundColor: NSColor { fatalError() }
  @available(macOS 10.14, *)
  open class var unemphasizedSelectedTextBackgroundColor: NSColor { fatalError() }
  open func setFill() {}
  open func withAlphaComponent(_ alpha: CGFloat) -> NSColor { fatalError() }
}

@available(macOS 10.9, *)
@objc open class NSAppearance: NSObject {
  public struct Name: Hashable, Sendable {
    public static let aqua = Name()
    @available(macOS 10.14, *)
    public static let darkAqua = Name()
    @available(macOS 10.14, *)
    public static let accessibilityHighContrastAqua = Name()
    @available(macOS 10.14, *)
    public static let accessibilityHighContrastDarkAqua = Name()
  }
  @available(macOS 10.14, *)
  open func bestMatch(from appearances: [Name]) -> Name? { fatalError() }
  @available(macOS 11, *)
  open func performAsCurrentDrawingAppearance(_ block: () -> Void) {}
}

@objc open class NSBezierPath: NSObject {
  public convenience init(rect: NSRect) { fatalError() }
  public convenience init(roundedRect rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) { fatalError() }
  open func fill() {}
}

@objc open class NSGraphicsContext: NSObject {
  open class var current: NSGraphicsContext? { fatalError() }
  @available(macOS 10.10, *)
  open var cgContext: CGContext { fatalError() }
}

@objc open class NSImageRep: NSObject {}

@objc open class NSBitmapImageRep: NSImageRep {}

@objc open class NSImage: NSObject {
  public init(size: NSSize) { fatalError() }
  open func addRepresentation(_ imageRep: NSImageRep) {}
}

@objc open class NSFont: NSObject, @unchecked Sendable {
  public struct Weight: Hashable, Sendable {
    @available(macOS 10.11, *)
    public static let ultraLight = Weight()
    @available(macOS 10.11, *)
    public static let thin = Weight()
    @available(macOS 10.11, *)
    public static let light = Weight()
    @available(macOS 10.11, *)
    public static let regular = Weight()
    @available(macOS 10.11, *)
    public static let medium = Weight()
    @available(macOS 10.11, *)
    public static let semibold = Weight()
    @available(macOS 10.11, *)
    public static let bold = Weight()
    @available(macOS 10.11, *)
    public static let heavy = Weight()
    @available(macOS 10.11, *)
    public static let black = Weight()
  }
  @available(macOS 11, *)
  public struct TextStyle: Hashable, Sendable {
    public static let largeTitle = TextStyle()
    public static let title2 = TextStyle()
    public static let headline = TextStyle()
    public static let body = TextStyle()
    public static let caption1 = TextStyle()
  }
  @available(macOS 11, *)
  public struct TextStyleOptionKey: Hashable, Sendable {}
  @available(macOS 11, *)
  open class func preferredFont(
    forTextStyle style: TextStyle, options: [TextStyleOptionKey: Any] = [:]
  ) -> NSFont { fatalError() }
  @available(macOS 10.11, *)
  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> NSFont { fatalError() }
  @available(macOS 10.15, *)
  open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> NSFont { fatalError() }
  public convenience init?(descriptor: NSFontDescriptor, size: CGFloat) { fatalError() }
  open var pointSize: CGFloat { fatalError() }
  open var familyName: String? { fatalError() }
  open var fontDescriptor: NSFontDescriptor { fatalError() }
  @available(macOS 10.15, *)
  open func withSize(_ size: CGFloat) -> NSFont { fatalError() }
}

@objc open class NSFontDescriptor: NSObject {
  public struct AttributeName: Hashable, Sendable {
    public static let family = AttributeName()
    public static let traits = AttributeName()
  }
  public struct TraitKey: Hashable, Sendable {
    public static let weight = TraitKey()
  }
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var italic: SymbolicTraits { fatalError() }
  }
  public init(fontAttributes attributes: [AttributeName: Any]? = nil) { fatalError() }
  open var symbolicTraits: SymbolicTraits { fatalError() }
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> NSFontDescriptor { fatalError() }
}
