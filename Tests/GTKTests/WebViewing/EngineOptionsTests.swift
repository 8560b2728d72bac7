import CWebKitGTK
import Foundation
import PageServer
import Testing
import WebAddress
import WebKit
import WebPolicy
import WebViewing

@MainActor @Suite struct EngineOptionsTests {
  @Test("The engine takes the browser's name, the zoom, and what the hook sets")
  func engine() async throws {
    let server = PageServer()
    server.serve("/", .html("<title>Shop</title>"))
    try server.start()
    var options = ViewerOptions(policy: .only("127.0.0.1:*"), storage: .inMemory)
    options.engine.userAgent = "Shop/1.0"
    options.engine.pageZoom = 1.5
    options.engine.configure = { $0.preferences.minimumFontSize = 33 }
    let viewer = WebViewer(options)
    defer { viewer.close() }
    viewer.load(server.page("/"))
    await wait(for: "the page") { viewer.phase == .showing }
    let name: String = try await viewer.evaluate("return navigator.userAgent")
    #expect(name == "Shop/1.0")
    #expect(viewer.pageZoom == 1.5)
    // The smallest size is in points of the screen, so a larger page needs fewer of its own.
    for (zoom, size) in [(1.5, "22px"), (2, "16.5px")] {
      viewer.pageZoom = zoom
      let found: String = try await viewer.evaluate(
        """
        const small = document.createElement('p'); small.style.fontSize = '3px'; document.body.append(small);
        return getComputedStyle(small).fontSize
        """)
      #expect(found == size)
    }
  }

  @Test(
    "Media wait for the user as the options say",
    arguments: [
      (ViewerOptions.MediaGesture.none, WEBKIT_AUTOPLAY_ALLOW), (.sound, WEBKIT_AUTOPLAY_ALLOW_WITHOUT_SOUND),
      (.all, WEBKIT_AUTOPLAY_DENY),
    ])
  func media(_ gesture: ViewerOptions.MediaGesture, _ policy: WebKitAutoplayPolicy) {
    var options = ViewerOptions(storage: .inMemory)
    options.engine.mediaGesture = gesture
    let viewer = WebViewer(options)
    defer { viewer.close() }
    let view = viewer.webView.widgetPointer.assumingMemoryBound(to: WebKitWebView.self)
    #expect(webkit_website_policies_get_autoplay_policy(webkit_web_view_get_website_policies(view)) == policy)
  }
}
