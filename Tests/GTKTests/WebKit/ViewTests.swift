import Foundation
import GTKWidgets
import PageServer
import Testing
import WebKit

@MainActor @Suite("WebKit view", .serialized) struct ViewTests {
  @Test("Text and data show as pages under their base address")
  func textAndData() async throws {
    let fixture = try Fixture()
    fixture.server.serve("/style.css", PageResponse(contentType: "text/css", body: Data()))
    let base = fixture.server.url("/base/")
    let navigation = fixture.view.loadHTMLString("<title>Té</title>", baseURL: base)
    await wait(for: "the text") { fixture.recorder.events.contains("finish") }
    #expect(fixture.recorder.events == ["start", "commit", "finish"])
    #expect(fixture.recorder.navigations.allSatisfy { $0 === navigation })
    await wait(for: "its title") { fixture.view.title == "Té" }
    #expect(try await fixture.value("location.href") == base.absoluteString)
    fixture.recorder.forget()
    let data = "<title>Zażółć</title>".data(using: .isoLatin2)!
    fixture.view.load(data, mimeType: "text/html", characterEncodingName: "iso-8859-2", baseURL: base)
    await wait(for: "the data") { fixture.recorder.events.contains("finish") }
    await wait(for: "its title") { fixture.view.title == "Zażółć" }
    fixture.recorder.forget()
    fixture.view.loadHTMLString("<title>None</title>", baseURL: nil)
    await wait(for: "the text without a base") { fixture.recorder.events.contains("finish") }
    await wait(for: "its title") { fixture.view.title == "None" }
  }

  @Test("The history lists its pages, and any of them can be gone to")
  func history() async throws {
    let fixture = try Fixture()
    #expect(fixture.view.backForwardList.currentItem == nil)
    fixture.server.serve("/start", .redirect(to: "/1"))
    fixture.server.serve("/1", .html("<title>One</title>"))
    await fixture.open("/start")
    for number in 2...3 { await fixture.show("<title>Page \(number)</title>", at: "/\(number)") }
    let list = fixture.view.backForwardList
    #expect(list.currentItem?.url.path == "/3")
    #expect(list.backItem?.title == "Page 2")
    #expect(list.forwardItem == nil)
    #expect(list.backList.map(\.url.path) == ["/1", "/2"])
    #expect(list.backList[0].title == "One")
    #expect(list.backList[0].initialURL.path == "/start")
    #expect(list.item(at: -2)?.url.path == "/1")
    let count = fixture.recorder.events.count { $0 == "finish" }
    fixture.view.go(to: list.backList[0])
    await wait(for: "the first page") { fixture.recorder.events.count { $0 == "finish" } > count }
    #expect(fixture.view.url?.path == "/1")
    #expect(fixture.view.backForwardList.forwardList.map(\.url.path) == ["/2", "/3"])
    #expect(!fixture.view.canGoBack && fixture.view.canGoForward)
  }

  @Test("Servers see the name that the app gives, and the engine's own again without")
  func userAgent() async throws {
    let fixture = try Fixture()
    await fixture.show("<p>x")
    let own = try await fixture.value("navigator.userAgent", as: String.self)
    fixture.view.customUserAgent = "Linkway Test/1"
    await fixture.show("<p>x")
    #expect(fixture.server.requests.last { $0.path == "/page" }?.headers["user-agent"] == "Linkway Test/1")
    fixture.view.customUserAgent = nil
    await fixture.show("<p>x")
    #expect(fixture.server.requests.last { $0.path == "/page" }?.headers["user-agent"] == own)
  }

