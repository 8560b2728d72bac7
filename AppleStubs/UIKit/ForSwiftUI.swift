extension UIView {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }
  public var autoresizingMask: AutoresizingMask {
    get { fatalError() }
    set {}
  }
  public var frame: CGRect {
    get { fatalError() }
    set {}
  }
  public var bounds: CGRect { fatalError() }
  public var superview: UIView? { fatalError() }
  public var subviews: [UIView] { fatalError() }
  public func addSubview(_ view: UIView) {}
  public func removeFromSuperview() {}
}

@objc @MainActor open class UIViewController: UIResponder {}
