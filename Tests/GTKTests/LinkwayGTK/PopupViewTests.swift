import GTKWidgets
import LinkwayGTK
import PageServer
import Testing
import WebPolicy
import WebViewing

@MainActor @Suite(.serialized) struct PopupViewTests {
  @Test("A page's window lies over the page with a close button of 44 points, and goes with it")
  func overlay() async throws {
    let shop = try await Shop()
    shop.server.serve("/pay", .html("<title>Pay</title><p>pay"))
    let view = WebViewerView(shop.viewer)
    try await withWindow(view, width: 500, height: 400) { _ in
      await shop.show("")
      _ = await shop.value("(w = open('\(shop.bank("/pay"))'), 1)")
      await wait(for: "the close button") { view.popupCloseButton?.isMapped == true }
      let button = try #require(view.popupCloseButton)
      await wait(for: "its size") { button.outerSize.width >= 44 && button.outerSize.height >= 44 }
      shop.viewer.popups.first?.close()
      await wait(for: "the view to go") { view.popupCloseButton == nil }
      await shop.waitFor("w.closed", "true")
    }
  }

  @Test("A page's window of its own closes with the viewer, and closing it closes the page's window")
  func window() async throws {
    let shop = try await Shop(.window)
    shop.server.serve("/pay", .html("<title>Pay</title><p>pay"))
    let view = WebViewerView(shop.viewer)
    try await withWindow(view) { _ in
      await shop.show("")
      _ = await shop.value("(w = open('/pay'), 1)")
      await wait(for: "the window") { shop.viewer.popups.count == 1 }
      let popup = try #require(shop.viewer.popups.first)
      await wait(for: "its page") { popup.viewer.title == "Pay" }
      let button = try #require(view.popupWindow?.closeButton)
      await wait(for: "a button to hit") { button.outerSize.width >= 44 && button.outerSize.height >= 44 }
      popup.viewer.close()
      await wait(for: "it to go") { shop.viewer.popups.isEmpty && popup.isClosed }
      await wait(for: "its window to go") { view.popupWindow == nil }
    }
  }

  @Test("A page's question shows over the page, and its buttons answer it")
  func dialogs() async throws {
    let shop = try await Shop()
    let view = WebViewerView(shop.viewer)
    try await withWindow(view) { _ in
      await shop.show(
        "<script>onload = () => setTimeout(() => { said = [confirm('a'), confirm('b'), prompt('c', 'd')] })</script>"
      )
      for presses in [true, false, true] {
        await wait(for: "the dialog") { view.dialogControls?.yes.isMapped == true }
        let controls = try #require(view.dialogControls)
        if let entry = controls.entry { entry.text = "길" }
        (presses ? controls.yes : controls.no).press()
        await wait(for: "the next") { view.dialogControls?.yes !== controls.yes }
      }
      await shop.waitFor("JSON.stringify(said)", "[true,false,\"길\"]")
      #expect(view.dialogControls == nil)
    }
  }
}
