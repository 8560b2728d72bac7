#if os(Linux)
  import WebKit

  extension WebViewer {
    /// Ends the page's process, as a crash does, to try what the app does then; Apple's WebKit has no such call.
    public func endProcess() { webView.terminateWebContentProcess() }
  }

  extension WKWebView {
    /// Ends a page that does not give way to another, with its process.
    func endStuckPage() { terminateWebContentProcess() }
  }
#endif
