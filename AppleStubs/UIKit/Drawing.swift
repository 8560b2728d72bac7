@available(iOS 2, *)
public func UIGraphicsGetCurrentContext() -> CGContext? { fatalError() }

@available(iOS 3.2, *)
@objc open class UIBezierPath: NSObject {
  public override init() { fatalError() }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) { fatalError() }
  open func append(_ bezierPath: UIBezierPath) {}
  open func fill() {}
}

@available(iOS 2, *)
@objc open class UIImage: NSObject, @unchecked Sendable {
  @available(iOS 13, *)
  public init?(systemName name: String) { fatalError() }
}

extension NSValue {
  @available(iOS 2, *)
  public convenience init(cgRect rect: CGRect) { fatalError() }
}
