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
