#if os(Linux) || os(iOS) || os(visionOS)
  import WebKit

  extension WKWebView {
    /// Lets a person scroll the page, or not.
    func letScroll(_ isAllowed: Bool) { scrollView.isScrollEnabled = isAllowed }
  }
#endif
