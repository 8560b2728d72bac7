import Foundation
import GLib
import GTKWidgets
import PageServer
import Testing
import WebAddress
import WebKit

@testable import WebViewing

/// Acts of the user are distinguished from acts of a page's script.
@MainActor @Suite(.serialized) struct GestureWatchTests {
  @MainActor private final class Clock {
    var time = ContinuousClock.now
  }

  private let clock = Clock()

  private func place(
    _ origin: String, main: Bool = true, view: AnyObject? = nil
  ) -> GestureWatch.Place {
    GestureWatch.Place(origin: Origin(origin)!, isMainFrame: main, view: ObjectIdentifier(view ?? clock))
  }

  private func makeWatch() -> GestureWatch {
    GestureWatch { [clock] in clock.time }
  }

  @Test("An act is good for one second and one use")
  func lifetime() {
    let watch = makeWatch()
    let shop = place("https://shop.example")
    #expect(!watch.isActive(for: shop))
    watch.note("a 1", shop)
    clock.time += .milliseconds(999)
    #expect(watch.isActive(for: shop))
    clock.time += .milliseconds(1)
    #expect(!watch.isActive(for: shop))
    watch.note("a 2", shop)
    watch.use()
    #expect(!watch.isActive(for: shop))
    // The click that follows the press is the same act.
    watch.note("a 2", shop)
    #expect(!watch.isActive(for: shop))
    watch.note("a 3", shop)
    #expect(watch.isActive(for: shop))
    #expect(!watch.isActive(for: nil))
  }

  @Test("An act is good for its document's origin and for the page around it, not for other frames or views")
  func places() {
    let watch = makeWatch()
    let other = NSObject()
    watch.note("a 1", place("https://shop.example"))
    #expect(!watch.isActive(for: place("https://ad.example", main: false)))
    #expect(watch.isActive(for: place("https://shop.example", main: false)))
    #expect(watch.isActive(for: place("https://shop.example", view: other)))
    #expect(!watch.isActive(for: place("https://evil.example", view: other)))
    watch.note("b 1", place("https://ad.example", main: false))
    #expect(watch.isActive(for: place("https://shop.example")))
    #expect(!watch.isActive(for: place("https://shop.example", main: false)))
    watch.note("c 1", place("null", main: false))
    #expect(watch.isActive(for: place("null", main: false)))
    #expect(!watch.isActive(for: place("null", main: false, view: other)))
  }

  /// Presses the first button at a point of a widget, as a user does.
  private func press(_ widget: Widget, x: Int, y: Int) async throws {
    let place = try #require(widget.x11Target(x: Double(x), y: Double(y)))
    for arguments in [
      ["mousemove", "--window", "\(place.window)", "\(place.x)", "\(place.y)"], ["click", "1"],
    ] {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/xdotool")
      process.arguments = arguments
      try process.run()
      await wait(for: "xdotool") { !process.isRunning }
      try await Task.sleep(for: .milliseconds(60))
    }
  }

  private func show(_ server: PageServer, _ body: String) async throws -> (WKWebView, GestureWatch) {
    server.serve(
      "/page",
      .html("<body style='margin:0'>\(body)<script>document.title = 'ready'</script>"))
    try server.start()
    let configuration = WKWebViewConfiguration()
    configuration.websiteDataStore = .nonPersistent()
    let watch = GestureWatch(configuration.userContentController)
    let view = WKWebView(frame: .zero, configuration: configuration)
    view.load(URLRequest(url: server.url("/page")))
    await wait(for: "the page") { view.title == "ready" }
    return (view, watch)
  }

  private func here(_ server: PageServer, _ view: WKWebView) -> GestureWatch.Place {
    GestureWatch.Place(origin: server.page("/").origin, isMainFrame: true, view: ObjectIdentifier(view))
  }

  @Test("No event that a script creates counts as a user gesture")
  func scripts() async throws {
    let server = PageServer()
    let (view, watch) = try await show(
      server,
      """
      <a id=a href='#x'>x</a><script>
      a.click(); a.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      for (const type of ['pointerdown', 'pointerup']) a.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
      a.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      try { webkit.messageHandlers.gesture.postMessage('forged 1') } catch (error) { forged = String(error) }
      </script>
      """)
    await settle(view)
    #expect(!watch.isActive(for: here(server, view)))
    #expect(try await view.evaluateJavaScript("typeof forged") as? String == "string")
  }

  @Test("A click of the user is reported once")
  func click() async throws {
    let server = PageServer()
    let (view, watch) = try await show(
      server,
      "<button style='position:fixed;inset:0;width:100%;height:100%' onclick='clicked = true'>x</button>")
    try await withWindow(Widget.lent(view.widgetPointer)) { _ in
      let widget = Widget.lent(view.widgetPointer)
      try await Task.sleep(for: .milliseconds(300))
      for _ in 0..<10 where !watch.isActive(for: here(server, view)) {
        try await press(widget, x: 60, y: 60)
      }
      #expect(watch.isActive(for: here(server, view)))
      await wait(for: "the page to hear of it", in: view, untilScript: "window.clicked === true")
      watch.use()
      #expect(!watch.isActive(for: here(server, view)))
    }
  }
}
