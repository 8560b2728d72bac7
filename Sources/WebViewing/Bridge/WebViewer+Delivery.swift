import WebKit

extension WebViewer {
  /// Gives events to the page's listeners; false where the page has no ear for them.
  func deliver(_ events: [[Any]]) async -> Bool {
    let answer = try? await webView.callAsyncJavaScript(
      "return !!(window.linkway && linkway.__deliver && linkway.__deliver(events))",
      arguments: ["events": events], in: nil, contentWorld: .page)
    return answer as? Bool ?? false
  }
}
