import Foundation
import GLib
import PageServer
import Testing
import WebAddress
import WebKit
import WebPolicy
import WebViewing

/// A page of the app's own site that turns hostile tries every way to another site.
@MainActor @Suite(.serialized) struct EscapeTests {
  /// One way out: a body for the page, or for a part of it, with `OTHER` where the other site's address goes.
  struct Way: Sendable, CustomTestStringConvertible {
    let name: String
    let body: String
    var testDescription: String { name }
  }

  nonisolated static let ways: [Way] = {
    func script(_ name: String, _ source: String) -> Way {
      Way(name: name, body: "<script>\(source)</script>")
    }
    func click(_ name: String, _ markup: String) -> Way {
      Way(name: name, body: "\(markup)<script>document.getElementById('x').click()</script>")
    }
    var ways = [
      script("location.href", "location.href = 'OTHER'"),
      script("location.assign", "location.assign('OTHER')"),
      script("location.replace", "location.replace('OTHER')"),
      script("document.location", "document.location = 'OTHER'"),
      script("location.host", "location.port = 'OPORT'"),
      script("location.protocol", "location.href = 'OTHER'.replace('http:', 'HTTP:')"),
      script(
        "the navigation API", "window.navigation ? navigation.navigate('OTHER') : location.assign('OTHER')"),
      script("top.location", "top.location = 'OTHER'"),
      script("window.open", "window.open('OTHER')"),
      script("window.open into itself", "window.open('OTHER', '_self')"),
      script("window.open into the top", "window.open('OTHER', '_top')"),
      script(
        "an empty window", "const w = window.open(''); if (w) w.location = 'OTHER'; else location = 'OTHER'"),
      script("pushState and back", "try { history.pushState(0, '', 'OTHER') } catch {} history.go(-1)"),
      script("a late timer", "setTimeout(() => location = 'OTHER', 30)"),
      script("a promise", "Promise.resolve().then(() => location = 'OTHER')"),
      script("many at once", "for (let i = 0; i < 200; i++) location.href = 'OTHER?' + i"),
      script("a user name", "location = 'OTHER'.replace('http://', 'http://OWNHOST@')"),
      script("a user name and a password", "location = 'OTHER'.replace('http://', 'http://OWNHOST:80@')"),
      script("backslashes", "location = 'OTHER'.replace('http://', 'http:\\\\\\\\')"),
      script("no slashes", "location = 'OTHER'.replace('http://', 'http:')"),
      script("tabs and newlines", "location = 'OTHER'.replace('http:', 'h\\tt\\ntp:')"),
      script("spaces before", "location = '  \\u0001' + 'OTHER'"),
      script("a hexadecimal host", "location = 'OTHER'.replace('127.0.0.1', '0x7f.1')"),
      script("a host in one number", "location = 'OTHER'.replace('127.0.0.1', '2130706433')"),
      script("an octal host", "location = 'OTHER'.replace('127.0.0.1', '0177.0.0.1')"),
      script("a host in wide digits", "location = 'OTHER'.replace('127.0.0.1', '１２７.０.０.１')"),
      script("an encoded host", "location = 'OTHER'.replace('127.0.0.1', '127.0.0.%31')"),
      script("another name of this machine", "location = 'OTHER'.replace('127.0.0.1', 'localhost')"),
      script("a final dot", "location = 'OTHER'.replace('127.0.0.1', 'localhost.')"),
      script("the own name as a part", "location = 'http://127.0.0.1.evil.invalid/'"),
      script("the own name in front", "location = 'http://OWNHOST.evil.invalid/'"),
      script("a javascript: address", "location = \"javascript:location='OTHER'\""),
      script("a data: page", "location = \"data:text/html,<script>location='OTHER'</\" + \"script>\""),
      script(
        "a blob: page",
        "location = URL.createObjectURL(new Blob([\"<script>location='OTHER'</\" + \"script>\"], {type: 'text/html'}))"
      ),
      script("a file", "location = 'file:///etc/hostname'"),
      script("view-source:", "location = 'view-source:OTHER'"),
      script("an intent", "location = 'intent:OTHER'"),
      script(
        "a document that is written anew",
        "document.open(); document.write('<meta http-equiv=refresh content=\"0;OTHER\">'); document.close()"),
      script(
        "a form's own submission",
        "const f = document.createElement('form'); f.action = 'OTHER'; f.method = 'post'; document.documentElement.append(f); f.submit()"
      ),
      click("a link", "<a id=x href='OTHER'>x</a>"),
      click("a link to the parent", "<a id=x target=_parent href='OTHER'>x</a>"),
      click("a link to the top", "<a id=x target=_top href='OTHER'>x</a>"),
      click("a link to a new window", "<a id=x target=_blank href='OTHER'>x</a>"),
      click("a link with its opener", "<a id=x target=_blank rel=opener href='OTHER'>x</a>"),
      click("a link to a named window", "<a id=x target=w href='OTHER'>x</a>"),
      click("a link into a frame", "<iframe name=f></iframe><a id=x target=f href='OTHER'>x</a>"),
      click("a link by its base", "<base href='OTHER'><a id=x href='y'>x</a>"),
      click("a link to a file to keep", "<a id=x download href='OTHER'>x</a>"),
      click("an image map", "<map name=m><area id=x shape=default href='OTHER'></map><img usemap=#m>"),
      click("a form", "<form action='OTHER'><button id=x></form>"),
      click("a form that posts", "<form method=post action='OTHER'><button id=x></form>"),
      click("a form's button", "<form><button id=x formaction='OTHER'></form>"),
      click("a form to a new window", "<form target=_blank action='OTHER'><button id=x></form>"),
      click(
        "a form to a new window that posts",
        "<form method=post target=_blank action='OTHER'><button id=x></form>"),
      Way(name: "a refreshing page", body: "<meta http-equiv=refresh content='0;url=OTHER'>"),
      Way(name: "a frame", body: "<iframe src='OTHER'></iframe>"),
      Way(name: "a frame that leaves the top", body: "<iframe src='/top'></iframe>"),
      Way(name: "a nested frame", body: "<iframe src='/nested'></iframe>"),
      Way(
        name: "a boxed frame that may leave the top",
        body: "<iframe sandbox='allow-scripts allow-top-navigation allow-popups' src='/top'></iframe>"),
      Way(
        name: "a frame with its own text",
        body: "<iframe srcdoc=\"<script>top.location='OTHER'</script>\"></iframe>"),
      Way(
        name: "a frame of data",
        body: "<iframe src=\"data:text/html,<script>top.location='OTHER'</script>\"></iframe>"),
      Way(
        name: "a frame that runs a script",
        body: "<iframe src=\"javascript:parent.location='OTHER'\"></iframe>"),
      Way(name: "a frame that is sent on", body: "<iframe src='/moved'></iframe>"),
      Way(name: "an object", body: "<object data='OTHER' type='text/html'></object>"),
      Way(name: "an embedded page", body: "<embed src='OTHER' type='text/html'>"),
      Way(name: "old frames", body: "</body><frameset><frame src='OTHER'></frameset>"),
      click("a base that opens windows", "<base target=_blank><a id=x href='OTHER'>x</a>"),
      click("a base that leads to the top", "<base target=_top href='OTHER'><a id=x href='x'>x</a>"),
      click(
        "a button's own method and place",
        "<form action=/ method=dialog><button id=x formaction='OTHER' formmethod=post formtarget=_top></form>"),
      click(
        "a dialog's form", "<dialog open><form method=dialog action='OTHER'><button id=x></form></dialog>"),
      click("a picture's button", "<form action='OTHER'><input type=image id=x src='data:,'></form>"),
      click("a link in a drawing", "<svg><a id=y xlink:href='OTHER'><text id=t>x</text></a></svg><span id=x onclick=\"y.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))\"></span>"),
      click("a link in a formula", "<math><mtext id=y href='OTHER'>x</mtext></math><span id=x onclick=\"y.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))\"></span>"),
      click("a script in a drawing's link", "<svg><a id=y xlink:href=\"javascript:location='OTHER'\"><text>x</text></a></svg><span id=x onclick=\"y.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))\"></span>"),
      click("a script in an image map", "<map name=m><area id=x shape=default href=\"javascript:location='OTHER'\"></map><img usemap=#m>"),
      click("a script in a form", "<form action=\"javascript:location='OTHER'\"><button id=x></form>"),
      click("a script in a form's button", "<form><button id=x formaction=\"javascript:location='OTHER'\"></form>"),
      click("a script in a link to a new window", "<a id=x target=_blank href=\"javascript:location='OTHER'\">x</a>"),
      Way(name: "an object that runs a script", body: "<object data=\"javascript:parent.location='OTHER'\"></object>"),
      Way(name: "an embedded script", body: "<embed src=\"javascript:parent.location='OTHER'\">"),
      Way(name: "a drawing that runs a script", body: "<object type='image/svg+xml' data=\"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><script>top.location='OTHER'</script></svg>\"></object>"),
      Way(name: "rules of speculation", body: "<script type=speculationrules>{\"prerender\":[{\"source\":\"list\",\"urls\":[\"OTHER\"]}],\"prefetch\":[{\"source\":\"list\",\"urls\":[\"OTHER\"]}]}</script>"),
      Way(name: "a page to be prerendered", body: "<link rel=prerender href='OTHER'><link rel=next href='OTHER'>"),
      Way(name: "a view transition", body: "<style>@view-transition { navigation: auto }</style><script>location = 'OTHER'</script>"),
      script("a navigation that is taken over", "if (window.navigation) navigation.addEventListener('navigate', e => e.intercept && e.canIntercept && e.intercept({ handler() {} })); location = 'OTHER'"),
      script("a navigation that replaces", "window.navigation && navigation.navigate ? navigation.navigate('OTHER', { history: 'replace' }) : location.replace('OTHER')"),
      script("a reload with another address", "try { history.replaceState(0, '', 'OTHER') } catch {} location.reload()"),
      script("a window named before", "name = 'OTHER'; const w = open('', name); (w || window).location = 'OTHER'"),
      script("a window that is closed and kept", "const w = open('about:blank'); if (w) { w.close(); setTimeout(() => w.location = 'OTHER', 20) } else location = 'OTHER'"),
      script("a style sheet for a page of data", "location = 'data:text/xml,<?xml-stylesheet type=\"text/xsl\" href=\"OTHER\"?><x/>'"),
      script("a page that is made of a style sheet", "location = '/styled'"),
      script("a page that says it is another", "location = '/says'"),
      script("a page in parts", "location = '/parts'"),
      script("a worker's worker", "const w = new Worker(URL.createObjectURL(new Blob([\"try { new Worker(URL.createObjectURL(new Blob(['postMessage(1)']))).onmessage = () => postMessage(1) } catch { postMessage(1) }\"]))); w.onmessage = () => location = 'OTHER'"),
      script("a service worker that sends on", "navigator.serviceWorker ? navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready).then(() => setTimeout(() => location = '/by-worker', 50)).catch(() => location = 'OTHER') : location = 'OTHER'"),
      script("a message that a frame answers twice", "const f = document.createElement('iframe'); f.src = 'about:blank'; document.documentElement.append(f); f.contentWindow.eval(\"parent.location.replace('OTHER')\")"),
      script("a frame that is taken out as it leaves", "const f = document.createElement('iframe'); document.documentElement.append(f); const w = f.contentWindow; w.setTimeout(() => { top.location = 'OTHER' }); f.contentWindow.location = 'OTHER'; f.remove(); location = 'OTHER'"),
      script("a drop of a link", "const d = new DataTransfer(); d.setData('text/uri-list', 'OTHER'); document.documentElement.dispatchEvent(new DragEvent('drop', { dataTransfer: d, bubbles: true, cancelable: true })); location = 'OTHER'"),
      script("a script that the app is asked for", "location = 'app://x/'.replace('app', 'OTHER'.split(':')[0])  + 'OTHER'"),
      script("an own page of the engine's", "location = 'webkit://gpu'"),
      script("a file's system", "location = 'filesystem:OTHER'"),
      script("a server that sends on", "location = '/moved'"),
      script("a server that refreshes", "location = '/refreshed'"),
      script("a server that sends on to data", "location = '/to-data'"),
      script("a server that sends on to a script", "location = '/to-script'"),
      script("a window that is sent on", "window.open('/moved')"),
    ]
    ways.append(
      script(
        "a message from a frame",
        "onmessage = e => location = e.data; const f = document.createElement('iframe'); f.srcdoc = \"<script>parent.postMessage('OTHER', '*')</\" + \"script>\"; document.documentElement.append(f)"
      ))
    return ways
  }()

