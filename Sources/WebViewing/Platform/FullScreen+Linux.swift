#if os(Linux)
  import WebKit

  extension WindowAdapter {
    func webViewMayEnterFullScreen(_ webView: WKWebView) -> Bool {
      guard let viewer, viewer.allowsFullScreen() else { return false }
      viewer.fullScreenChanged(true)
      return true
    }

    func webViewDidLeaveFullScreen(_ webView: WKWebView) { viewer?.fullScreenChanged(false) }

    func webView(_ webView: WKWebView, didRefuseWindowFor navigationAction: WKNavigationAction) {
      // The rules deny such an address, and report it.
      if let viewer { _ = viewer.presentation(for: viewer.popupDecision(navigationAction)) }
    }
  }

  extension WebViewer {
    /// Does nothing: the engine asks about each request for the screen.
    func followFullScreen() -> NSKeyValueObservation? { nil }
  }
#endif
