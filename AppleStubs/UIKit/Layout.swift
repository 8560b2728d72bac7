@available(iOS 2, *)
public struct UIEdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) { fatalError() }
}

@available(iOS 6, *)
public struct UILayoutPriority: Hashable, Sendable {
  public static let defaultLow = UILayoutPriority()
  @available(iOS 11, *)
  public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority { fatalError() }
}

@available(iOS 6, *)
extension NSLayoutConstraint {
  public enum Axis: Int, Sendable { case horizontal, vertical }
}

@available(iOS 6, *)
@objc @MainActor open class NSLayoutConstraint: NSObject {
  @available(iOS 8, *)
  open class func activate(_ constraints: [NSLayoutConstraint]) {}
  @available(iOS 8, *)
  open var isActive: Bool = false
}

@available(iOS 9, *)
@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { fatalError() }
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> NSLayoutConstraint {
    fatalError()
  }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    fatalError()
  }
}

@available(iOS 9, *)
@MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

@available(iOS 9, *)
@MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

@available(iOS 9, *)
@MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint { fatalError() }
}

@available(iOS 9, *)
@objc @MainActor open class UILayoutGuide: NSObject {
  open var leadingAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var trailingAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var topAnchor: NSLayoutYAxisAnchor { fatalError() }
  open var bottomAnchor: NSLayoutYAxisAnchor { fatalError() }
}

extension UIView {
  @available(iOS 6, *)
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { fatalError() }
    set {}
  }
  @available(iOS 11, *)
  public var safeAreaLayoutGuide: UILayoutGuide { fatalError() }
  @available(iOS 9, *)
  public var readableContentGuide: UILayoutGuide { fatalError() }
  @available(iOS 9, *)
  public var leadingAnchor: NSLayoutXAxisAnchor { fatalError() }
  @available(iOS 9, *)
  public var trailingAnchor: NSLayoutXAxisAnchor { fatalError() }
  @available(iOS 9, *)
  public var topAnchor: NSLayoutYAxisAnchor { fatalError() }
  @available(iOS 9, *)
  public var bottomAnchor: NSLayoutYAxisAnchor { fatalError() }
  @available(iOS 9, *)
  public var layoutMarginsGuide: UILayoutGuide { fatalError() }
}

extension UIView {
  @available(iOS 6, *)
  @objc open var intrinsicContentSize: CGSize { fatalError() }
  @available(iOS 6, *)
  @objc open func invalidateIntrinsicContentSize() {}
  @available(iOS 6, *)
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
}
