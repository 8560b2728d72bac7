@available(iOS 2, *)
@objc @MainActor open class UINavigationController: UIViewController {
  public init(rootViewController: UIViewController) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var viewControllers: [UIViewController] {
    get { fatalError() }
    set {}
  }
  @available(iOS 3, *)
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {}
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {}
  @available(iOS 3, *)
  open var isToolbarHidden: Bool = true
  @available(iOS 3, *)
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {}
}

extension UIViewController {
  public var navigationController: UINavigationController? { fatalError() }
  public var navigationItem: UINavigationItem { fatalError() }
  @available(iOS 3, *)
  public var toolbarItems: [UIBarButtonItem]? {
    get { fatalError() }
    set {}
  }
}

@available(iOS 2, *)
@objc @MainActor open class UINavigationItem: NSObject {
  open var titleView: UIView?
  open var leftBarButtonItem: UIBarButtonItem?
}

@available(iOS 2, *)
@objc @MainActor open class UIBarItem: NSObject {
  open var isEnabled: Bool = true
  open var title: String?
  open var image: UIImage?
}

@available(iOS 2, *)
@objc @MainActor open class UIBarButtonItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    @available(iOS 13, *)
    case close = 24
  }
  @available(iOS 14, *)
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    fatalError()
  }
  @available(iOS 14, *)
  public convenience init(primaryAction: UIAction? = nil, menu: UIMenu? = nil) { fatalError() }
  @available(iOS 14, *)
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) { fatalError() }
  @available(iOS 14, *)
  open class func flexibleSpace() -> Self { fatalError() }
  @available(iOS 14, *)
  open var primaryAction: UIAction?
  @available(iOS 14, *)
  open var menu: UIMenu?
}

@available(iOS 16, *)
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
