@_exported import CoreGraphics
@_exported import Foundation
@_exported import QuartzCore
@_exported import UIFoundation

@available(iOS 2, *)
@objcMembers @MainActor open class UIResponder: NSObject {
  open var next: UIResponder? { fatalError() }
  open dynamic var canBecomeFirstResponder: Bool { fatalError() }
  @discardableResult open dynamic func becomeFirstResponder() -> Bool { fatalError() }
  @available(iOS 7, *)
  open dynamic var keyCommands: [UIKeyCommand]? { fatalError() }
  open dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  @available(iOS 9, *)
  open dynamic func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}

@available(iOS 2, *)
@objc @MainActor open class UIView: UIResponder {
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft,
      topRight
    case bottomLeft, bottomRight
  }
  public init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var isHidden: Bool = false
  open var frame: CGRect {
    get { fatalError() }
    set {}
  }
  open var bounds: CGRect {
    get { fatalError() }
    set {}
  }
  open var isOpaque: Bool = true
  open var backgroundColor: UIColor?
  open var contentMode: ContentMode = .scaleToFill
  open var layer: CALayer { fatalError() }
  open var window: UIWindow? { fatalError() }
  @available(iOS 7, *)
  open var tintColor: UIColor! {
    get { fatalError() }
    set {}
  }
  @available(iOS 7, *)
  open dynamic func tintColorDidChange() {}
  @available(iOS 10, *)
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { fatalError() }
  open var superview: UIView? { fatalError() }
  open dynamic func addSubview(_ view: UIView) {}
  open dynamic func removeFromSuperview() {}
  open dynamic func setNeedsLayout() {}
  open dynamic func layoutIfNeeded() {}
  open dynamic func setNeedsDisplay() {}
  open dynamic func layoutSubviews() {}
  open dynamic func draw(_ rect: CGRect) {}
  open dynamic func point(inside point: CGPoint, with event: UIEvent?) -> Bool { fatalError() }
  open dynamic func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { fatalError() }
  open dynamic func convert(_ rect: CGRect, from view: UIView?) -> CGRect { fatalError() }
  open dynamic func sizeThatFits(_ size: CGSize) -> CGSize { fatalError() }
  @available(iOS 6, *)
  open dynamic func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    fatalError()
  }
  @available(iOS 3.2, *)
  open dynamic func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
  @available(iOS 11, *)
  open dynamic func addInteraction(_ interaction: any UIInteraction) {}
  @available(iOS 11, *)
  open dynamic func removeInteraction(_ interaction: any UIInteraction) {}
}

extension UIView: UITraitEnvironment {
  @available(iOS 8, *)
  public var traitCollection: UITraitCollection { fatalError() }
}

@available(iOS 17, *)
extension UIView: UITraitChangeObservable {}

@available(iOS 2, *)
@objc @MainActor open class UIWindow: UIView {
  @available(iOS 13, *)
  weak open var windowScene: UIWindowScene?
}

@available(iOS 2, *)
@objc @MainActor open class UIScrollView: UIView {
  open var isScrollEnabled: Bool = true
  open var delaysContentTouches: Bool = true
  @available(iOS 10, *)
  open var refreshControl: UIRefreshControl?
}
