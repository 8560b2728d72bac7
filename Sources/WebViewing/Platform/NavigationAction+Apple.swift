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

    /// The frame that would navigate, for a policy.
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

    /// Whether the engine tells a server's word from that of a page that still shows.
    static let tellsRedirects = false

    /// Whether a person brought the navigation about.
    ///
    /// WebKit does not publish the gesture itself. Where nothing may be added to pages, links and forms count as a person's,
    /// although a script can follow them as well.
    func hasUserGesture(in viewer: WebViewer) -> Bool {
      guard let gestures = viewer.gestures else {
        return navigationType == .linkActivated || navigationType == .formSubmitted
      }
      return gestures.isActive(for: place(in: viewer))
    }

    /// Who asks: the page whose script or link it was; nil where that has no origin.
    var sourceOrigin: Origin? { asker?.origin.map { Origin($0) } }

    /// Whether a frame inside a page asks, for whichever frame.
    var isFromSubframe: Bool { asker.map { !$0.isMainFrame } ?? false }

    /// Whether the page asks for a file to be saved.
    var isDownload: Bool { shouldPerformDownload }

    /// Whether a person brought a wish for a window about.
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
    /// Lets the engine ask for windows without a person's wish only where a rule allows them.
    ///
    /// WebKit does not tell such windows from others, so it must hold them back itself where nothing else can tell; of
    /// those the app hears nothing.
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
