@available(iOS 2, *)
@objc @MainActor open class UIViewController: UIResponder {
  @available(iOS 5, *)
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {}
  @available(iOS 8, *)
  open var popoverPresentationController: UIPopoverPresentationController? { fatalError() }
}

@available(iOS 8, *)
@objc @MainActor open class UIPopoverPresentationController: NSObject {
  open var sourceView: UIView?
  open var sourceRect: CGRect {
    get { fatalError() }
    set {}
  }
}

/// Not on watchOS and tvOS.
@available(iOS 6, *)
@objc @MainActor open class UIActivityViewController: UIViewController {
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) { fatalError() }
}

@available(iOS 7, *)
@objc @MainActor open class UIActivity: NSObject {}
