extension AttackPage {
  static let spoofs: [AttackPage] = [
    ("a title that is a host", "document.title = 'www.bank.example'"),
    ("a title that turns around", "document.title = '\\u202Eelpmaxe.knab.www'"),
    ("a long title", "document.title = 'www.bank.example' + ' '.repeat(1e5)"),
    ("a title of line feeds", "document.title = '\\n'.repeat(1e4) + 'bank.example'"),
    ("a title that changes", "setInterval(() => { document.title = 'bank.example ' + Math.random() }, 1)"),
    ("a path that is a host", "history.replaceState({}, '', '/www.bank.example/login')"),
    ("a fragment that is a host", "location.hash = 'https://www.bank.example/'"),
    (
      "a written window",
      "const w = open('', '', 'width=400,height=300'); w.document.write('<title>www.bank.example</title>x')"
    ),
    ("an empty window", "open('about:blank').document.title = 'www.bank.example'"),
    ("a small window", "open('/says', '', 'width=1,height=1')"),
    ("a huge window", "open('/says', '', 'width=99999,height=99999')"),
    ("an alert of line feeds", "alert('\\n'.repeat(500) + 'www.bank.example says')"),
    ("an alert of a speaker", "alert('www.bank.example says')"),
    ("an alert that turns around", "alert('\\u202Esyas elpmaxe.knab')"),
    ("a prompt for a password", "prompt('www.bank.example asks for your password', '')"),
    ("a long confirmation", "confirm('x'.repeat(1e6))"),
    ("marks in words", "alert('<b>bank.example</b>&amp;%s%n')"),
    ("the whole screen", "document.documentElement.requestFullscreen().catch(() => {})"),
    ("an alert in another's load", "setTimeout(() => alert('bank.example'), 100); location = '/slow'"),
    ("a frame's alert", "document.body.innerHTML = '<iframe srcdoc=\"<script>alert(1)</script>\"></iframe>'"),
    ("a load that never comes", "location = '/slow'; document.title = 'bank.example'"),
    (
      "a written document",
      "document.open(); document.write('<title>bank.example</title>x'); document.close()"
    ),
    ("a document domain", "try { document.domain = 'bank.example' } catch {}"),
    (
      "a window that moves",
      "const w = open('/says'); setInterval(() => { w.moveTo(0, 0); w.resizeTo(1, 1); w.focus() }, 10)"
    ),
    (
      "a hidden cursor",
      "document.documentElement.style.cursor = 'none'; document.documentElement.requestPointerLock && document.documentElement.requestPointerLock()"
    ),
  ].map { script(.spoof, $0.0, $0.1) }
}
