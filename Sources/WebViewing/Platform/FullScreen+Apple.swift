#if canImport(Darwin)
  import WebKit

  extension WebViewer {
    /// Lets pages request the screen where the policy names any site, and reports when a page fills it.
    ///
    /// WebKit does not ask about each request; so a page that the policy does not allow is led out again at once.
    func followFullScreen() -> NSKeyValueObservation? {
      let devices = policy.devices
      let isListed = devices.sites[.fullScreen] != nil || devices.trusted[.fullScreen] != nil
      webView.configuration.preferences.isElementFullscreenEnabled = isListed
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
  }
#endif
