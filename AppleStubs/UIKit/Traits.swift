@available(iOS 2, *)
@objc open class UIColor: NSObject, @unchecked Sendable {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { fatalError() }
  @available(iOS 13, *)
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) { fatalError() }
  @available(iOS 13, *)
  open class var label: UIColor { fatalError() }
  @available(iOS 13, *)
  open class var secondaryLabel: UIColor { fatalError() }
  @available(iOS 13, *)
  open class var systemBackground: UIColor { fatalError() }
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { fatalError() }
  open func setFill() {}
}

@available(iOS 12, *)
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

@available(iOS 13, *)
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }

@available(iOS 9, *)
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

@available(iOS 7, *)
public struct UIContentSizeCategory: Hashable, Sendable {
  public static let large = UIContentSizeCategory()
  public static let extraExtraLarge = UIContentSizeCategory()
}

@available(iOS 8, *)
@objc open class UITraitCollection: NSObject, @unchecked Sendable {
  @available(iOS 10, *)
  public init(preferredContentSizeCategory: UIContentSizeCategory) { fatalError() }
  open var displayScale: CGFloat { fatalError() }
  @available(iOS 12, *)
  open var userInterfaceStyle: UIUserInterfaceStyle { fatalError() }
  @available(iOS 13, *)
  open var accessibilityContrast: UIAccessibilityContrast { fatalError() }
}

extension UIView {
  @available(iOS 15, *)
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { fatalError() }
    set {}
  }
}

@available(iOS 17, *)
public protocol UITraitDefinition {}
@available(iOS 17, *)
public typealias UITrait = any UITraitDefinition.Type
@available(iOS 17, *)
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
@available(iOS 17, *)
public struct UITraitLegibilityWeight: UITraitDefinition {}
@available(iOS 17, *)
public struct UITraitDisplayScale: UITraitDefinition {}
@available(iOS 17, *)
public struct UITraitLayoutDirection: UITraitDefinition {}
@available(iOS 17, *)
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
@available(iOS 17, *)
public struct UITraitAccessibilityContrast: UITraitDefinition {}

@available(iOS 17, *)
@MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

@available(iOS 8, *)
@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
}

@available(iOS 17, *)
@MainActor public protocol UITraitChangeObservable {
  typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void
  where TraitEnvironment: UITraitEnvironment
}

@available(iOS 17, *)
extension UITraitChangeObservable where Self: UITraitEnvironment {
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration { fatalError() }
}
