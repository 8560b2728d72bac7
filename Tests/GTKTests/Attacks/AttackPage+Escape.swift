extension AttackPage {
  static let escapes: [AttackPage] =
    [
      ("location", "location = 'OTHER'"), ("location.href", "location.href = 'OTHER'"),
      ("location.assign", "location.assign('OTHER')"), ("location.replace", "location.replace('OTHER')"),
      ("location.host", "location.hostname = 'localhost'"), ("top.location", "top.location = 'OTHER'"),
      ("document.location", "document.location = 'OTHER'"),
      (
        "a link's click",
        "const a = document.createElement('a'); a.href = 'OTHER'; document.body.append(a); a.click()"
      ),
      (
        "a link to a new window",
        "const a = document.createElement('a'); a.href = 'OTHER'; a.target = '_blank'; document.body.append(a); a.click()"
      ),
      (
        "a link to the top",
        "document.body.innerHTML = '<a id=a target=_top href=OTHER>x</a>'; document.getElementById('a').click()"
      ),
      ("open", "open('OTHER')"), ("open in itself", "open('OTHER', '_self')"),
      ("an empty window that goes on", "const w = open(''); w.location = 'OTHER'"),
      ("a window without its opener", "open('OTHER', '', 'noopener')"),
      (
        "a form",
        "document.body.innerHTML = '<form id=f action=OTHER></form>'; document.getElementById('f').submit()"
      ),
      (
        "a form that posts",
        "document.body.innerHTML = '<form id=f method=post action=OTHER></form>'; document.getElementById('f').submit()"
      ),
      (
        "a form to a new window",
        "document.body.innerHTML = '<form id=f target=_blank action=OTHER></form>'; document.getElementById('f').submit()"
      ),
      (
        "a base",
        "document.head.innerHTML = '<base href=OTHER>'; document.body.innerHTML = '<a id=a href=x>x</a>'; document.getElementById('a').click()"
      ),
      ("a page of data", "location = 'data:text/html,<script>location=\\'OTHER\\'<\\/script>'"),
      (
        "a blob",
        "location = URL.createObjectURL(new Blob(['<script>location=\"OTHER\"<\\/script>'], { type: 'text/html' }))"
      ),
      ("a script's address", "location = 'javascript:location=\"OTHER\"'"),
      ("another program", "location = 'mailto:a@b.example'"), ("a telephone", "location = 'tel:123'"),
      ("an app", "location = 'intent://x#Intent;end'"), ("the source", "location = 'view-source:OTHER'"),
      (
        "a download",
        "document.body.innerHTML = '<a id=a download href=OTHER>x</a>'; document.getElementById('a').click()"
      ),
      ("a hundred tries", "for (let i = 0; i < 100; i++) location = 'OTHER?' + i"),
      ("without an end", "let i = 0; setInterval(() => { location = 'OTHER?' + i++ }, 5)"),
      (
        "a hundred links",
        "for (let i = 0; i < 100; i++) { const a = document.createElement('a'); a.href = 'OTHER?' + i; document.body.append(a); a.click() }"
      ),
      ("history", "history.pushState({}, '', '/x'); history.back(); location = 'OTHER'"),
    ].map { script(.escape, $0.0, $0.1) }
    + [
      ("a refresh", "<meta http-equiv=refresh content='0;url=OTHER'>"),
      ("a frame", "<iframe src=OTHER></iframe>"),
      ("an object", "<object data=OTHER type=text/html></object>"),
      ("an embed", "<embed src=OTHER type=text/html>"),
      ("a frame's own document", "<iframe srcdoc=\"<script>top.location='OTHER'</script>\"></iframe>"),
      (
        "a sandboxed frame",
        "<iframe sandbox='allow-scripts allow-top-navigation' srcdoc=\"<script>top.location='OTHER'</script>\"></iframe>"
      ),
      (
        "a drawing's link",
        "<svg><a id=a href=OTHER><text>x</text></a></svg><script>document.getElementById('a').dispatchEvent(new MouseEvent('click'))</script>"
      ),
      ("a redirect", "<script>location = '/redirect'</script>"),
      ("a frame's redirect", "<iframe src=/redirect></iframe>"),
      ("a window's redirect", "<script>open('/redirect')</script>"),
    ].map { html(.escape, $0.0, $0.1) }
}
