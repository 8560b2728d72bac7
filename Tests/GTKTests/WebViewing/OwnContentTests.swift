import Foundation
import PageServer
import Testing
import WebAddress
import WebKit
import WebPolicy
import WebViewing

@MainActor @Suite(.serialized) struct OwnContentTests {
  static let speaks =
    "<script>webkit.messageHandlers.x.postMessage('in').catch(e => { document.title = e.message || e })</script>"

  @Test("A page without an origin is heard only where the app itself gave it")
  func opaque() async throws {
    let shop = try await Shop(hears: false)
    var heard: [MessageSender] = []
    let handler = try shop.viewer.bridge.handle("x", String.self) { _, sender in heard.append(sender) }
    shop.viewer.bridge.access = BridgeAccess(hearsOpaqueOrigins: true)
    shop.server.serve(
      "/evil",
      PageResponse(
        headers: ["Content-Security-Policy": "sandbox allow-scripts"], contentType: "text/html",
        body: Data(Self.speaks.utf8)))
    shop.viewer.load(WebURL(shop.bank("/evil"))!)
    await wait(for: "the refusal") {
      shop.log.words.contains("refused x: a page without an origin is not heard by this app")
    }
    #expect(heard.isEmpty)
    shop.viewer.load(.html(Self.speaks, base: nil))
    await wait(for: "the app's own text") { heard.count == 1 }
    shop.viewer.load(
      .data(Data(Self.speaks.utf8), mimeType: "text/html", encoding: "utf-8", base: WebURL("about:blank")!))
    await wait(for: "the app's own data") { heard.count == 2 }
    let folder = FileManager.default.temporaryDirectory.appending(path: "linkway-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.html")
    try Data(Self.speaks.utf8).write(to: file)
    shop.viewer.load(.file(file, readAccess: folder))
    await wait(for: "the app's own file") { heard.count == 3 }
    #expect(heard.allSatisfy { $0.origin.isOpaque && $0.isMainFrame })
    // From the app's own page to the stranger's.
    shop.log.clear()
    try await shop.viewer.webView.evaluateJavaScript("location.href = '\(shop.bank("/evil"))'; 0")
    await wait(for: "the refusal") { shop.log.words.contains { $0.hasPrefix("refused x: ") } }
    #expect(heard.count == 3)
    withExtendedLifetime(handler) {}
  }

  @Test("Pages of a scheme that the app serves have an origin that can be listed, like any other")
  func ownScheme() async throws {
    let shop = try await Shop(hears: false) { options in
      options.policy = NavigationPolicy.only("app-own:", "app-other:")
      options.policy.viewerSchemes = ["app-own", "app-other"]
      for scheme in ["app-own", "app-other"] {
        options.contentHandlers[scheme] = { _ in
          .html(Self.speaks)
        }
      }
    }
    var heard: [MessageSender] = []
    let handler = try shop.viewer.bridge.handle("x", String.self) { _, sender in heard.append(sender) }
    for (pattern, hears) in [
      ("app-own://main", true), ("app-own:", true), ("app-own://other", false), ("app-other:", false),
      ("*", false),
    ] {
      heard = []
      shop.viewer.bridge.access = BridgeAccess([SitePattern(pattern)!])
      shop.log.clear()
      shop.viewer.load(WebURL("app-own://main/index.html")!)
      await wait(for: "the answer to \(pattern)") {
        !heard.isEmpty || shop.log.words.contains { $0.hasPrefix("refused x: ") }
      }
      #expect(heard.isEmpty != hears, "\(pattern)")
      #expect(heard.allSatisfy { $0.origin.serialized == "app-own://main" })
      if !hears {
        #expect(shop.log.words.contains("refused x: pages of app-own://main are not heard by this app"))
      }
    }
    withExtendedLifetime(handler) {}
  }
}
