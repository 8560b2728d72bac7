@available(iOS 2, *)
@objc @MainActor open class UIEvent: NSObject {}

@available(iOS 2, *)
@objc @MainActor open class UITouch: NSObject {
  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil
    @available(iOS 13.4, *)
    case indirectPointer
  }
  @available(iOS 9, *)
  open var type: TouchType { fatalError() }
  open var tapCount: Int { fatalError() }
  open func location(in view: UIView?) -> CGPoint { fatalError() }
}

@available(iOS 9, *)
@objc @MainActor open class UIPressesEvent: UIEvent {}

@available(iOS 9, *)
@objc open class UIPress: NSObject {
  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
  }
  open var type: PressType { fatalError() }
  @available(iOS 13.4, *)
  open var key: UIKey? { fatalError() }
}

@available(iOS 13.4, *)
@objc @MainActor open class UIKey: NSObject {
  open var keyCode: UIKeyboardHIDUsage { fatalError() }
}

@available(iOS 13.4, *)
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardReturnOrEnter = 40
  case keyboardSpacebar = 44
  case keypadEnter = 88
}

@available(iOS 3.2, *)
@objc @MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }
  public init(target: Any?, action: Selector?) { fatalError() }
  open var state: State { fatalError() }
  open var view: UIView? { fatalError() }
  open func location(in view: UIView?) -> CGPoint { fatalError() }
}

@available(iOS 13, *)
@objc @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {}

@available(iOS 3.2, *)
@objc @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {}
