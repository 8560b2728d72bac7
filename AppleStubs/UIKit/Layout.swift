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
