#if !os(Linux)
  import WebKit

  extension WKWebView {
    /// Does nothing: Apple's WebKit ends such a page with the view itself, and has no call that does it before.
    func endStuckPage() {}
  }
#endif
