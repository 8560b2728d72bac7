extension AttackPage {
  /// Sends what was read to the page's own server.
  private static let leak = "const leak = t => fetch('/leak?' + encodeURIComponent(t)).catch(() => {}); "

  static let readings: [AttackPage] =
    [
      ("fetch", "leak(await (await fetch('FILE')).text())"),
      (
        "a request",
        "const x = new XMLHttpRequest(); x.onload = () => leak(x.responseText); x.open('GET', 'FILE'); x.send()"
      ),
      (
        "a waiting request",
        "const x = new XMLHttpRequest(); x.open('GET', 'FILE', false); x.send(); leak(x.responseText)"
      ),
      (
        "a frame",
        "const f = document.createElement('iframe'); f.onload = () => leak(f.contentDocument.body.innerText); f.src = 'FILE'; document.body.append(f)"
      ),
      ("a window", "const w = open('FILE'); setTimeout(() => leak(w.document.body.innerText), 300)"),
      (
        "a script",
        "const s = document.createElement('script'); s.onload = () => leak('canary loaded'); s.src = 'FILE'; document.body.append(s)"
      ),
      (
        "a style",
        "const l = document.createElement('link'); l.rel = 'stylesheet'; l.onload = () => leak('canary loaded'); l.href = 'FILE'; document.head.append(l)"
      ),
      ("a picture", "const i = new Image(); i.onload = () => leak('canary loaded'); i.src = 'FILE'"),
      ("a module", "await import('FILE'); leak('canary loaded')"),
      ("a worker", "new Worker('FILE').onmessage = e => leak(e.data)"),
      (
        "a worker's script",
        "new Worker(URL.createObjectURL(new Blob([\"importScripts('FILE'); postMessage('canary loaded')\"]))).onmessage = e => leak(e.data)"
      ),
      ("events", "new EventSource('FILE').onopen = () => leak('canary loaded')"),
      (
        "an object",
        "const o = document.createElement('object'); o.data = 'FILE'; o.onload = () => leak(o.contentDocument.body.innerText); document.body.append(o)"
      ),
      ("a sound", "const a = new Audio('FILE'); a.oncanplay = () => leak('canary loaded')"),
      ("a font", "await new FontFace('x', 'url(FILE)').load(); leak('canary loaded')"),
      (
        "an import in a style",
        "const s = document.createElement('style'); s.textContent = '@import \"FILE\"'; s.onload = () => leak([...s.sheet.cssRules[0].styleSheet.cssRules].map(r => r.cssText).join()); document.head.append(s)"
      ),
      ("a drawing", "document.body.innerHTML = '<svg><image href=FILE /><use href=FILE#x /></svg>'"),
      ("a redirect", "leak(await (await fetch('/to-file')).text())"),
      (
        "a frame's redirect",
        "const f = document.createElement('iframe'); f.onload = () => leak(f.contentDocument.body.innerText); f.src = '/to-file'; document.body.append(f)"
      ),
      ("its own load", "location = 'FILE'"),
      (
        "a form",
        "document.body.innerHTML = '<form id=f action=FILE></form>'; document.getElementById('f').submit()"
      ),
      ("a source", "location = 'view-source:FILE'"),
      ("another scheme", "leak(await (await fetch('app://main/secret')).text())"),
      ("the clipboard", "leak('clip ' + await navigator.clipboard.readText())"),
      (
        "a picker without a click",
        "const i = document.createElement('input'); i.type = 'file'; i.click(); leak(i.files.length ? 'canary loaded' : 'none')"
      ),
      ("a folder", "leak(await (await fetch('file:///')).text())"),
    ].map { script(.read, $0.0, leak + "try { \($0.1) } catch {}") }
}
