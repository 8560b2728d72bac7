#if canImport(Darwin)
  import WebAddress
  import WebKit
  import WebPolicy

  extension WKNavigationAction {
    /// The frame that would navigate, for a policy.
    var requestFrame: NavigationRequest.Frame {
      guard let targetFrame else { return .newWindow }
      return targetFrame.isMainFrame ? .main : .sub
    }

    /// Whether a server may have sent the navigation on to another address.
    ///
    /// WebKit does not say; a redirect's navigation is of no other type than a script's.
    var isServerRedirect: Bool { navigationType == .other && targetFrame?.isMainFrame == true }

    /// Whether a person brought the navigation about.
    ///
    /// WebKit does not publish the gesture itself; links and forms are what a person activates.
    var hasUserGesture: Bool { navigationType == .linkActivated || navigationType == .formSubmitted }

    /// Who asks: the page whose script or link it was; nil where that has no origin.
    var sourceOrigin: Origin? { asker?.origin.map { Origin($0) } }

    /// Whether the page asks for a file to be saved.
    var isDownload: Bool { shouldPerformDownload }

    /// Whether a person brought a wish for a window about.
    ///
    /// WebKit does not publish it; but it asks for no other windows, see ``WebKit/WKPreferences/tellOfEveryPopup(_:)``.
    var hasPopupGesture: Bool { true }
  }

  extension WKPreferences {
    /// Lets the engine ask for windows without a person's wish only where a rule allows them.
    ///
    /// WebKit does not tell such windows from others, so it must hold them back itself; of those the app hears nothing.
    func tellOfEveryPopup(_ policy: PopupPolicy) {
      javaScriptCanOpenWindowsAutomatically = policy.rules.contains { !$0.requiresUserGesture }
    }
  }
#endif
