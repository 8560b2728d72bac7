import PageServer
import Testing
import WebAddress
import WebKit
import WebPolicy
import WebViewing

/// A merchant's site and a bank's, on two origins, and a viewer of the merchant's.
@MainActor
final class Shop {
  let server = PageServer()
  let viewer: WebViewer
  let log: EventLog

  init(
    _ presentation: PopupPolicy.Presentation = .overlay, needsGesture: Bool = false, limit: Int = 4,
    hears: Bool = true, change: (inout ViewerOptions) -> Void = { _ in }
  ) async throws {
    try server.start()
    var policy = NavigationPolicy()
    policy.popups = PopupPolicy([.init(presentation, requiresUserGesture: needsGesture)], limit: limit)
    var options = ViewerOptions(policy: policy, storage: .inMemory)
    change(&options)
    viewer = WebViewer(options)
    log = EventLog(viewer)
    log.passesLoadsOver = true
    if hears { viewer.bridge.access = BridgeAccess([Self.site(server, "127.0.0.1")]) }
  }

  static func site(_ server: PageServer, _ host: String) -> SitePattern {
    SitePattern("\(host):\(server.page("/").port!)")!
  }

  /// An address on the other origin of the same server.
  func bank(_ path: String) -> String {
    server.page(path).href.replacing("127.0.0.1", with: "localhost")
  }

  /// Serves a page and shows it.
  func show(_ body: String, path: String = "/shop") async {
    server.serve(path, .html("<title>Shop</title><body>\(body)"))
    log.clear()
    viewer.load(server.page(path))
    await wait(for: "the shop") { !viewer.isLoading }
  }

  /// The value of a script in the page's own world.
  func value(_ script: String, in viewer: WebViewer? = nil) async -> String {
    let value = try? await (viewer ?? self.viewer).webView.evaluateJavaScript("String(\(script))") as? String
    return value ?? "nothing"
  }

  func waitFor(_ script: String, _ value: String, in viewer: WebViewer? = nil) async {
    for _ in 0..<400 where await self.value(script, in: viewer) != value {
      try? await Task.sleep(for: .milliseconds(10))
    }
    #expect(await self.value(script, in: viewer) == value)
  }
}
