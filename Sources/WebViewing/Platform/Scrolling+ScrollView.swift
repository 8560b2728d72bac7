#if os(Linux) || os(iOS) || os(visionOS)
  import WebKit

  extension WKWebView {
    /// Allows or prevents scrolling by the user.
    func letScroll(_ isAllowed: Bool) { scrollView.isScrollEnabled = isAllowed }
  }
#endif
