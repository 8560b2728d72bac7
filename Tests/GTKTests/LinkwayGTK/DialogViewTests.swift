import Foundation
import GTKWidgets
import LinkwayGTK
import PageServer
import Testing
import WebAddress
import WebPolicy
import WebViewing

@MainActor @Suite("Dialogs on GTK", .serialized) struct DialogViewTests {
  /// Shows a viewer on a screen.
  private func onScreen(
    _ shop: Shop, _ body: (WebViewerView) async throws -> Void
  ) async throws {
    let view = WebViewerView(shop.viewer)
    try await withWindow(view, width: 500, height: 500) { _ in try await body(view) }
  }

  private func controls(_ view: WebViewerView) async throws -> (yes: Button, no: Button, entry: Entry?) {
    await wait(for: "the dialog") { view.dialogControls?.yes.isMapped == true }
    return try #require(view.dialogControls)
  }

  @Test("A password's dialog has two entries and buttons of 44 points, and asks anew after a wrong answer")
  func signIn() async throws {
    let shop = try await Shop()
    shop.server.serve("/locked") { request in
      let right = "Basic " + Data("길:secret".utf8).base64EncodedString()
      return request.headers["authorization"] == right
        ? .html("<title>Open</title>")
        : PageResponse(
          status: 401, headers: ["WWW-Authenticate": "Basic realm=\"Vault\""], contentType: "text/html",
          body: Data("<title>Locked</title>".utf8))
    }
    try await onScreen(shop) { view in
      shop.viewer.load(shop.server.page("/locked"))
      let first = try await controls(view)
      #expect(first.entry?.hasFocus == true)
      for button in [first.yes, first.no] {
        await wait(for: "its size") { button.outerSize.height >= 44 }
      }
      first.entry?.text = "길"
      view.passwordEntry?.text = "wrong"
      first.yes.press()
      await wait(for: "the next") { view.dialogControls.map { $0.yes !== first.yes } == true }
      let second = try await controls(view)
      // The name is there already, so the password is what is typed next.
      #expect(second.entry?.text == "길" && view.passwordEntry?.hasFocus == true)
      view.passwordEntry?.text = "secret"
      second.yes.press()
      await wait(for: "the page") { shop.viewer.title == "Open" }
      #expect(view.dialogControls == nil && view.passwordEntry == nil)
    }
  }

  @Test("Where a yes gives something away, the keys are on the no")
  func devices() async throws {
    let shop = try await Shop { $0.policy.devices = DevicePolicy([.location: ["http://127.0.0.1:*"]]) }
    try await onScreen(shop) { view in
      for allows in [false, true] {
        // A page that was denied is not asked about again by the engine.
        await shop.show("", path: "/\(allows)")
        _ = await shop.value(
          "(said = '', navigator.geolocation.getCurrentPosition(() => said = 'got', e => said = 'error ' + e.code, {timeout: 300}), 1)"
        )
        let controls = try await controls(view)
        #expect(controls.no.hasFocus && !controls.yes.hasFocus && controls.entry == nil)
        (allows ? controls.yes : controls.no).press()
        if allows {
          for _ in 0..<300 where await shop.value("said").isEmpty {
            try? await Task.sleep(for: .milliseconds(10))
          }
          #expect(await shop.value("said") != "error 1")
        } else {
          await shop.waitFor("said", "error 1")
        }
      }
    }
  }

  @Test("The silence is a button from the second dialog on")
  func silence() async throws {
    let shop = try await Shop()
    try await onScreen(shop) { view in
      await shop.show(
        "<script>count = 0; onload = () => setTimeout(() => { for (; count < 50; count++) alert(count) })</script>"
      )
      let first = try await controls(view)
      #expect(view.silenceButton == nil)
      first.yes.press()
      await wait(for: "the silence") { view.silenceButton?.isMapped == true }
      await wait(for: "its size") { (view.silenceButton?.outerSize.height ?? 0) >= 44 }
      view.silenceButton?.press()
      await shop.waitFor("count", "50")
      #expect(view.dialogControls == nil && view.silenceButton == nil)
    }
  }

