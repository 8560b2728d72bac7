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
@objc @MainActor open class NSLayoutConstraint: NSObject {}

extension UIView {
  @available(iOS 6, *)
  @objc open var intrinsicContentSize: CGSize { fatalError() }
  @available(iOS 6, *)
  @objc open func invalidateIntrinsicContentSize() {}
  @available(iOS 6, *)
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
}