  private func serve(_ way: Way, on own: PageServer, other: PageServer) {
    let address = "\(other.page("/x"))"
    func fill(_ text: String) -> String {
      text.replacingOccurrences(of: "OTHER", with: address)
        .replacingOccurrences(of: "OPORT", with: "\(other.page("/").port!)")
        .replacingOccurrences(
          of: "OWNHOST", with: "127.0.0.1:\(own.page("/").port!)".replacingOccurrences(of: ":", with: "%3A"))
    }
    own.serve("/", .html("<title>Own</title><p>own"))
    own.serve("/hostile", .html("<title>Hostile</title><body>\(fill(way.body))"))
    own.serve("/top", .html("<script>top.location = '\(address)'</script>"))
    own.serve("/nested", .html("<iframe src='/top'></iframe><iframe src='\(address)'></iframe>"))
    own.serve("/moved", .redirect(to: address))
    own.serve(
      "/refreshed",
      PageResponse(headers: ["Refresh": "0;url=\(address)"], contentType: "text/html", body: Data("r".utf8)))
    own.serve(
      "/styled",
      PageResponse(
        contentType: "text/xml",
        body: Data("<?xml-stylesheet type='text/xsl' href='/style'?><x/>".utf8)))
    own.serve(
      "/style",
      PageResponse(
        contentType: "text/xsl",
        body: Data(
          "<xsl:stylesheet version='1.0' xmlns:xsl='http://www.w3.org/1999/XSL/Transform'><xsl:template match='/'><html><script>location='\(address)'</script></html></xsl:template></xsl:stylesheet>"
            .utf8)))
    own.serve(
      "/says",
      PageResponse(
        headers: ["Content-Location": address, "Location": address, "Link": "<\(address)>; rel=prerender"],
        contentType: "text/html", body: Data("<script>location = document.baseURI; location = '\(address)'</script>".utf8)))
    own.serve(
      "/parts",
      PageResponse(
        headers: [:], contentType: "multipart/x-mixed-replace; boundary=b",
        body: Data(
          "--b\r\nContent-Type: text/html\r\nLocation: \(address)\r\n\r\n<p>one\r\n--b\r\nContent-Type: text/html\r\nRefresh: 0;url=\(address)\r\n\r\n<script>location='\(address)'</script>\r\n--b--"
            .utf8)))
    own.serve(
      "/worker.js",
      PageResponse(
        contentType: "text/javascript",
        body: Data(
          "onactivate = e => e.waitUntil(clients.claim()); onfetch = e => { if (e.request.url.endsWith('/by-worker')) e.respondWith(Response.redirect('\(address)')); else e.waitUntil(clients.matchAll().then(all => Promise.all(all.map(c => c.navigate && c.navigate('\(address)').catch(() => {}))))) }"
            .utf8)))
    own.serve("/to-data", .redirect(to: "data:text/html,<script>location='\(address)'</script>"))
    own.serve("/to-script", .redirect(to: "javascript:location='\(address)'"))
  }

