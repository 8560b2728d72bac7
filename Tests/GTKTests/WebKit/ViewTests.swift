import Foundation
import GTKWidgets
import PageServer
import Testing
import WebKit

@MainActor @Suite("WebKit view", .serialized) struct ViewTests {
  @Test("Text and data show as pages under their base address")
  func textAndData() async throws {
    let bench = try Bench()
    bench.server.serve("/style.css", PageResponse(contentType: "text/css", body: Data()))
    let base = bench.server.url("/base/")
    let navigation = bench.view.loadHTMLString("<title>Té</title>", baseURL: base)
    await wait(for: "the text") { bench.recorder.events.contains("finish") }
    #expect(bench.recorder.events == ["start", "commit", "finish"])
    #expect(bench.recorder.navigations.allSatisfy { $0 === navigation })
    await wait(for: "its title") { bench.view.title == "Té" }
    #expect(try await bench.value("location.href") == base.absoluteString)
    bench.recorder.forget()
    let data = "<title>Zażółć</title>".data(using: .isoLatin2)!
    bench.view.load(data, mimeType: "text/html", characterEncodingName: "iso-8859-2", baseURL: base)
    await wait(for: "the data") { bench.recorder.events.contains("finish") }
    await wait(for: "its title") { bench.view.title == "Zażółć" }
    bench.recorder.forget()
    bench.view.loadHTMLString("<title>None</title>", baseURL: nil)
    await wait(for: "the text without a base") { bench.recorder.events.contains("finish") }
    await wait(for: "its title") { bench.view.title == "None" }
  }

  @Test("The history lists its pages, and any of them can be gone to")
  func history() async throws {
    let bench = try Bench()
    #expect(bench.view.backForwardList.currentItem == nil)
    bench.server.serve("/start", .redirect(to: "/1"))
    bench.server.serve("/1", .html("<title>One</title>"))
    await bench.open("/start")
    for number in 2...3 { await bench.show("<title>Page \(number)</title>", at: "/\(number)") }
    let list = bench.view.backForwardList
    #expect(list.currentItem?.url.path == "/3")
    #expect(list.backItem?.title == "Page 2")
    #expect(list.forwardItem == nil)
    #expect(list.backList.map(\.url.path) == ["/1", "/2"])
    #expect(list.backList[0].title == "One")
    #expect(list.backList[0].initialURL.path == "/start")
    #expect(list.item(at: -2)?.url.path == "/1")
    let count = bench.recorder.events.count { $0 == "finish" }
    bench.view.go(to: list.backList[0])
    await wait(for: "the first page") { bench.recorder.events.count { $0 == "finish" } > count }
    #expect(bench.view.url?.path == "/1")
    #expect(bench.view.backForwardList.forwardList.map(\.url.path) == ["/2", "/3"])
    #expect(!bench.view.canGoBack && bench.view.canGoForward)
  }

  @Test("Servers see the name that the app gives, and the engine's own again without")
  func userAgent() async throws {
    let bench = try Bench()
    await bench.show("<p>x")
    let own = try await bench.value("navigator.userAgent", as: String.self)
    bench.view.customUserAgent = "Linkway Test/1"
    await bench.show("<p>x")
    #expect(bench.server.requests.last { $0.path == "/page" }?.headers["user-agent"] == "Linkway Test/1")
    bench.view.customUserAgent = nil
    await bench.show("<p>x")
    #expect(bench.server.requests.last { $0.path == "/page" }?.headers["user-agent"] == own)
  }

