import WebKit

extension WebViewer {
  /// Gives events to the listeners of one document; false where another one shows, or it has no ear for them.
  ///
  /// They go as one text in the script's source, as arguments would pass through functions that a page may have replaced
  /// with its own: a page that is not the one they are meant for shall not get to see them.
  static func deliver(_ events: String, to document: String, by scripts: PageScripts) async -> Bool {
    let script = """
      !!(window.linkway && linkway.__deliver
        && linkway.__deliver(\(BridgeValue.literal(document)), \(BridgeValue.literal(events))))
      """
    return await scripts.value(of: script, in: .page) as? Bool ?? false
  }

  /// Gives the page that shows the few lines that later pages get by themselves.
  func injectBridge() {
    guard hasPage, !isClosed else { return }
    webView.evaluateJavaScript(ScriptBridge.javaScript + "\n0", in: nil, in: .page)
  }
}
