#if canImport(Darwin)
  import WebKit
  import WebPolicy

  extension WebViewer {
    /// Lets pages request the screen where the policy names any site, and reports when a page fills it.
    ///
    /// WebKit does not ask about each request; so a page that the policy does not allow is led out again at once.
    func followFullScreen() -> NSKeyValueObservation? {
      letFullScreen()
      return webView.observe(\.fullscreenState) { [weak self] view, _ in
        MainActor.assumeIsolated {
          guard let self else { return }
          switch view.fullscreenState {
          case .enteringFullscreen where !self.allowsFullScreen():
            view.closeAllMediaPresentations {}
          case .inFullscreen: self.fullScreenChanged(true)
          case .notInFullscreen: self.fullScreenChanged(false)
          default: break
          }
        }
      }
    }

    /// Applies the policy to the engine.
    func letFullScreen() {
      webView.configuration.preferences.isElementFullscreenEnabled = policy.devices.namesFullScreen
    }
  }
#endif
