@available(iOS 3, *)
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static var link: UIAccessibilityTraits { fatalError() }
  public static var header: UIAccessibilityTraits { fatalError() }
  public static var staticText: UIAccessibilityTraits { fatalError() }
  public static var notEnabled: UIAccessibilityTraits { fatalError() }
}

@MainActor
extension NSObject {
  @available(iOS 3, *)
  public var isAccessibilityElement: Bool {
    get { fatalError() }
    set {}
  }
  @available(iOS 3, *)
  public var accessibilityLabel: String? {
    get { fatalError() }
    set {}
  }
  @available(iOS 11, *)
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { fatalError() }
    set {}
  }
  @available(iOS 3, *)
  public var accessibilityHint: String? {
    get { fatalError() }
    set {}
  }
  @available(iOS 3, *)
  public var accessibilityValue: String? {
    get { fatalError() }
    set {}
  }
  @available(iOS 3, *)
  public var accessibilityTraits: UIAccessibilityTraits {
    get { fatalError() }
    set {}
  }
  @available(iOS 7, *)
  @objc open var accessibilityPath: UIBezierPath? {
    get { fatalError() }
    set {}
  }
  @available(iOS 5, *)
  @objc open var accessibilityActivationPoint: CGPoint {
    get { fatalError() }
    set {}
  }
  @available(iOS 8, *)
  public var accessibilityElements: [Any]? {
    get { fatalError() }
    set {}
  }
  @available(iOS 8, *)
  @objc open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { fatalError() }
    set {}
  }
  @available(iOS 10, *)
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { fatalError() }
    set {}
  }
  @available(iOS 5, *)
  @objc open func accessibilityPerformEscape() -> Bool { fatalError() }
  @available(iOS 7, *)
  @objc open func accessibilityActivate() -> Bool { fatalError() }
}

@available(iOS 3, *)
@objc @MainActor open class UIAccessibilityElement: UIResponder {
  public init(accessibilityContainer container: Any) { fatalError() }
  @available(iOS 10, *)
  open var accessibilityFrameInContainerSpace: CGRect {
    get { fatalError() }
    set {}
  }
}

@available(iOS 8, *)
@objc @MainActor open class UIAccessibilityCustomAction: NSObject {
  @available(iOS 13, *)
  public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool
  @available(iOS 13, *)
  public init(name: String, actionHandler: Handler?) { fatalError() }
}

@available(iOS 10, *)
@objc @MainActor open class UIAccessibilityCustomRotor: NSObject {
  public enum Direction: Int, Sendable { case previous, next }
  @available(iOS 11, *)
  public enum SystemRotorType: Int, Sendable { case none, link }
  public typealias Search =
    @MainActor (UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?
  @available(iOS 11, *)
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) { fatalError() }
}

@available(iOS 10, *)
@objc @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  open var currentItem: UIAccessibilityCustomRotorItemResult {
    get { fatalError() }
    set {}
  }
  open var searchDirection: UIAccessibilityCustomRotor.Direction {
    get { fatalError() }
    set {}
  }
}

@available(iOS 10, *)
@objc @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) { fatalError() }
  weak open var targetElement: (any NSObjectProtocol)?
}

extension UIView {
  @available(iOS 13, *)
  public var showsLargeContentViewer: Bool {
    get { fatalError() }
    set {}
  }
  @available(iOS 13, *)
  public var largeContentTitle: String? {
    get { fatalError() }
    set {}
  }
}

/// Not on tvOS and watchOS.
@available(iOS 13, *)
@objc @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) { fatalError() }
}

@available(iOS 13, *)
@objc @MainActor public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {}

@available(iOS 3.2, *)
@objc @MainActor open class UITextRange: NSObject {
  open var isEmpty: Bool { fatalError() }
}

@available(iOS 3, *)
public struct UIAccessibility {
  public struct Notification: Hashable, Sendable {
  }
  public static func post(notification: Notification, argument: Any?) {}
  @available(iOS 7, *)
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect { fatalError() }
  @available(iOS 7, *)
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    fatalError()
  }
}
