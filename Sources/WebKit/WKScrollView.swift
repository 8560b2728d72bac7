public import Foundation

/// A view's scrolling; on Apple's platforms it is the system's scroll view.
@MainActor
public final class WKScrollView: NSObject {
  private let stopper: ScrollStopper

  init(_ engine: WebViewEngine) {
    stopper = ScrollStopper(engine)
    super.init()
  }

  /// Whether the user can scroll the page by wheel, touchpad or keys; scripts always can.
  public var isScrollEnabled: Bool {
    get { !stopper.isActive }
    set { stopper.isActive = !newValue }
  }
}
