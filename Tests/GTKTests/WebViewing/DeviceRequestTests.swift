import LinkText
import GTKWidgets
import LinkwayGTK
import PageServer
import Testing
import WebAddress
import WebPolicy
import WebViewing

@MainActor @Suite("Devices that pages ask for", .serialized) struct DeviceRequestTests {
  private func shop(_ devices: DevicePolicy) async throws -> Shop {
    let shop = try await Shop { $0.policy.devices = devices }
    shop.viewer.pretendDevices()
    return shop
  }

  private func record(_ wish: String) -> String {
    "said = 'waiting', navigator.mediaDevices.getUserMedia(\(wish)).then(s => said = 'got ' + s.getTracks().length, e => said = e.name)"
  }

  private let locate =
    "said = 'waiting', navigator.geolocation.getCurrentPosition(() => said = 'got', e => said = 'error ' + e.code, {timeout: 500})"

  /// Shows the viewer on a screen, because the engine asks nothing for a hidden page.
  private func onScreen(_ shop: Shop, _ body: () async throws -> Void) async throws {
    let view = shop.viewer.pageWidget
    try await withWindow(view) { _ in try await body() }
  }

  nonisolated private static let own: SitePattern = "http://127.0.0.1:*"
  nonisolated private static let foreign: SitePattern = "http://localhost:*"