  @Test("Settings for developer tools and gestures are off by default, and stay as set")
  func switches() throws {
    let view = try Fixture().view
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
  private func scrolls(_ fixture: Fixture, _ key: String, at id: String, _ more: String = "") async throws
    -> Bool?
  {
    try await fixture.view.callAsyncJavaScript(
      "return document.getElementById(id).dispatchEvent(new KeyboardEvent('keydown', "
        + "{ key, bubbles: true, cancelable: true, composed: true\(more) }))",
      arguments: ["key": key, "id": id], contentWorld: .page) as? Bool
  }

  @Test("If a page must not scroll, keys do not scroll it, but keep their other functions")
  func scrollKeys() async throws {
    let fixture = try Fixture()
    let page = "<p id=p>x<input id=i><div id=e contenteditable>y</div><button id=b>z</button>"
    await fixture.show(page)
    #expect(try await scrolls(fixture, "PageDown", at: "p") == true)
    fixture.view.scrollView.isScrollEnabled = false
    for _ in 0..<2 {
      for key in [
        "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "PageUp", "PageDown", "Home", "End", " ",
      ] {
        #expect(try await scrolls(fixture, key, at: "p") == false, "\(key)")
        for field in ["i", "e", "b"] { #expect(try await scrolls(fixture, key, at: field) == true, "\(key)") }
      }
      #expect(try await scrolls(fixture, "a", at: "p") == true)
      #expect(try await scrolls(fixture, "ArrowLeft", at: "p", ", altKey: true") == true)
      #expect(try await scrolls(fixture, "ArrowDown", at: "p", ", shiftKey: true") == true)
      #expect(try await scrolls(fixture, " ", at: "p", ", shiftKey: true") == false)
      // The next page hears of it too.
      await fixture.show(page, at: "/other")
    }
    #expect(try await fixture.value("'__linkwayKeys' in globalThis") == false)
    fixture.view.scrollView.isScrollEnabled = true
    #expect(try await scrolls(fixture, "PageDown", at: "p") == true)
  }

  @Test("What was taken from a view outlives it without harm")
  func outlived() async throws {
    var scrollView: WKScrollView?
    var list: WKBackForwardList?
    do {
      let fixture = try Fixture()
      await fixture.show("<title>Gone</title>")
      scrollView = fixture.view.scrollView
      list = fixture.view.backForwardList
    }
    scrollView?.isScrollEnabled = false
    #expect(scrollView != nil)
    #expect(list?.backList.isEmpty == true)
  }

  @Test("The smallest size of type holds for pages, and a page over plain HTTP is not secure")
  func preferences() async throws {
    let fixture = try Fixture { $0.preferences.minimumFontSize = 40 }
    await fixture.show("<span id=x style='font-size: 4px'>x</span>")
    let size = try await fixture.value(
      "document.getElementById('x').getBoundingClientRect().height", as: Double.self)
    #expect((size ?? 0) >= 40)
    #expect(!fixture.view.hasOnlySecureContent)
    #expect(WKPreferences().javaScriptCanOpenWindowsAutomatically == false)
  }

  @Test("A picture is of what shows, of a part of it, or of a given width; unshown, of the whole page")
  func snapshot() async throws {
    let fixture = try Fixture()
    await fixture.show("<style>body { margin: 0; background: lime; width: 500px; height: 3000px }</style>")
    let whole = try await fixture.view.takeSnapshot(configuration: nil)
    #expect(whole.width >= 500 && whole.height >= 3000)
    #expect(whole.pngData.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let page = Widget.lent(fixture.view.widgetPointer)
    try await withWindow(page, width: 320, height: 240) { _ in
      await settle(fixture.view)
      let visible = try await fixture.view.takeSnapshot(configuration: nil)
      #expect(visible.width == Int(page.size.width) && visible.height == Int(page.size.height))
      let configuration = WKSnapshotConfiguration()
      configuration.rect = CGRect(x: 10, y: 20, width: 30, height: 40)
      let part = try await fixture.view.takeSnapshot(configuration: configuration)
      #expect(part.width == 30 && part.height == 40)
      configuration.snapshotWidth = 60
      let scaled = try await fixture.view.takeSnapshot(configuration: configuration)
      #expect(scaled.width == 60 && scaled.height == 80)
    }
  }
}
