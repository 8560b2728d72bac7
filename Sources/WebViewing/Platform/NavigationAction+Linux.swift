#if os(Linux)
  import WebKit
  import WebPolicy

  extension WKNavigationAction {
    /// The frame that would navigate, for a policy.
    var requestFrame: NavigationRequest.Frame {
      switch targetFrame?.kind {
      case nil: .newWindow
      case .main?: .main
      case .sub?: .sub
      case .unknown?: .unknown
      }
    }

    /// Whether a server sent the navigation on to another address.
    var isServerRedirect: Bool { isRedirect }

    /// Whether a person brought the navigation about.
    var hasUserGesture: Bool { isUserGesture }
  }
#endif