  private func pick(_ shop: Shop, _ view: WebViewerView) async throws -> FileChooserWindow {
    _ = await shop.value("(f.click(), 1)")
    await wait(for: "the file window") { view.fileChooserWindow?.isMapped == true }
    return try #require(view.fileChooserWindow)
  }

  @Test("Files are chosen in a window over the page, and the page gets those that were marked")
  func files() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("a b.txt")
    for name in ["a b.txt", "other.txt"] {
      try Data(name.utf8).write(to: folder.appendingPathComponent(name))
    }
    let shop = try await Shop()
    try await onScreen(shop) { view in
      await shop.show(
        "<input type=file id=f accept='text/plain'><script>events = []; f.oncancel = () => events.push('cancel')</script>"
      )
      let window = try await pick(shop, view)
      let host = "127.0.0.1:\(shop.server.page("/").port!)"
      #expect(window.title == "A part of the page \(host) wants a file of yours")
      window.mark(file)
      await wait(for: "the mark") { window.marked == [file] }
      window.press(chooses: true)
      await shop.waitFor("f.files[0].name", "a b.txt")
      await wait(for: "the window to go") { view.fileChooserWindow == nil && window.isDestroyed }
      try await pick(shop, view).press(chooses: false)
      await shop.waitFor("events.join()", "cancel")
      #expect(await shop.value("f.files.length + f.files[0].name") == "1a b.txt")
      try await pick(shop, view).close()
      await shop.waitFor("events.join()", "cancel,cancel")
    }
  }

  @Test("The file window goes with the page that asked, and with the view")
  func fileWindowGoes() async throws {
    let shop = try await Shop()
    var window: FileChooserWindow?
    try await onScreen(shop) { view in
      await shop.show("<input type=file id=f>")
      window = try await pick(shop, view)
      await shop.show("<input type=file id=f>", path: "/next")
      await wait(for: "the window to go") { window?.isDestroyed == true && view.fileChooserWindow == nil }
      window = try await pick(shop, view)
      shop.viewer.close()
      await wait(for: "the window to go with the viewer") { window?.isDestroyed == true }
    }
  }

  @Test("What lies uppermost is left first: a popup's dialog, the popup, the page's own dialog")
  func leaving() async throws {
    let shop = try await Shop()
    shop.server.serve("/pay", .html("<title>Pay</title><a id=a href=/more>more</a>"))
    shop.server.serve("/more", .html("<title>More</title>"))
    try await onScreen(shop) { view in
      await shop.show("")
      #expect(!shop.viewer.dismissTopmost() && !shop.viewer.goBackOrDismiss())
      _ = await shop.value("(open('/pay'), 1)")
      await wait(for: "the popup") { shop.viewer.popups.first?.viewer.title == "Pay" }
      let popup = try #require(shop.viewer.popups.first?.viewer)
      _ = await shop.value("(setTimeout(() => said = confirm('x')), 1)", in: popup)
      await wait(for: "its dialog") { popup.dialog != nil }
      #expect(shop.viewer.dismissTopmost())
      await shop.waitFor("said", "false", in: popup)
      _ = await shop.value("(a.click(), 1)", in: popup)
      await wait(for: "the popup's next page") { popup.title == "More" && popup.canGoBack }
      #expect(shop.viewer.goBackOrDismiss())
      await wait(for: "the popup's first page") { popup.title == "Pay" && !popup.canGoBack }
      #expect(shop.viewer.goBackOrDismiss() && shop.viewer.popups.isEmpty)
      _ = await shop.value("(setTimeout(() => said = confirm('y')), 1)")
      await wait(for: "the page's dialog") { shop.viewer.dialog != nil }
      #expect(shop.viewer.goBackOrDismiss())
      await shop.waitFor("said", "false")
      await shop.show("<p>next", path: "/next")
      await wait(for: "a way back") { shop.viewer.canGoBack }
      #expect(!shop.viewer.dismissTopmost() && shop.viewer.goBackOrDismiss())
      await wait(for: "the first page") { shop.viewer.url == shop.server.page("/shop") }
    }
  }
}