  @Test("Settings that a person's tools and hands need are off at first, and stay as set")
  func switches() throws {
    let view = try Bench().view
    #expect(
      !view.isInspectable && !view.allowsBackForwardNavigationGestures && view.scrollView.isScrollEnabled)
    for value in [true, false] {
      view.isInspectable = value
      view.allowsBackForwardNavigationGestures = value
      view.scrollView.isScrollEnabled = !value
      #expect(view.isInspectable == value)
      #expect(view.allowsBackForwardNavigationGestures == value)
      #expect(view.scrollView.isScrollEnabled == !value)
    }
  }

  /// Whether a key's press, as a script makes one, is left to scroll.
  private func scrolls(_ bench: Bench, _ key: String, at id: String, _ more: String = "") async throws
    -> Bool?
  {
    try await bench.view.callAsyncJavaScript(
      "return document.getElementById(id).dispatchEvent(new KeyboardEvent('keydown', "
        + "{ key, bubbles: true, cancelable: true, composed: true\(more) }))",
      arguments: ["key": key, "id": id], contentWorld: .page) as? Bool
  }

  @Test("Where a page may not be scrolled, keys do not either, but they do what else they do")
  func scrollKeys() async throws {
    let bench = try Bench()
    let page = "<p id=p>x<input id=i><div id=e contenteditable>y</div><button id=b>z</button>"
    await bench.show(page)
    #expect(try await scrolls(bench, "PageDown", at: "p") == true)
    bench.view.scrollView.isScrollEnabled = false
    for _ in 0..<2 {
      for key in [
        "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "PageUp", "PageDown", "Home", "End", " ",
      ] {
        #expect(try await scrolls(bench, key, at: "p") == false, "\(key)")
        for field in ["i", "e", "b"] { #expect(try await scrolls(bench, key, at: field) == true, "\(key)") }
      }
      #expect(try await scrolls(bench, "a", at: "p") == true)
      #expect(try await scrolls(bench, "ArrowLeft", at: "p", ", altKey: true") == true)
      #expect(try await scrolls(bench, "ArrowDown", at: "p", ", shiftKey: true") == true)
      #expect(try await scrolls(bench, " ", at: "p", ", shiftKey: true") == false)
      // The next page hears of it too.
      await bench.show(page, at: "/other")
    }
    #expect(try await bench.value("'__linkwayKeys' in globalThis") == false)
    bench.view.scrollView.isScrollEnabled = true
    #expect(try await scrolls(bench, "PageDown", at: "p") == true)
  }

  @Test("What was taken from a view outlives it without harm")
  func outlived() async throws {
    var scrollView: WKScrollView?
    var list: WKBackForwardList?
    do {
      let bench = try Bench()
      await bench.show("<title>Gone</title>")
      scrollView = bench.view.scrollView
      list = bench.view.backForwardList
    }
    scrollView?.isScrollEnabled = false
    #expect(scrollView != nil)
    #expect(list?.backList.isEmpty == true)
  }

  @Test("The smallest size of type holds for pages, and a page over plain HTTP is not secure")
  func preferences() async throws {
    let bench = try Bench { $0.preferences.minimumFontSize = 40 }
    await bench.show("<span id=x style='font-size: 4px'>x</span>")
    let size = try await bench.value(
      "document.getElementById('x').getBoundingClientRect().height", as: Double.self)
    #expect((size ?? 0) >= 40)
    #expect(!bench.view.hasOnlySecureContent)
    #expect(WKPreferences().javaScriptCanOpenWindowsAutomatically == false)
  }

  @Test("A picture is of what shows, of a part of it, or of a given width; unshown, of the whole page")
  func snapshot() async throws {
    let bench = try Bench()
    await bench.show("<style>body { margin: 0; background: lime; width: 500px; height: 3000px }</style>")
    let whole = try await bench.view.takeSnapshot(configuration: nil)
    #expect(whole.width >= 500 && whole.height >= 3000)
    #expect(whole.pngData.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let page = Widget.lent(bench.view.widgetPointer)
    try await withWindow(page, width: 320, height: 240) { _ in
      await settle(bench.view)
      let visible = try await bench.view.takeSnapshot(configuration: nil)
      #expect(visible.width == Int(page.size.width) && visible.height == Int(page.size.height))
      let configuration = WKSnapshotConfiguration()
      configuration.rect = CGRect(x: 10, y: 20, width: 30, height: 40)
      let part = try await bench.view.takeSnapshot(configuration: configuration)
      #expect(part.width == 30 && part.height == 40)
      configuration.snapshotWidth = 60
      let scaled = try await bench.view.takeSnapshot(configuration: configuration)
      #expect(scaled.width == 60 && scaled.height == 80)
    }
  }
}
