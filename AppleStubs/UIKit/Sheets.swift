/// Not on watchOS and tvOS.
@available(iOS 6, *)
@objc @MainActor open class UIActivityViewController: UIViewController {
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
}

@available(iOS 7, *)
@objc open class UIActivity: NSObject {}

@available(iOS 8, *)
@objc @MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  public convenience init(title: String?, message: String?, preferredStyle: Style) { fatalError() }
  open func addAction(_ action: UIAlertAction) {}
  @available(iOS 9, *)
  open var preferredAction: UIAlertAction?
}

@available(iOS 8, *)
@objc @MainActor open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    fatalError()
  }
}
