import WebKit

/// The scripts by which a viewer asks a page how it is; they run in a world that the page cannot see.
@MainActor
enum DiagnosisScript {
  static let world = WKContentWorld.world(name: "linkway-diagnosis")

  /// Keeps the first errors that no script of the page's catches.
  static let errorCollector = WKUserScript(
    source: """
      var errors = [];
      function keep(message, source, line) {
        if (errors.length < 20) errors.push([String(message), String(source || ''), Number(line) || 0]);
      }
      addEventListener('error', event => {
        if (event.target === window) keep(event.message, event.filename, event.lineno);
        else if (event.target && event.target.tagName === 'SCRIPT') keep('The script did not load.', event.target.src, 0);
      }, true);
      addEventListener('unhandledrejection', event => {
        keep('A promise was rejected: ' + (event.reason && event.reason.message || event.reason), '', 0);
      });
      """,
    injectionTime: .atDocumentStart, forMainFrameOnly: true, in: world)

  /// The document's address, and whether it is nothing but white space: what a server's error without a page looks like.
  static let asksForState = """
    [location.href,
      !document.body || (document.body.childElementCount === 0 && document.body.textContent.trim() === '')]
    """

  /// Examines the document, waits for two drawn frames or one second, and reports both.
  ///
  /// Something can be seen where an element has an area and holds text, a picture, a frame, or a colour.
  static let examine = """
    const seen = element => {
      const box = element.getBoundingClientRect();
      if (box.width < 1 || box.height < 1) return false;
      const style = getComputedStyle(element);
      if (style.visibility === 'hidden' || style.display === 'none' || style.opacity === '0') return false;
      if (/^(IMG|CANVAS|VIDEO|AUDIO|IFRAME|OBJECT|EMBED|SVG|INPUT|TEXTAREA|SELECT|BUTTON|PROGRESS|METER|HR)$/i
        .test(element.tagName)) return true;
      if (style.backgroundImage !== 'none') return true;
      for (const child of element.childNodes)
        if (child.nodeType === 3 && child.data.trim()) return true;
      return false;
    };
    let hasContent = false;
    if (document.body) {
      const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ELEMENT);
      for (let count = 0, node = walker.currentNode; node && count < 20000; node = walker.nextNode(), count++)
        if (seen(node)) { hasContent = true; break; }
      if (!hasContent && document.contentType && !/html|xml/.test(document.contentType)) hasContent = true;
    }
    const isHidden = document.visibilityState === 'hidden' || innerWidth < 1 || innerHeight < 1;
    let frames = 0;
    if (!isHidden) await new Promise(done => {
      setTimeout(done, 1000);
      requestAnimationFrame(() => { frames++; requestAnimationFrame(() => { frames++; done(); }); });
    });
    return { hasContent, isHidden, draws: frames > 0, errors: typeof errors === 'undefined' ? [] : errors };
    """
}
