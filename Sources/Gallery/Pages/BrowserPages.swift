import Foundation
import PageServer

/// The pages of the demoPage "Browser": ways out, redirects, frames, faults.
@MainActor
enum BrowserPages {
  static func serve(on server: PageServer) {
    let other = server.url("/browser/other").absoluteString.replacing("127.0.0.1", with: "localhost")
    server.serve(
      "/browser",
      .html(
        page(
          "Start",
          """
          <p><a href="/browser/second">Another page here</a> · <a href="\(other)">A page on another host</a>
          · <a href="https://example.com/">A page on the internet</a></p>
          <p><a href="/browser/moved">A redirect to another host</a> · <a href="http://plain.example/">Cleartext</a>
          · <a href="mailto:ada@example.com">An e-mail</a></p>
          <p><a href="/browser/missing">A page that is missing</a> · <a href="/browser/broken">A page whose script fails</a>
          · <a href="/browser/empty">An empty page</a></p>
          <p><button onclick="history.pushState(0, '', '/browser/pushed')">pushState</button>
          <button onclick="document.title = 'Changed at ' + performance.now().toFixed()">Change the title</button></p>
          <iframe src="\(other)" style="border: 1px solid #888; width: 100%; height: 6rem; color-scheme: light"></iframe>
          """)))
    server.serve("/browser/second", .html(page("Second", "<p><a href='/browser'>Back to the start</a></p>")))
    server.serve("/browser/other", .html(page("Other", "<p>This page comes from another host.</p>")))
    server.serve("/browser/moved", .redirect(to: other))
    server.serve(
      "/browser/broken", .html("<title>Broken</title><div id=app></div><script>app.start(missing)</script>"))
    server.serve("/browser/empty", .html("<title>Empty</title><div></div>"))
  }

  static func page(_ title: String, _ body: String) -> String {
    """
    <!doctype html><html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light dark">
    <title>\(title)</title>
    <style>body { font: 1rem/1.5 sans-serif; margin: 1rem; } button { font: inherit; }</style>
    <h2>\(title)</h2>\(body)</html>
    """
  }
}
