import GTKWidgets
@testable import LinkwayGTK
import PageServer
import Testing
import WebAddress
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

  @Test("A window has the size that its page requests if there is enough space")
  func measures() async throws {
    let shop = try await Shop()
    shop.server.serve("/pay", .html("<title>Pay</title>"))
    let view = WebViewerView(shop.viewer)
    await withWindow(view, width: 700, height: 600) { _ in
      await shop.show("")
      for (wish, width, height) in [
        ("width=400,height=300", 400.0, 356.0), ("width=500,height=20", 500, 256),
      ] {
        _ = await shop.value("(w = open('/pay', '', '\(wish)'), 1)")
        let size: () -> (width: Double, height: Double) = {
          view.popupViews.last.map { $0.frame.outerSize } ?? (width: 0, height: 0)
        }
        await wait(for: "\(wish)") { size().width == width && size().height == height }
        #expect(size() == (width, height))
        shop.viewer.popups.last?.close()
        await wait(for: "it to go") { view.popupViews.isEmpty }
      }
    }
  }

  @Test("What a page in a window of its own opens lies over that page, and Escape takes it away there")
  func nested() async throws {
    let shop = try await Shop {
      $0.policy.popups = PopupPolicy(
        [
          .init(target: "127.0.0.1:*/pay", .window, requiresUserGesture: false),
          .init(.overlay, requiresUserGesture: false),
        ])
    }
    shop.server.serve("/pay", .html("<title>Pay</title><script>setTimeout(() => open('/more'), 1)</script>"))
    shop.server.serve("/more", .html("<title>More</title>"))
    let view = WebViewerView(shop.viewer)
    await withWindow(view) { _ in
      await shop.show("")
      _ = await shop.value("(w = open('/pay', '', 'width=500,height=400'), 1)")
      await wait(for: "both") { shop.viewer.popups.count == 2 }
      let (window, overlay) = (shop.viewer.popups[0], shop.viewer.popups[1])
      #expect(shop.viewer.presentedPopups.map(\.id) == [window.id])
      #expect(window.viewer.presentedPopups.map(\.id) == [overlay.id])
      await wait(for: "the overlay's button") { view.popupWindow?.popupCloseButton?.isMapped == true }
      #expect(view.popupCloseButton == nil)
      #expect(!shop.viewer.dismissTopmost())
      #expect(window.viewer.dismissTopmost())
      #expect(overlay.isClosed && !window.isClosed)
      window.close()
    }
  }

  @Test("A page that the app loads has nothing over it that another page opened")
  func appLoad() async throws {
    let shop = try await Shop()
    shop.server.serve("/pay", .html("<title>Pay</title>"))
    await shop.show("")
    _ = await shop.value("(w = open('/pay'), 1)")
    await wait(for: "the window") { shop.viewer.popups.count == 1 }
    shop.viewer.load(shop.server.page("/pay"))
    #expect(shop.viewer.popups.isEmpty)
  }

  @Test("The address of a page that cannot be shown names no user")
  func userName() async throws {
    let view = WebViewerView(WebViewer(storage: .inMemory))
    view.viewer.load(WebURL("https://bank.example:x@evil.example/a")!)
    await wait(for: "the failure") { view.failurePage?.address.text.isEmpty == false }
    #expect(view.failurePage?.address.text == "https://evil.example/a")
  }
}
