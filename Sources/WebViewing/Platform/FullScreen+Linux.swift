#if os(Linux)
  import WebKit
  import WebPolicy

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
    /// Lets pages request the screen if the policy names any site; the engine asks about each request.
    func followFullScreen() -> NSKeyValueObservation? {
      letFullScreen()
      return nil
    }

    /// Applies the policy to the engine.
    func letFullScreen() { webView.allowsElementFullscreen = policy.devices.namesFullScreen }
  }
#endif