  /// Loads the hostile page, and waits until it has done its worst.
  private func attack(
    _ way: Way, subframes: RuleSet?, allowsAll: Bool = false
  ) async throws -> (shown: [WebURL], requested: Int) {
    let (own, other) = (PageServer(), PageServer())
    try own.start()
    try other.start()
    other.keepsRequests = true
    other.serve("/x", .html("<title>Escaped</title><p>escaped"))
    other.serve("/y", .html("<title>Escaped</title><p>escaped"))
    serve(way, on: own, other: other)
    var policy = NavigationPolicy.only(SitePattern("127.0.0.1:\(own.page("/").port!)")!)
    if let subframes { policy.subframes = subframes }
    if allowsAll { policy = NavigationPolicy() }
    policy.popups = PopupPolicy([PopupPolicy.Rule(.sameView, requiresUserGesture: false)])
    let viewer = WebViewer(policy: policy, storage: .inMemory)
    var shown: [WebURL] = []
    let listening = viewer.onEvent { event in
      if case .committed(let url) = event { shown.append(url) }
      if case .sameDocumentChanged(let url) = event { shown.append(url) }
    }
    viewer.load(own.page("/"))
    await wait(for: "the first page") { !viewer.isLoading }
    viewer.load(own.page("/hostile"))
    await wait(for: "the hostile page") { shown.contains(own.page("/hostile")) || viewer.failure != nil }
    try await Task.sleep(for: .milliseconds(120))
    await wait(for: "the end of its loads") { !viewer.isLoading }
    withExtendedLifetime(listening) {}
    let isForeign = { (url: WebURL) in
      url.scheme != "about" && (url.host?.serialized != "127.0.0.1" || url.port != own.page("/").port)
    }
    if let url = viewer.url { shown.append(url) }
    let title = try? await viewer.webView.evaluateJavaScript("document.title") as? String
    if !allowsAll { #expect(title != "Escaped") }
    return (shown.filter(isForeign), other.requests.count)
  }

  @Test("No way out leads to another site, and nothing is sent there", arguments: ways)
  func strict(way: Way) async throws {
    let (shown, requested) = try await attack(way, subframes: nil)
    #expect(shown.isEmpty)
    #expect(requested == 0)
  }

  @Test("Where frames may show any site, the page itself still goes to none", arguments: ways)
  func framesAllowed(way: Way) async throws {
    #expect(try await attack(way, subframes: .everything).shown.isEmpty)
  }

  /// Without rules the ways lead out, so that the tests above fail where rules do not hold.
  @Test("The ways lead out where every site is allowed")
  func control() async throws {
    var out = 0
    for way in Self.ways {
      let (shown, requested) = try await attack(way, subframes: nil, allowsAll: true)
      if !shown.isEmpty || requested > 0 { out += 1 }
    }
    #expect(out > Self.ways.count / 2, "\(out) of \(Self.ways.count) lead out")
    print("\(out) of \(Self.ways.count) ways lead out where every site is allowed")
  }
}
