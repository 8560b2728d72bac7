import GTKWidgets
import LinkText
@testable import LinkwayGTK
import PageServer
import Testing
import WebAddress
import WebPolicy
import WebViewing

/// What the frontend shows about a page is true.
@MainActor @Suite("What is shown is true", .serialized) struct TrueDisplayTests {
  @Test("A window that its opener wrote shows the opener's host, and so does what its scripts say")
  func written() async throws {
    let shop = try await Shop()
    await shop.show("")
    let presenter = shop.viewer.presentDialogs()
    _ = await shop.value(
      "(w = open('', '', 'width=400,height=300'), w.document.write('<title>www.mybank.example</title>Password'), w.document.close(), 1)"
    )
    await wait(for: "the title") { shop.viewer.popups.first?.viewer.title == "www.mybank.example" }
    let popup = try #require(shop.viewer.popups.first)
    let host = "127.0.0.1:\(shop.server.page("/").port!)"
    #expect(popup.viewer.heading().address == host)
    #expect(popup.viewer.address == host)
    let own = popup.viewer.presentDialogs()
    _ = await shop.value("(setTimeout(() => w.alert('hi')), 1)")
    await wait(for: "the dialog") { popup.viewer.dialog != nil }
    #expect(popup.viewer.dialog?.speaker.text == "A part of the page \(host) says")
    popup.viewer.dialog?.answer(.dismissed)
    withExtendedLifetime((presenter, own)) {}
  }

  @Test("An address is shortened at its start, and keeps its registrable domain")
  func shortening() async throws {
    let labels = HeadingLabels(title: [], address: [])
    let viewer = WebViewer(storage: .inMemory)
    viewer.load(WebURL("http://www.bank.example.login.verify.other.example/")!)
    let heading = viewer.heading()
    #expect(heading.isTitleAddress && heading.owner == "other.example")
    labels.show(heading)
    #expect(labels.title.shortening == .start)
    await withWindow(Box(.row, [labels.title]), width: 60, height: 40) { _ in
      // The space for the owner's name is always kept.
      await wait(for: "its width") { labels.title.size.width > 80 }
    }
  }

  @Test("A dialog of many lines scrolls, and its speaker and buttons are in sight")
  func lines() async throws {
    let shop = try await Shop()
    let view = WebViewerView(shop.viewer)
    try await withWindow(view, width: 260, height: 400) { _ in
      await shop.show("<script>onload = () => setTimeout(() => alert('\\n'.repeat(200) + 'x'))</script>")
      await wait(for: "the dialog") { view.dialogControls?.yes.isMapped == true }
      let controls = try #require(view.dialogControls)
      await wait(for: "the button's size") { controls.yes.outerSize.height >= 44 }
      #expect(view.size.height <= 400 && view.size.width <= 300)
      controls.yes.press()
    }
  }

  @Test("A page fills the screen where the policy allows it, with its host on the screen, and the app knows")
  func fullScreen() async throws {
    for isAllowed in [false, true] {
      let shop = try await Shop {
        if isAllowed { $0.policy.devices = DevicePolicy([.fullScreen: ["http://127.0.0.1:*"]]) }
      }
      let view = WebViewerView(shop.viewer)
      await withWindow(view) { _ in
        await shop.show("<p id=p>x")
        _ = await shop.value("(document.getElementById('p').requestFullscreen().catch(() => {}), 1)")
        if isAllowed {
          await wait(for: "the screen") { shop.viewer.isFullScreen }
          await wait(for: "the notice") { view.fullScreenNotice.isVisible }
          #expect(view.fullScreenNotice.text.contains("127.0.0.1"))
          #expect(shop.log.words.contains("full screen"))
          _ = await shop.value("(document.exitFullscreen().catch(() => {}), 1)")
          await wait(for: "the page to leave the screen") { !shop.viewer.isFullScreen }
          await shop.waitFor("document.fullscreenElement", "null")
        } else {
          _ = await shop.value(
            "(said = '', (async () => document.getElementById('p').requestFullscreen())().catch(() => { said = 'no' }), 1)"
          )
          await shop.waitFor("said", "no")
          #expect(!shop.viewer.isFullScreen)
        }
      }
    }
  }

