internal import CWebKitGTK
internal import Foundation
internal import GLib

extension WebViewEngine {
  var title: String? { webkit_web_view_get_title(view).map { String(cString: $0) } }

  /// The address as the engine writes it.
  var address: String? { webkit_web_view_get_uri(view).map { String(cString: $0) } }

  var url: URL? { heldLoad?.url ?? address.flatMap { $0.isEmpty ? nil : URL(string: $0) } }

  /// A load that waits for word on a certificate has failed for the engine only.
  var isLoading: Bool { heldLoad != nil || webkit_web_view_is_loading(view) != 0 }

  /// The engine's own value outlives a load that failed or was denied, so at rest it counts only where it is the end.
  var estimatedProgress: Double {
    isLoading ? webkit_web_view_get_estimated_load_progress(view) : lifecycle.restingProgress
  }

  var canGoBack: Bool { webkit_web_view_can_go_back(view) != 0 }
  var canGoForward: Bool { webkit_web_view_can_go_forward(view) != 0 }

  var hasOnlySecureContent: Bool {
    guard !hasInsecureContent, url?.scheme == "https" else { return false }
    var (certificate, flaws): (UnsafeMutablePointer<GTlsCertificate>?, GTlsCertificateFlags) =
      (nil, GTlsCertificateFlags(rawValue: 0))
    guard webkit_web_view_get_tls_info(view, &certificate, &flaws) != 0 else { return false }
    return flaws.rawValue == 0 || session.hasAccepted(certificate, for: url?.host ?? "")
  }

  var userAgent: String? {
    get { webkit_settings_get_user_agent(settings).map { String(cString: $0) } }
    set { webkit_settings_set_user_agent(settings, newValue) }
  }

  var zoom: Double {
    get { webkit_web_view_get_zoom_level(view) }
    set { webkit_web_view_set_zoom_level(view, max(newValue, 0.1)) }
  }

  var isInspectable: Bool {
    get { webkit_settings_get_enable_developer_extras(settings) != 0 }
    set { webkit_settings_set_enable_developer_extras(settings, newValue ? 1 : 0) }
  }

  var usesMockCaptureDevices: Bool {
    get { webkit_settings_get_enable_mock_capture_devices(settings) != 0 }
    set { webkit_settings_set_enable_mock_capture_devices(settings, newValue ? 1 : 0) }
  }

  var allowsFullScreen: Bool {
    get { webkit_settings_get_enable_fullscreen(settings) != 0 }
    set { webkit_settings_set_enable_fullscreen(settings, newValue ? 1 : 0) }
  }

  var allowsSwipes: Bool {
    get { webkit_settings_get_enable_back_forward_navigation_gestures(settings) != 0 }
    set { webkit_settings_set_enable_back_forward_navigation_gestures(settings, newValue ? 1 : 0) }
  }

  func connectProperties() {
    connect("notify::title") { owner, _ in owner.propertyChanged([\WKWebView.title]) }
    connect("notify::uri") { owner, _ in
      owner.propertyChanged([\WKWebView.url, \WKWebView.hasOnlySecureContent])
    }
    connect("notify::is-loading") { [unowned self] owner, _ in
      // At the end of a load this comes before "finished", and the progress must not fall back in between.
      guard isLoading || lifecycle.current == nil else { return }
      owner.propertyChanged([\WKWebView.isLoading, \WKWebView.estimatedProgress])
    }
    connect("notify::estimated-load-progress") { [unowned self] owner, _ in
      guard isLoading else { return }
      owner.propertyChanged([\WKWebView.estimatedProgress])
    }
    connect("insecure-content-detected") { [unowned self] owner, _ in
      hasInsecureContent = true
      owner.propertyChanged([\WKWebView.hasOnlySecureContent])
    }
    let history = UnsafeMutableRawPointer(webkit_web_view_get_back_forward_list(view)!)
    connections.append(
      SignalConnection(history, "changed") { [weak self] _ in
        self?.owner?.propertyChanged([\WKWebView.canGoBack, \WKWebView.canGoForward])
      })
  }
}
