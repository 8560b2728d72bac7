import GTKWidgets
import LinkwayGTK
import WebViewing

extension Walkthrough {
  /// Points at an element of a page, and presses it.
  func press(_ id: String, in viewer: WebViewer) async throws {
    let box: [Double] = try await viewer.evaluate(
      "const box = document.getElementById(id).getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]",
      arguments: ["id": id])
    try await driver.click(viewer.pageWidget, x: box[0], y: box[1])
  }

  /// What an element of a page says; empty where the page has none of the name.
  func said(_ viewer: WebViewer, in id: String = "out") async -> String {
    let words: String? = try? await viewer.evaluate(
      "return document.getElementById(id).textContent", arguments: ["id": id])
    return words ?? ""
  }

  func waitUntil(_ viewer: WebViewer, says start: String, in id: String = "out") async throws {
    for _ in 0..<300 {
      if await said(viewer, in: id).hasPrefix(start) { return }
      try await driver.pause(milliseconds: 20)
    }
    throw UIDriver.Problem("the page says “\(await said(viewer, in: id))” and not “\(start)”")
  }
}
