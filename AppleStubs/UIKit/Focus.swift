@available(iOS 15, *)
@objc open class UIFocusEffect: NSObject {}

@available(iOS 15, *)
@objc open class UIFocusHaloEffect: UIFocusEffect {
  public convenience init(path bezierPath: UIBezierPath) { fatalError() }
}

@available(iOS 9, *)
@objc @MainActor public protocol UIFocusItem: NSObjectProtocol {}

@available(iOS 9, *)
@objc @MainActor open class UIFocusUpdateContext: NSObject {
  @available(iOS 10, *)
  weak open var previouslyFocusedItem: (any UIFocusItem)? { fatalError() }
  @available(iOS 10, *)
  weak open var nextFocusedItem: (any UIFocusItem)? { fatalError() }
}

@available(iOS 9, *)
@objc @MainActor open class UIFocusAnimationCoordinator: NSObject {}

extension UIView: UIFocusItem {
  @available(iOS 9, *)
  @objc open var canBecomeFocused: Bool { fatalError() }
  @available(iOS 15, *)
  public var focusEffect: UIFocusEffect? {
    get { fatalError() }
    set {}
  }
  @available(iOS 14, *)
  public var focusGroupIdentifier: String? {
    get { fatalError() }
    set {}
  }
  @available(iOS 9, *)
  @objc open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
}
