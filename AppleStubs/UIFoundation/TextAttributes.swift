extension NSAttributedString.Key {
  @available(iOS 6, macOS 10.11, *)
  public static let font = NSAttributedString.Key(rawValue: "")
  public static let baselineOffset = NSAttributedString.Key(rawValue: "")
  @available(iOS 6, macOS 10.11, *)
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "")
  @available(iOS 6, macOS 10.11, *)
  public static let foregroundColor = NSAttributedString.Key(rawValue: "")
  @available(iOS 6, macOS 10.11, *)
  public static let backgroundColor = NSAttributedString.Key(rawValue: "")
  @available(iOS 6, macOS 10.11, *)
  public static let kern = NSAttributedString.Key(rawValue: "")
  @available(iOS 6, macOS 10.11, *)
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "")
  @available(iOS 6, macOS 10.11, *)
  public static let underlineStyle = NSAttributedString.Key(rawValue: "")
  @available(iOS 7, macOS 10.11, *)
  public static let link = NSAttributedString.Key(rawValue: "")
}

@available(iOS 6, macOS 10.11, *)
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var single: NSUnderlineStyle { fatalError() }
  public static var double: NSUnderlineStyle { fatalError() }
  public static var patternDot: NSUnderlineStyle { fatalError() }
}

@available(iOS 6, macOS 10.11, *)
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

@available(iOS 6, macOS 10.11, *)
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

@available(iOS 6, macOS 10.11, *)
public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }

@available(iOS 6, macOS 10.11, *)
@objc open class NSParagraphStyle: NSObject, @unchecked Sendable {}

@available(iOS 6, macOS 10.11, *)
@objc open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  public override init() { fatalError() }
  open var alignment: NSTextAlignment = .natural
  open var baseWritingDirection: NSWritingDirection = .natural
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  open var lineSpacing: CGFloat = 0
  open var lineHeightMultiple: CGFloat = 0
  open var firstLineHeadIndent: CGFloat = 0
  open var headIndent: CGFloat = 0
}