  @Test(
    "A page that is not listed gets nothing and nobody is asked; that is told with the reason",
    arguments: [
      ("{video: true}", "camera"), ("{audio: true}", "microphone"),
      ("{audio: true, video: true}", "camera, microphone"),
    ])
  func denied(wish: String, devices: String) async throws {
    let shop = try await shop(DevicePolicy([.location: [Self.own], .camera: [Self.foreign]]))
    let presenter = shop.viewer.presentDialogs()
    try await onScreen(shop) {
      await shop.show("")
      _ = await shop.value("(\(record(wish)), 1)")
      await shop.waitFor("said", "NotAllowedError")
    }
    #expect(
      shop.log.words.suffix(1) == [
        "request refused: the policy does not list the site for \(devices)"
      ])
    #expect(shop.viewer.dialog == nil)
    withExtendedLifetime(presenter) {}
  }

  @Test(
    "A page that may ask has the person asked, by its own name where no other may speak",
    arguments: [true, false])
  func asked(isAllowed: Bool) async throws {
    let shop = try await shop(DevicePolicy([.camera: [Self.own], .microphone: [Self.own]]))
    let presenter = shop.viewer.presentDialogs()
    try await onScreen(shop) {
      // A frame of another site that is handed nothing changes nothing, nor does one of the page's own.
      await shop.show("<iframe src='\(shop.bank("/inner"))'></iframe><iframe srcdoc=x allow=camera></iframe>")
      _ = await shop.value("(\(record("{audio: true, video: true}")), 1)")
      await wait(for: "the dialog") { shop.viewer.dialog != nil }
      let dialog = try #require(shop.viewer.dialog)
      #expect(
        dialog.kind == .devices([.camera, .microphone]) && dialog.origin == shop.server.page("/").origin)
      #expect(
        dialog.speaker.text
          == "127.0.0.1:\(shop.server.page("/").port!) wants to use the camera and the microphone")
      dialog.answer(isAllowed ? .confirmed : .dismissed)
      await shop.waitFor("said", isAllowed ? "got 2" : "NotAllowedError")
    }
    withExtendedLifetime(presenter) {}
  }

  @Test("A site that is trusted is given without a question, and without anybody to ask")
  func trusted() async throws {
    let shop = try await shop(DevicePolicy(trusted: [.camera: [Self.own]]))
    try await onScreen(shop) {
      await shop.show("")
      _ = await shop.value("(\(record("{video: true}")), 1)")
      await shop.waitFor("said", "got 1")
    }
    #expect(!shop.log.words.contains("dialog asked"))
  }

  @Test("Where nobody presents dialogs, a page that may ask gets nothing")
  func unattended() async throws {
    let shop = try await shop(DevicePolicy([.camera: [Self.own]]))
    try await onScreen(shop) {
      await shop.show("")
      _ = await shop.value("(\(record("{video: true}")), 1)")
      await shop.waitFor("said", "NotAllowedError")
    }
    #expect(shop.log.words.contains("request refused: there is no presenter to answer"))
  }

  @Test(
    "A page that asks where the device is: denied, asked, or given",
    arguments: [
      DevicePolicy(), DevicePolicy([.location: [Self.own]]), DevicePolicy(trusted: [.location: [Self.own]]),
    ])
  func location(policy: DevicePolicy) async throws {
    let shop = try await shop(policy)
    let presenter = shop.viewer.presentDialogs()
    try await onScreen(shop) {
      await shop.show("")
      _ = await shop.value("(\(locate), 1)")
      if !policy.sites.isEmpty {
        await wait(for: "the dialog") { shop.viewer.dialog?.kind == .devices([.location]) }
        #expect(shop.viewer.dialog?.speaker.text.hasSuffix(" wants to know where you are") == true)
        shop.viewer.dialog?.answer(.dismissed)
      }
      await wait(for: "the answer", untilValueOf: "said", in: shop) { $0.hasPrefix("error") || $0 == "got" }
      // The location is unknown here, so a granted request fails for another reason than a denied one.
      let said = await shop.value("said")
      #expect((said == "error 1") == policy.trusted.isEmpty)
    }
    #expect(shop.log.words.contains("dialog asked") == !policy.sites.isEmpty)
    withExtendedLifetime(presenter) {}
  }

  /// Serves a frame of another site that asks for the camera and reports the result to its page.
  private func serveFrame(_ shop: Shop) {
    shop.server.serve(
      "/inner",
      .html(
        """
        <script>onload = () => setTimeout(() => navigator.mediaDevices.getUserMedia({video: true}).then(
          () => parent.postMessage('got', '*'), e => parent.postMessage(e.name, '*')))</script>
        """))
  }

  @Test(
    "A frame of another site that the page hands the camera to is judged by its own origin",
    arguments: [
      (DevicePolicy(trusted: [.camera: [Self.own]]), "camera", "NotAllowedError"),
      (DevicePolicy(trusted: [.camera: [Self.own, Self.foreign]]), "camera", "got"),
      (DevicePolicy(trusted: [.camera: [Self.own, Self.foreign]]), "camera *", "NotAllowedError"),
      (DevicePolicy(trusted: [.camera: [Self.foreign]]), "camera", "NotAllowedError"),
      (DevicePolicy(trusted: [.camera: [Self.own]]), "microphone", "NotAllowedError"),
    ])
  func frames(policy: DevicePolicy, allow: String, answer: String) async throws {
    let shop = try await shop(policy)
    serveFrame(shop)
    try await onScreen(shop) {
      await shop.show(
        """
        <script>said = ''; onmessage = e => said = e.data</script>
        <iframe allow='\(allow)' src='\(shop.bank("/inner"))'></iframe>
        """)
      await shop.waitFor("said", answer)
    }
  }

  @Test("Where a frame of another site may be the one that asks, no name stands above the question alone")
  func frameAsks() async throws {
    let shop = try await shop(DevicePolicy([.camera: [Self.own, Self.foreign]]))
    let presenter = shop.viewer.presentDialogs()
    serveFrame(shop)
    try await onScreen(shop) {
      await shop.show(
        "<script>said = ''; onmessage = e => said = e.data</script><iframe allow=camera src='\(shop.bank("/inner"))'></iframe>"
      )
      await wait(for: "the dialog") { shop.viewer.dialog != nil }
      #expect(shop.viewer.dialog?.origin == nil)
      #expect(
        shop.viewer.dialog?.speaker.text
          == "A part of the page 127.0.0.1:\(shop.server.page("/").port!) wants to use the camera")
      shop.viewer.dialog?.answer(.confirmed)
      await shop.waitFor("said", "got")
    }
    withExtendedLifetime(presenter) {}
  }

  @Test("A page that keeps asking can be silenced for devices alone, until another page shows")
  func silenced() async throws {
    let shop = try await shop(DevicePolicy([.camera: [Self.own], .location: [Self.own]]))
    let presenter = shop.viewer.presentDialogs()
    try await onScreen(shop) {
      await shop.show("")
      _ = await shop.value("(\(locate), 1)")
      await wait(for: "the first") { shop.viewer.dialog != nil }
      #expect(shop.viewer.dialog?.canSuppress == false)
      shop.viewer.dialog?.answer(.dismissed)
      await shop.waitFor("said", "error 1")
      _ = await shop.value("(\(record("{video: true}")), 1)")
      await wait(for: "the second") { shop.viewer.dialog?.canSuppress == true }
      shop.viewer.dialog?.answer(.dismissed, suppressing: true)
      await shop.waitFor("said", "NotAllowedError")
      _ = await shop.value("(setTimeout(() => said = confirm('still'), 0), 1)")
      await wait(for: "the words") { shop.viewer.dialog?.kind == .confirm("still") }
      shop.viewer.dialog?.answer(.confirmed)
      await shop.waitFor("said", "true")
      await shop.show("", path: "/other")
      _ = await shop.value("(\(record("{video: true}")), 1)")
      await wait(for: "the new page's") { shop.viewer.dialog?.canSuppress == false }
      shop.viewer.dialog?.answer(.dismissed)
    }
    withExtendedLifetime(presenter) {}
  }
}

/// Waits until the value of a script is as wanted.
@MainActor
private func wait(
  for what: String, untilValueOf script: String, in shop: Shop, isSo: (String) -> Bool
) async {
  for _ in 0..<400 {
    if isSo(await shop.value(script)) { return }
    try? await Task.sleep(for: .milliseconds(10))
  }
  Issue.record("waited in vain for \(what)")
}
