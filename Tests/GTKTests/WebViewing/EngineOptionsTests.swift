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
    let ratio: Double = try await viewer.evaluate("return devicePixelRatio")
    #expect(ratio == 1.5)
    viewer.pageZoom = 2
    #expect(viewer.pageZoom == 2)
    let size: String = try await viewer.evaluate(
      """
      const small = document.createElement('p'); small.style.fontSize = '3px'; document.body.append(small);
      return getComputedStyle(small).fontSize
      """)
    #expect(size == "33px")
  }

  @Test(
    "Media wait for the user as the options say",
    arguments: [
      (ViewerOptions.MediaGesture.none, true, true), (.sound, true, false), (.all, false, false),
    ])
  func media(_ gesture: ViewerOptions.MediaGesture, muted: Bool, loud: Bool) async throws {
    let server = PageServer()
    server.serve("/", .html("<title>Media</title>"))
    try server.start()
    var options = ViewerOptions(policy: .only("127.0.0.1:*"), storage: .inMemory)
    options.engine.mediaGesture = gesture
    let viewer = WebViewer(options)
    defer { viewer.close() }
    viewer.load(server.page("/"))
    await wait(for: "the page") { viewer.phase == .showing }
    for (isMuted, isAllowed) in [(true, muted), (false, loud)] {
      let answer: String = try await viewer.evaluate(
        """
        const media = document.createElement('video');
        media.muted = \(isMuted); media.src = 'data:video/mp4;base64,AAAA';
        return await media.play().then(() => 'plays', error => error.name)
        """)
      // A file that cannot be decoded fails as NotSupportedError, after the policy has let it begin.
      #expect((answer != "NotAllowedError") == isAllowed, "\(gesture), muted \(isMuted): \(answer)")
    }
  }
}
