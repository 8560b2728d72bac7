@_exported import CoreGraphics
@_exported import Foundation

@available(iOS 15, macOS 12, *)
@objc public protocol NSTextLocation: NSObjectProtocol {}

@available(iOS 15, macOS 12, *)
@objc open class NSTextRange: NSObject {
  public init?(location: any NSTextLocation, end: (any NSTextLocation)?) { fatalError() }
  open var location: any NSTextLocation { fatalError() }
}

@available(iOS 15, macOS 12, *)
@objc open class NSTextContentManager: NSObject {
  open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {}
  open var documentRange: NSTextRange { fatalError() }
  open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
    fatalError()
  }
  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { fatalError() }
  open func performEditingTransaction(_ transaction: () -> Void) {}
}

@available(iOS 15, macOS 12, *)
@objc open class NSTextContentStorage: NSTextContentManager {
  public override init() { fatalError() }
  open var textStorage: NSTextStorage? {
    get { fatalError() }
    set {}
  }
}

@available(iOS 7, macOS 10.11, *)
@objc open class NSTextStorage: NSMutableAttributedString, @unchecked Sendable {}

@available(iOS 15, macOS 12, *)
@objc open class NSTextLayoutManager: NSObject {
  public enum SegmentType: Int, Sendable { case standard, selection, highlight }
  public struct SegmentOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var rangeNotRequired: SegmentOptions { fatalError() }
  }
  public override init() { fatalError() }
  open var textContainer: NSTextContainer? {
    get { fatalError() }
    set {}
  }
  open var textSelectionNavigation: NSTextSelectionNavigation { fatalError() }
  weak open var textContentManager: NSTextContentManager? { fatalError() }
  @discardableResult
  open func enumerateTextLayoutFragments(
    from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
    using block: (NSTextLayoutFragment) -> Bool
  ) -> (any NSTextLocation)? { fatalError() }
  open func enumerateTextSegments(
    in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [],
    using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
  ) {}
}

@available(iOS 15, macOS 12, *)
@objc open class NSTextSelectionNavigation: NSObject {
  public struct Modifier: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  open func textSelections(
    interactingAt point: CGPoint, inContainerAt containerLocation: any NSTextLocation,
    anchors: [NSTextSelection], modifiers: Modifier, selecting: Bool, bounds: CGRect
  ) -> [NSTextSelection] { fatalError() }
}

@available(iOS 15, macOS 12, *)
@objc open class NSTextSelection: NSObject {
  open var textRanges: [NSTextRange] { fatalError() }
}

@available(iOS 15, macOS 12, *)
@objc open class NSTextLayoutFragment: NSObject {
  public struct EnumerationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var ensuresLayout: EnumerationOptions { fatalError() }
    public static var ensuresExtraLineFragment: EnumerationOptions { fatalError() }
  }
  open var rangeInElement: NSTextRange { fatalError() }
  open var textLineFragments: [NSTextLineFragment] { fatalError() }
  open var layoutFragmentFrame: CGRect { fatalError() }
  open func draw(at point: CGPoint, in context: CGContext) {}
}

@available(iOS 15, macOS 12, *)
@objc open class NSTextLineFragment: NSObject {
  open var characterRange: NSRange { fatalError() }
  open var typographicBounds: CGRect { fatalError() }
  open var glyphOrigin: CGPoint { fatalError() }
}

@available(iOS 7, macOS 10.11, *)
@objc open class NSTextContainer: NSObject {
  public init(size: CGSize) { fatalError() }
  open var size: CGSize {
    get { fatalError() }
    set {}
  }
  open var lineFragmentPadding: CGFloat = 0
}
