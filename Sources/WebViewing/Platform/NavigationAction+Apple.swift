#if canImport(Darwin)
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
      guard let targetFrame else { return .newWindow }
      return targetFrame.isMainFrame ? .main : .sub
    }

    /// Whether a server may have sent the navigation on to another address; `isProvisional`: a load of the page has begun and
    /// shows nothing yet.
    ///
    /// WebKit does not say; a redirect's navigation is of no other type than a script's.
    func isServerRedirect(isProvisional: Bool) -> Bool {
      isProvisional && navigationType == .other && targetFrame?.isMainFrame == true
    }

    /// Whether the engine distinguishes a server's redirect from a navigation by the displayed page.
    static let tellsRedirects = false

    /// Whether the user caused the navigation.
    ///
    /// WebKit does not publish the gesture itself. If nothing may be added to pages, links and forms count as caused by the user,
    /// although a script can activate them as well.
    func hasUserGesture(in viewer: WebViewer) -> Bool {
      guard let gestures = viewer.gestures else {
        return navigationType == .linkActivated || navigationType == .formSubmitted
      }
      return gestures.isActive(for: place(in: viewer))
    }

    /// Who asks: the page whose script or link it was; nil where that has no origin.
    var sourceOrigin: Origin? { asker?.origin.map { Origin($0) } }

    /// Whether a frame inside a page asks, for any frame.
    var isFromSubframe: Bool { asker.map { !$0.isMainFrame } ?? false }

    /// Whether the page asks for a file to be saved.
    var isDownload: Bool { shouldPerformDownload }

    /// Whether the user caused a request for a window.
    ///
    /// WebKit does not publish it; but where it holds back all other windows, it is so.
    func hasPopupGesture(in viewer: WebViewer) -> Bool {
      guard viewer.webView.configuration.preferences.javaScriptCanOpenWindowsAutomatically else {
        return true
      }
      return viewer.gestures?.isActive(for: place(in: viewer)) ?? false
    }

    private func place(in viewer: WebViewer) -> GestureWatch.Place? {
      guard let asker, let origin = asker.origin else { return nil }
      return GestureWatch.Place(
        origin: Origin(origin), isMainFrame: asker.isMainFrame,
        view: ObjectIdentifier(asker.webView ?? viewer.webView))
    }
  }

  extension WKNavigationActionPolicy {
    /// Allows a navigation: by the public value, after which the system may open an app that claims the link, or in the view.
    ///
    /// The value that keeps it in the view is WebKit's own, "allow, without trying an app link"; its public headers have no
    /// name for it, so only an app that asks for it gets it.
    static func allow(keepsAppLinks: Bool) -> WKNavigationActionPolicy {
      guard keepsAppLinks else { return .allow }
      return WKNavigationActionPolicy(rawValue: WKNavigationActionPolicy.allow.rawValue + 2) ?? .allow
    }
  }

  extension WKPreferences {
    /// Allows requests for windows without a user gesture only if a rule allows them.
    ///
    /// WebKit does not distinguish such windows, so WebKit itself must block them if the gesture is unknown; the app is not
    /// notified of those.
    func tellOfEveryPopup(_ policy: PopupPolicy, canTell: Bool) {
      javaScriptCanOpenWindowsAutomatically = canTell && policy.rules.contains { !$0.requiresUserGesture }
    }
  }

  extension GestureWatch {
    /// A watch over the pages of a controller; nil where nothing may be added to pages.
    static func ifNeeded(_ controller: WKUserContentController, injectsNothing: Bool) -> GestureWatch? {
      injectsNothing ? nil : GestureWatch(controller)
    }

    /// Nothing is counted: the script names each act.
    static var act: Int { 0 }
  }
#endif
