extension AttackPage {
  /// `say` is what a stranger's document does to speak; the app listens to the page itself alone.
  private static let say = "webkit.messageHandlers.say.postMessage('forged').catch(() => {})"

  static let forgeries: [AttackPage] =
    [
      ("a frame of the same site", "<iframe src=/says></iframe>"),
      ("a frame's own document", "<iframe srcdoc=\"<script>\(say)</script>\"></iframe>"),
      ("a frame of data", "<iframe src=\"data:text/html,<script>\(say)</script>\"></iframe>"),
      ("a sandboxed frame", "<iframe sandbox=allow-scripts src=/says></iframe>"),
      ("a frame in a frame", "<iframe srcdoc=\"<iframe src=/says></iframe>\"></iframe>"),
      ("an object", "<object data=/says type=text/html></object>"),
      ("an embed", "<embed src=/says type=text/html>"),
    ].map { html(.forge, $0.0, $0.1) }
    + [
      ("a window", "open('/says')"), ("an empty window", "open('').eval(\"\(say)\")"),
      ("a window that is written", "const w = open(''); w.document.write(\"<script>\(say)<\\/script>\")"),
      ("an empty frame", frame + "f.contentWindow.eval(\"\(say)\")"),
      (
        "an empty frame's handler", frame + "f.contentWindow.webkit.messageHandlers.say.postMessage('forged')"
      ),
      (
        "a frame's function in the page",
        frame
          + "f.contentWindow.webkit.messageHandlers.say.postMessage.call(webkit.messageHandlers.say, 'forged')"
      ),
      (
        "a removed frame",
        frame + "const h = f.contentWindow.webkit.messageHandlers.say; f.remove(); h.postMessage('forged')"
      ),
      (
        "a frame that is written",
        frame
          + "f.contentDocument.open(); f.contentDocument.write(\"<script>\(say)<\\/script>\"); f.contentDocument.close()"
      ),
      (
        "a blob",
        frame
          + "f.src = URL.createObjectURL(new Blob([\"<script>\(say)<\\/script>\"], { type: 'text/html' }))"
      ),
      (
        "an unknown handler",
        "webkit.messageHandlers.other && webkit.messageHandlers.other.postMessage('forged')"
      ),
      (
        "all handlers",
        "for (const k of Object.getOwnPropertyNames(webkit.messageHandlers)) if (k !== 'say') webkit.messageHandlers[k].postMessage('forged')"
      ),
      (
        "the bridge's own name",
        "webkit.messageHandlers.linkway.postMessage('ready forged'); webkit.messageHandlers.linkway.postMessage('forged')"
      ),
      (
        "events of guessed names",
        "for (const n of ['linkway', 'lw', 'say', 'tell']) (visualViewport || window).dispatchEvent(new CustomEvent(n, { detail: 'forged' }))"
      ),
      (
        "a port",
        "const c = new MessageChannel(); top.postMessage('forged', '*', [c.port2]); c.port1.onmessage = e => webkit.messageHandlers.say.postMessage('forged ' + e.data)"
      ),
      (
        "delivery",
        "linkway.__deliver('forged', '[[\"say\",1]]') && webkit.messageHandlers.say.postMessage('forged')"
      ),
      (
        "another realm's text",
        frame + "webkit.messageHandlers.other2 || f.contentWindow.linkway.send('forged')"
      ),
      (
        "a worker",
        "new Worker(URL.createObjectURL(new Blob(['webkit.messageHandlers.say.postMessage(\"forged\")'])))"
      ),
      (
        "a shared worker",
        "new SharedWorker(URL.createObjectURL(new Blob(['self.webkit && webkit.messageHandlers.say.postMessage(\"forged\")'])))"
      ),
    ].map { script(.forge, $0.0, "try { \($0.1) } catch {}") }

  private static let frame = "const f = document.createElement('iframe'); document.body.append(f); "
}
