#if os(Linux)
  import Foundation
  import WebAddress
  import WebKit
  import WebPolicy

  extension WKWebView {
    /// The address of the page that is shown, or of the one that is loading.
    var webURL: WebURL? { url.flatMap { WebURL($0.absoluteString) } }
  }

  extension WKNavigationAction {
    /// The address that would be loaded.
    var webURL: WebURL? { request.url.flatMap { WebURL($0.absoluteString) } }

    /// The frame that would navigate, as a policy's value.
    var requestFrame: NavigationRequest.Frame {
      switch targetFrame?.kind {
      case nil: .newWindow
      case .main?: .main
      case .sub?: .sub
      case .unknown?: .unknown
      }
    }

    /// Whether a server sent the navigation on to another address.
    func isServerRedirect(isProvisional: Bool) -> Bool { isRedirect }

    /// Whether the engine distinguishes a server's redirect from a navigation by the displayed page.
    static let tellsRedirects = true

    /// Whether the user caused the navigation.
    ///
    /// For one click the engine says so of all that a page does in it; one of them is enough.
    func hasUserGesture(in viewer: WebViewer) -> Bool { isUserGesture && viewer.gestures?.isUnused != false }

    /// Who asks: the page whose script or link it was; nil where the engine does not say.
    var sourceOrigin: Origin? { nil }

    /// Whether a frame inside a page asks; always false, because the engine does not report it.
    var isFromSubframe: Bool { false }

    /// Whether the page asks for a download; always false, because the engine does not report it.
    var isDownload: Bool { false }

    /// Whether the user caused a request for a window.
    func hasPopupGesture(in viewer: WebViewer) -> Bool { hasUserGesture(in: viewer) }
  }

  extension WKNavigationActionPolicy {
    /// Lets a navigation happen; no link opens another program here.
    static func allow(keepsAppLinks: Bool) -> WKNavigationActionPolicy { .allow }
  }

  extension WKPreferences {
    /// Lets the engine ask for every window, so that the policy decides and the app hears of those it refuses.
    func tellOfEveryPopup(_ policy: PopupPolicy, canTell: Bool) {
      javaScriptCanOpenWindowsAutomatically = true
    }
  }

  extension GestureWatch {
    /// A watch that counts only: the engine says itself whether the user did something.
    static func ifNeeded(_ controller: WKUserContentController, injectsNothing: Bool) -> GestureWatch? {
      GestureWatch()
    }

    /// How often the user has done something, in any view, or the app has run a script in a page.
    static var act: Int { WKWebView.userActCount }
  }
#endif
