import WebKit

extension WebViewer {
  /// Delivers events to the listeners of one document; false where another one shows, or it has no script that takes them.
  ///
  /// They pass as one text in the script's source. Arguments would pass through functions that a page may have replaced with its
  /// own, so a page that is not the one they are meant for could see them.
  static func deliver(_ events: String, to document: String, by scripts: PageScripts) async -> Bool {
    let script = """
      !!(window.linkway && linkway.__deliver
        && linkway.__deliver(\(BridgeValue.literal(document)), \(BridgeValue.literal(events))))
      """
    return await scripts.value(of: script, in: .page) as? Bool ?? false
  }

  /// Runs a script in the page that shows, which later pages get by themselves.
  func run(_ script: String) {
    guard hasPage, !isClosed else { return }
    webView.evaluateJavaScript(script + "\n0", in: nil, in: .page)
  }
}
