#if os(Linux)
  import WebKit

  extension WKWebView {
    /// Does nothing: WebKitGTK shows no previews.
    func forbidLinkPreviews() {}
  }
#endif
