#if os(Linux)
  import WebKit

  extension ViewerOptions.Engine {
    /// Nothing: WebKitGTK plays videos in the page, and has none of the other options.
    @MainActor
    func applyPlatformOptions(to configuration: WKWebViewConfiguration) {}
  }

  extension WKWebView {
    /// Nothing: a desktop has no such gesture.
    func addPullToRefresh() {}
  }
#endif
