import WebKit

extension WebViewer {
  /// Whether the page that shows keeps the Escape key to itself: a dialog or a popover is open in it, or a text field has the focus.
  ///
  /// Ask before the page gets the key, as the key closes such a dialog. Of a frame inside the page it is only known that it has the
  /// focus, and it keeps the key. False where the page does not answer within half a second.
  public func pageKeepsEscape() async -> Bool {
    guard hasPage, !isClosed, failure == nil else { return false }
    let answer = await PageScripts(webView).value(
      of: Self.escapeSearch, in: .defaultClient, within: .milliseconds(500))
    return answer as? Bool ?? false
  }

  private static let escapeSearch = """
    (() => {
      const opens = root => {
        try { if (root.querySelector(':modal, :popover-open')) return true; } catch {}
        return false;
      };
      let root = document, element = root.activeElement;
      if (opens(root)) return true;
      while (element && element.shadowRoot) {
        root = element.shadowRoot;
        if (opens(root)) return true;
        element = root.activeElement;
      }
      if (!element) return false;
      if (element.isContentEditable) return true;
      const others = ['button', 'submit', 'reset', 'checkbox', 'radio', 'image', 'file', 'color', 'range'];
      switch (element.localName) {
        case 'iframe': case 'frame': case 'object': case 'embed': case 'textarea': case 'select': return true;
        case 'input': return !others.includes(element.type);
        default: return false;
      }
    })()
    """
}
