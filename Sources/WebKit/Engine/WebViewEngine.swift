internal import CGLibShims
internal import CWebKitGTK
internal import Foundation
internal import FoundationNetworking
internal import GLib

/// The `WebKitWebView` of a ``WKWebView``: properties, loads, and the signals as events of Apple's API.
@MainActor
final class WebViewEngine {
  let ref: GObjectRef
  let session: NetworkSession
  let content: ContentManager
  weak var owner: WKWebView?
  /// Whether a page opened it, which scripts may close in return.
  let isPopup: Bool
  var connections: [SignalConnection] = []
  var lifecycle = NavigationLifecycle()
  var openDialogs: [ObjectIdentifier: OpenDialog] = [:]
  /// What the page that is on its way may read; between loads, what the one that shows may.
  var fileScope: FileScope?
  /// What the page that shows may read.
  var committedScope: FileScope?
  /// All scopes that pages of the view were allowed to read, for navigation back in the history.
  var grantedScopes: Set<FileScope> = []
  var loadNumber = 0
  /// How often the page's process has died.
  var deaths = 0
  var schemeTasks: [ObjectIdentifier: SchemeTask] = [:]
  var downloadSources: [DownloadSource] = []
  var hasInsecureContent = false
  var topDocuments: [String] = []
  /// How many passwords were wrong, by what asks for them.
  var passwordFailures: [[String]: Int] = [:]
  /// The load that waits for the app's word on a certificate.
  var heldLoad: HeldLoad?
  /// How often the current load was repeated because the engine ended it at a certificate without reporting it.
  var untoldCertificates = 0
  /// The navigation that waits for the app's word on a certificate that another session has accepted.
  var foreignQuestion: PolicyDecision?
  /// The address of the page that shows.
  var committedURL: URL?
  /// What the app asked for last, and the header fields with it.
  var requestedByApp: URLRequest?
  /// Whether keys must not scroll the page.
  var stopsScrollKeys = false { didSet { tellScrollKeys() } }
  /// What ends the load whose answer becomes a download.
  var downloadedLoad = DownloadedLoad.none
  /// What the policy let through last, and by which method.
  var allowedMethod: (url: URL?, method: String) = (nil, "GET")

  init(_ owner: WKWebView, opener: WebViewEngine?) {
    self.owner = owner
    isPopup = opener != nil
    session = opener?.session ?? owner.configuration.websiteDataStore.session
    // The engine uses the opener's manager for a popup, even if the popup has another one.
    content = opener?.content ?? owner.configuration.userContentController.manager
    let settings = GObjectRef(adopting: UnsafeMutableRawPointer(webkit_settings_new()!))
    var properties: [(String, UnsafeMutableRawPointer)] = [("settings", settings.pointer)]
    if let opener {
      properties.append(("related-view", opener.pointer))
    } else {
      properties.append(("network-session", session.ref.pointer))
      properties.append(("user-content-manager", content.ref.pointer))
    }
    let policies = makeWebsitePolicies(owner.configuration.mediaTypesRequiringUserActionForPlayback)
    properties.append(("website-policies", policies.pointer))
    ref = GObjectRef(sinking: makeObject(webkit_web_view_get_type(), properties))
    content.join(self)
    EngineRegistry.add(self)
    connectProperties()
    connectLoading()
    connectPolicy()
    connectDialogs()
    connectPopups()
    connectAuthentication()
    connectCertificates()
    connectQuestions()
    connectActs()
    apply(owner.configuration)
  }

  isolated deinit {
    closeDialogs()
    stopSchemeTasks()
    EngineRegistry.remove(pointer)
    connections = []
    PageEnd.prepare(ref)
  }

  var pointer: UnsafeMutableRawPointer { ref.pointer }
  var view: UnsafeMutablePointer<WebKitWebView> { ref.pointer.assumingMemoryBound(to: WebKitWebView.self) }
  var settings: OpaquePointer { webkit_web_view_get_settings(view)! }

  /// Connects a signal's handler, which is called as long as the view lives.
  func connect(_ signal: String, _ body: @escaping @MainActor (WKWebView, SignalArguments) -> Void) {
    connections.append(
      SignalConnection(pointer, signal) { [weak self] arguments in
        guard let owner = self?.owner else { return }
        body(owner, arguments)
      })
  }

  /// Connects the handler of a signal that asks whether it was handled.
  func connectDeciding(_ signal: String, _ body: @escaping @MainActor (WKWebView, SignalArguments) -> Bool) {
    connections.append(
      SignalConnection.deciding(pointer, signal) { [weak self] arguments in
        guard let owner = self?.owner else { return false }
        return body(owner, arguments)
      })
  }

  private func apply(_ configuration: WKWebViewConfiguration) {
    let preferences = configuration.preferences
    // As on iOS, until the app allows it.
    allowsFullScreen = false
    // Apple's pages may always ask; whether they get it, the delegate decides.
    webkit_settings_set_enable_media_stream(settings, 1)
    webkit_settings_set_javascript_can_open_windows_automatically(
      settings, preferences.javaScriptCanOpenWindowsAutomatically ? 1 : 0)
    webkit_settings_set_minimum_font_size(settings, guint32(max(0, preferences.minimumFontSize)))
    webkit_settings_set_enable_javascript_markup(
      settings, configuration.defaultWebpagePreferences.allowsContentJavaScript ? 1 : 0)
  }
}

/// Finds the view of a `WebKitWebView *` that the engine speaks of.
@MainActor
enum EngineRegistry {
  private struct Entry { weak var engine: WebViewEngine? }
  private static var entries: [UnsafeMutableRawPointer: Entry] = [:]

  static func add(_ engine: WebViewEngine) { entries[engine.pointer] = Entry(engine: engine) }
  /// Keeps the pages of other sessions from hosts whose certificates only one session has accepted.
  static func blockForeignHosts(except session: NetworkSession) {
    for entry in entries.values {
      guard let engine = entry.engine, engine.session !== session else { continue }
      Task { await engine.content.enforceFileScopes() }
    }
  }

  static func remove(_ pointer: UnsafeMutableRawPointer) { entries[pointer] = nil }
  static func engine(of pointer: UnsafeMutableRawPointer?) -> WebViewEngine? {
    pointer.flatMap { entries[$0]?.engine }
  }
}
