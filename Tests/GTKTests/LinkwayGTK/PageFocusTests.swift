import CGTK
import GLib
import GTKWidgets
import LinkwayGTK
import PageServer
import Testing
import WebAddress
import WebKit
import WebViewing

/// The keyboard focus into a page and out of it.
@MainActor @Suite struct PageFocusTests {
  @Test(
    "After a page's last element Tab goes to the next widget, before its first element Shift+Tab to the previous one"
  )
  func leavesPage() async throws {
    let server = PageServer()
    server.serve("/two", .html("<title>two</title><a href=/1 id=a>one</a> <a href=/2 id=b>two</a>"))
    try server.start()
    defer { server.stop() }
    let viewer = WebViewer(storage: .inMemory)
    let (before, view, after) = (Button("before"), WebViewerView(viewer), Button("after"))
    try await withWindow(Box(.column, [before, view, after]), width: 500, height: 400) { _ in
      viewer.load(server.page("/two"))
      await wait(for: "the page") { viewer.phase == .showing }
      before.grabFocus()
      try await Pointer.move(to: before, x: 5, y: 5)
      for (key, goal) in [("Tab", after), ("shift+Tab", before)] {
        for _ in 0..<8 where !goal.hasFocus {
          let old = await place(before, after, viewer)
          try await Pointer.key(key)
          var new = old
          let end = ContinuousClock.now + .seconds(5)
          while new == old, ContinuousClock.now < end { new = await place(before, after, viewer) }
          #expect(new != old, "\(key) moves the focus")
        }
        #expect(goal.hasFocus, "\(key) leaves the page")
      }
    }
  }

  /// Where the focus is: in which widget, and on which element of the page.
  private func place(_ before: Button, _ after: Button, _ viewer: WebViewer) async -> String {
    let element = try? await viewer.webView.evaluateJavaScript(
      "document.activeElement.id + document.hasFocus()")
    return "\(before.hasFocus) \(after.hasFocus) \(element as? String ?? "")"
  }
}
