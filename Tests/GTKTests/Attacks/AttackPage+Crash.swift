extension AttackPage {
  static let crashes: [AttackPage] =
    [
      (
        "elements in one another",
        "let t = '<div>'.repeat(2e4); document.body.innerHTML = t; document.body.offsetHeight"
      ),
      ("a table of tables", "document.body.innerHTML = '<table><tr><td>'.repeat(2000)"),
      ("a long attribute", "document.body.setAttribute('x', 'y'.repeat(1e7))"),
      ("recursion", "const f = () => f(); try { f() } catch {}"),
      ("recursion of getters", "const o = { get a() { return this.a } }; try { o.a } catch {}"),
      ("deep JSON", "try { JSON.parse('['.repeat(1e6)) } catch {}"),
      ("a slow pattern", "/^(a+)+$/.test('a'.repeat(24) + 'b')"),
      (
        "a document without a root",
        "document.documentElement.remove(); document.append(document.createElement('x'))"
      ),
      ("writing while it is read", "document.write('<script>document.write(1)<\\/script>'.repeat(100))"),
      (
        "a frame in itself",
        "const f = document.createElement('iframe'); f.src = location.href; document.body.append(f)"
      ),
      (
        "frames that remove themselves",
        "for (let i = 0; i < 30; i++) { const f = document.createElement('iframe'); document.body.append(f); f.contentWindow.eval('frameElement.remove()') }"
      ),
      (
        "windows that close themselves",
        "for (let i = 0; i < 20; i++) { const w = open('/says'); if (w) w.close() }"
      ),
      (
        "a large canvas",
        "const c = document.createElement('canvas'); c.width = c.height = 32000; const x = c.getContext('2d'); x && x.fillRect(0, 0, 1, 1)"
      ),
      ("many canvases", "for (let i = 0; i < 40; i++) document.createElement('canvas').getContext('webgl')"),
      ("large memory", "const a = []; for (let i = 0; i < 100; i++) a.push(new Uint8Array(1e6).fill(1))"),
      ("a module of code", "new WebAssembly.Memory({ initial: 1, maximum: 100 }).grow(50)"),
      ("a stopped load", "location = '/slow'; window.stop(); location = '/slow'; window.stop()"),
      ("print", "window.print()"), ("close", "window.close(); self.close()"),
      (
        "an alert as it leaves",
        "onbeforeunload = () => { alert(1); return 'stay' }; onunload = () => alert(2); onpagehide = () => { while (Date.now() % 1000) ; }"
      ),
      (
        "styles of variables",
        "const s = document.createElement('style'); s.textContent = ':root{--a:x;' + Array.from({ length: 20 }, (_, i) => '--b' + i + ':var(--b' + (i ? i - 1 : 0) + ') var(--a)').join(';') + '}'; document.head.append(s)"
      ),
      ("many listeners", "for (let i = 0; i < 1e5; i++) addEventListener('x', () => i)"),
      ("text of all directions", "document.body.textContent = '\\u202E\\u2066\\u2067\\u200F'.repeat(1e5)"),
      (
        "half pairs",
        "document.title = '\\uD800'; document.body.textContent = '\\uDC00'.repeat(1e5); alert('\\uD800')"
      ),
      (
        "NUL",
        "document.title = 'a\\0b'; alert('a\\0b'); location.hash = '\\0'; webkit.messageHandlers.say.postMessage('a\\0b')"
      ),
    ].map { script(.crash, $0.0, $0.1) }
    + [
      ("broken marks", "<<<!--><p <a <![CDATA[<script>/*</script></p></p></body></body></html><html>"),
      ("marks that never end", "<!--" + String(repeating: "x", count: 100_000)),
      ("a drawing of drawings", String(repeating: "<svg><g><use href='#a'/><foreignObject>", count: 200)),
      ("formulas", String(repeating: "<math><mfrac><mi>x</mi>", count: 500)),
    ].map { html(.crash, $0.0, $0.1) }
}
