import WebKit

extension WebViewer {
  /// Gives events to the listeners of one document; false where another one shows, or it has no ear for them.
  ///
  /// They go as one text in the script's source, as arguments would pass through functions that a page may have replaced
  /// with its own: a page that is not the one they are meant for shall not get to see them.
  func deliver(_ events: String, to document: String) async -> Bool {
    let script = """
      !!(window.linkway && linkway.__deliver
        && linkway.__deliver(\(BridgeValue.literal(document)), \(BridgeValue.literal(events))))
      """
    let answer = try? await webView.evaluateJavaScript(script, in: nil, contentWorld: .page)
    return answer as? Bool ?? false
  }

  /// Gives the page that shows the few lines that later pages get by themselves.
  func injectBridge() {
    guard hasPage, !isClosed else { return }
    Task { [webView] in
      _ = try? await webView.evaluateJavaScript(ScriptBridge.javaScript + "\n0", in: nil, contentWorld: .page)
    }
  }
}