  @Test("A dialog of a window that another one covers comes to the front")
  func covered() async throws {
    let shop = try await Shop()
    for path in ["/one", "/two"] { shop.server.serve(path, .html("<title>\(path)</title>")) }
    let view = WebViewerView(shop.viewer)
    try await withWindow(view, width: 500, height: 400) { _ in
      await shop.show("")
      _ = await shop.value("(one = open('/one'), two = open('/two'), 1)")
      await wait(for: "both") {
        view.popupViews.count == 2 && shop.viewer.popups.allSatisfy { $0.viewer.title.hasPrefix("/") }
      }
      _ = await shop.value("(setTimeout(() => one.eval(\"alert('hi')\")), 1)")
      await wait(for: "the dialog") { shop.viewer.popups.first?.viewer.dialog != nil }
      let first = try #require(view.popupViews.first { $0.popup === shop.viewer.popups.first })
      await wait(for: "it to come to the front") { first.widget.isLast }
      shop.viewer.popups.first?.viewer.dialog?.answer(.confirmed)
      #expect(await shop.value("1 + 1") == "2")
    }
  }

  @Test("A page with an open dialog or a text field that has the focus keeps the Escape key")
  func escape() async throws {
    let shop = try await Shop()
    for (body, script, keeps) in [
      ("<p>x", "0", false), ("<dialog id=d>x</dialog>", "document.getElementById('d').showModal()", true),
      ("<textarea id=t></textarea>", "document.getElementById('t').focus()", true),
      ("<input id=t>", "document.getElementById('t').focus()", true),
      ("<p contenteditable id=t>x</p>", "document.getElementById('t').focus()", true),
      ("<button id=t>x</button>", "document.getElementById('t').focus()", false),
      ("<p popover id=d>x</p>", "document.getElementById('d').showPopover()", true),
    ] {
      await shop.show(body)
      _ = await shop.value("(\(script), 1)")
      #expect(await shop.viewer.pageKeepsEscape() == keeps, "\(body)")
    }
  }

  @Test("One click is worth one hand-over and one window, and the next click another")
  func oneClick() async throws {
    let shop = try await Shop(needsGesture: true)
    var routed: [String] = []
    shop.viewer.onRoute = { url, _ in routed.append(url.href) }
    await shop.show(
      "<script>function go() { for (let i = 0; i < 50; i++) { const a = document.createElement('a'); a.href = 'mailto:a' + i; document.body.append(a); a.click() } }</script>"
    )
    _ = await shop.value("(go(), 1)")
    await wait(for: "the hand-over") { !routed.isEmpty }
    #expect(await shop.value("1 + 1") == "2")
    #expect(routed.count == 1)
    _ = await shop.value("((() => { for (let i = 0; i < 10; i++) open('/b?' + i) })(), 1)")
    await wait(for: "the window") { !shop.viewer.popups.isEmpty }
    #expect(await shop.value("1 + 1") == "2")
    #expect(shop.viewer.popups.count == 1)
  }

  @Test("A window for a script's address is refused, and that is reported")
  func scriptWindow() async throws {
    let shop = try await Shop()
    await shop.show("")
    _ = await shop.value("(open('javascript:alert(1)'), 1)")
    await wait(for: "the report") { shop.log.words.contains { $0.hasPrefix("popup blocked") } }
    #expect(shop.viewer.popups.isEmpty)
  }

  @Test("A page of the app's at the root of all files reads none of them")
  func fileRoot() async throws {
    let shop = try await Shop()
    shop.viewer.load(
      .html(
        "<script>loaded = ''</script><link rel=stylesheet href=file:///etc/passwd onload=\"loaded = 'yes'\" onerror=\"loaded = 'no'\">",
        base: WebURL("file:///")!))
    await wait(for: "the page") { !shop.viewer.isLoading }
    await shop.waitFor("loaded", "no")
  }
}
