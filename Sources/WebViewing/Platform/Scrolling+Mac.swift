#if os(macOS)
  import WebKit

  extension WKWebView {
    /// Does nothing: WebKit has no scroll view on macOS and no other way to prevent scrolling.
    func letScroll(_ isAllowed: Bool) {}
  }
#endif
