@available(iOS 2, *)
@objc @MainActor open class UIViewController: UIResponder {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { fatalError() }
  public override convenience init() { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var view: UIView! {
    get { fatalError() }
    set {}
  }
  @available(iOS 9, *)
  open var viewIfLoaded: UIView? { fatalError() }
  open var isViewLoaded: Bool { fatalError() }
  @available(iOS 9, *)
  open func loadViewIfNeeded() {}
  open dynamic func viewDidLoad() {}
  open dynamic func viewWillAppear(_ animated: Bool) {}
  open dynamic func viewDidAppear(_ animated: Bool) {}
  open dynamic func viewWillDisappear(_ animated: Bool) {}
  open dynamic func viewDidDisappear(_ animated: Bool) {}
  open var title: String?
  open var isBeingDismissed: Bool { fatalError() }
  open var isMovingFromParent: Bool { fatalError() }
  weak open var parent: UIViewController? { fatalError() }
  @available(iOS 5, *)
  open func addChild(_ childController: UIViewController) {}
  @available(iOS 5, *)
  open func didMove(toParent parent: UIViewController?) {}
}

// Presenting.
extension UIViewController {
  @available(iOS 5, *)
  public var presentedViewController: UIViewController? { fatalError() }
  @available(iOS 5, *)
  public var presentingViewController: UIViewController? { fatalError() }
  @available(iOS 5, *)
  public func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {}
  @available(iOS 5, *)
  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
  @available(iOS 3.2, *)
  public var modalPresentationStyle: UIModalPresentationStyle {
    get { fatalError() }
    set {}
  }
  @available(iOS 8, *)
  public var popoverPresentationController: UIPopoverPresentationController? { fatalError() }
  @available(iOS 7, *)
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { fatalError() }
}

@available(iOS 3.2, *)
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet
}

@available(iOS 8, *)
@objc @MainActor open class UIPresentationController: NSObject {
  weak open var delegate: (any UIAdaptivePresentationControllerDelegate)?
  open var presentedViewController: UIViewController { fatalError() }
}

@available(iOS 8, *)
@objc @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
}

@available(iOS 8, *)
@objc @MainActor open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceRect: CGRect {
    get { fatalError() }
    set {}
  }
  @available(iOS 16, *)
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { fatalError() }
    set {}
  }
}

@available(iOS 16, *)
@objc public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

@available(iOS 7, *)
@objc @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {}

@available(iOS 7, *)
@MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}
