import Foundation
import PageServer
import Testing
import WebAddress
import WebKit
import WebPolicy
import WebViewing

@MainActor @Suite(.serialized) struct BridgeDeliveryTests {
  /// A page that writes down what it hears.
  static let ear = "<script>heard = []; linkway.on('n', n => heard.push(n))</script>"

  @Test("The first value reaches a page that is already displayed, for each first use of the bridge")
  func first() async throws {
    let shop = try await Shop()
    await shop.show("<p>x")
    #expect(await shop.value("typeof linkway") == "undefined")
    try shop.viewer.send(1, as: "n")
    await shop.waitFor("typeof linkway", "object")
    _ = await shop.value("(heard = [], linkway.on('n', n => heard.push(n)), 1)")
    await shop.waitFor("heard.join()", "1")
    let other = try await Shop()
    await other.show("<p>x")
    let handler = try other.viewer.bridge.handle("upper", String.self) { text, _ in text.uppercased() }
    await other.waitFor("typeof linkway", "object")
    _ = await other.value("(linkway.request('upper', 'x').then(r => { answer = r }), 1)")
    await other.waitFor("answer", "X")
    withExtendedLifetime(handler) {}
  }

  @Test("A page that is listed only while it shows hears from then on, and one that is struck off no more")
  func access() async throws {
    let shop = try await Shop(hears: false)
    try shop.viewer.send(1, as: "n")
    await shop.show(Self.ear)
    #expect(await shop.value("heard.length") == "0")
    shop.viewer.bridge.access = BridgeAccess([Shop.site(shop.server, "127.0.0.1")])
    await shop.waitFor("heard.join()", "1")
    shop.viewer.bridge.access = BridgeAccess()
    try shop.viewer.send(2, as: "n")
    _ = await shop.value("1")
    try await Task.sleep(for: .milliseconds(50))
    #expect(await shop.value("heard.join()") == "1")
    shop.viewer.bridge.access = BridgeAccess([Shop.site(shop.server, "127.0.0.1")])
    await shop.waitFor("heard.join()", "1,2")
  }

  @Test("Values still arrive when a page is loaded anew while some are on their way")
  func reloaded() async throws {
    let shop = try await Shop()
    try shop.viewer.send(0, as: "n")
    await shop.show(Self.ear)
    await shop.waitFor("heard.join()", "0")
    for round in 1...10 {
      // Some go to the old document, some wait for the new one, and some are on their way between the two.
      shop.viewer.webView.evaluateJavaScript("old = 1; location.reload(); 0", completionHandler: nil)
      for _ in 0..<40 {
        try shop.viewer.send(round, as: "n")
        try await Task.sleep(for: .milliseconds(1))
      }
      await shop.waitFor("typeof old", "undefined")
      try shop.viewer.send(-round, as: "n")
      await shop.waitFor("heard.at(-1)", "\(-round)")
    }
  }

  @Test("A page out of the history hears again")
  func history() async throws {
    let shop = try await Shop()
    try shop.viewer.send(1, as: "n")
    await shop.show(Self.ear + "<script>onpageshow = e => { kept = e.persisted }</script>", path: "/one")
    await shop.waitFor("heard.join()", "1")
    await shop.show(Self.ear, path: "/two")
    try shop.viewer.send(2, as: "n")
    await shop.waitFor("heard.join()", "2")
    shop.viewer.goBack()
    await wait(for: "the way back") { shop.viewer.url?.path == "/one" && !shop.viewer.isLoading }
    for _ in 0..<100 where await shop.value("kept") != "true" { try await Task.sleep(for: .milliseconds(20)) }
    let isKept = await shop.value("kept") == "true"
    try shop.viewer.send(3, as: "n")
    await shop.waitFor("heard.join()", isKept ? "1,3" : "3")
  }

  @Test("What the app sends to a page reaches no other page, however the two change places")
  func nextPage() async throws {
    let shop = try await Shop()
    // The stranger spoils what it can to get at an event that was meant for another.
    shop.server.serve(
      "/evil",
      .html(
        """
        <script>stolen = []; const parse = JSON.parse;
        JSON.parse = text => { stolen.push(text); return parse(text); };
        for (const name of ['n', 'message']) linkway.on(name, n => stolen.push('heard ' + n));
        const deliver = linkway.__deliver;
        </script><title>evil</title>
        """))
    try shop.viewer.send("none", as: "n")
    for round in 0..<15 {
      await shop.show(Self.ear)
      try shop.viewer.send("first", as: "n")
      await shop.waitFor("heard.includes('first')", "true")
      shop.viewer.webView.evaluateJavaScript(
        "location.href = '\(shop.bank("/evil"))'; 0", completionHandler: nil)
      // All the while, until the app knows of the other page.
      let end = ContinuousClock.now + .seconds(5)
      while shop.viewer.url?.path != "/evil", ContinuousClock.now < end {
        try shop.viewer.send("secret \(round)", as: "n")
        try await Task.sleep(for: .milliseconds(1))
      }
      await wait(for: "the other page") { shop.viewer.url?.path == "/evil" && !shop.viewer.isLoading }
      #expect(await shop.value("stolen.filter(t => t.includes('secret')).length") == "0")
    }
  }

  @Test("A document that does not listen gets no values, also under the name of the one that does")
  func otherDocument() async throws {
    let shop = try await Shop()
    try shop.viewer.send(0, as: "n")
    await shop.show(Self.ear)
    await shop.waitFor("heard.join()", "0")
    #expect(await shop.value("linkway.__deliver('another', '[[\"n\",1]]')") == "false")
    #expect(await shop.value("heard.join()") == "0")
    #expect(await shop.value("Object.keys(linkway).join()") == "isInApp,send,request,on")
  }
}
