import Foundation
import PageServer
import Testing
import WebAddress
import WebKit
import WebPolicy
import WebViewing

@MainActor @Suite(.serialized) struct ViewerPresetTests {
  @Test("With Google Pay, servers see its word behind the app's own, in windows too")
  func token() async throws {
    let shop = try await Shop {
      $0.userAgentToken = "Shop/3"
      $0.policy.popups = PopupPolicy(otherwise: .overlay)
      $0 = $0.allowingGooglePay().allowingGooglePay()
    }
    shop.server.keepsRequests = true
    shop.server.serve("/other", .html("<title>Other</title>"))
    await shop.show("")
    _ = await shop.value("(open('/other'), 1)")
    await wait(for: "the window") { shop.viewer.popups.first?.viewer.title == "Other" }
    for path in ["/shop", "/other"] {
      let request = try #require(shop.server.requests.first { $0.path == path })
      let name = try #require(request.headers["user-agent"])
      #expect(name.hasSuffix(" Shop/3 GOOGLE_PAY_SUPPORTED"), "\(name)")
    }
    #expect(ViewerOptions().userAgentToken == nil)
    #expect(!ViewerOptions().keepsAppLinksInViewer)
    #expect(ViewerOptions().allowingGooglePay().userAgentToken == "GOOGLE_PAY_SUPPORTED")
    #expect(ViewerOptions().allowingSignIn(with: ["https://id.example"]).userAgentToken == nil)
  }

  @Test("With Google Pay, a person's wish for the payment opens an overlay, and no other wish opens anything")
  func googlePay() async throws {
    let shop = try await Shop {
      $0.policy.popups = PopupPolicy(otherwise: .refuse)
      $0.policy.mainFrame = .only(["127.0.0.1:*"])
      $0 = $0.allowingGooglePay()
    }
    shop.server.serve("/pay", .html("<title>Pay</title>"))
    await shop.show(
      "<script>onload = () => setTimeout(() => { got = String(open('https://pay.google.com/gp/p/ui/pay')) }, 50)</script>"
    )
    await shop.waitFor("got", "null")
    guard case .popups(let verdict)? = shop.viewer.blockedPopup?.reason else {
      Issue.record("\(String(describing: shop.viewer.blockedPopup))")
      return
    }
    #expect(verdict.reason == .noUserGesture)
    for other in ["/pay", shop.bank("/pay"), "https://pay.google.com.example/", "https://example.com/"] {
      #expect(await shop.value("open('\(other)')") == "null", "\(other)")
    }
    #expect(shop.viewer.popups.isEmpty)
    // A script that the app runs counts as a user gesture.
    #expect(await shop.value("(w = open('https://pay.google.com/gp/p/ui/pay')) === null") == "false")
    let popup = try #require(shop.viewer.popups.first)
    #expect(popup.presentation == .overlay)
    #expect(popup.wish.url.href == "https://pay.google.com/gp/p/ui/pay")
    await wait(for: "the load to begin") {
      popup.viewer.pendingURL?.host?.serialized == "pay.google.com" || popup.viewer.failure != nil
    }
    if case .blocked(let verdict) = popup.viewer.failure?.kind { Issue.record("\(verdict)") }
    popup.close()
    await shop.waitFor("w.closed", "true")
    // The page itself goes there no more than before.
    shop.viewer.load(WebURL("https://pay.google.com/gp/p/ui/pay")!)
    guard case .blocked? = shop.viewer.failure?.kind else {
      Issue.record("\(String(describing: shop.viewer.failure))")
      return
    }
  }

  @Test("A window's own sites load in it, by redirects and in its frames, and nowhere else")
  func windowSites() async throws {
    let third = PageServer()
    third.serve("/x", .html("<title>Third</title>"))
    third.keepsRequests = true
    try third.start()
    let shop = try await Shop { $0.policy = .only("127.0.0.1:*", otherwise: .deny) }
    let bank = Shop.site(shop.server, "localhost")
    shop.viewer.policy.mainFrame = .only([Shop.site(shop.server, "127.0.0.1")])
    shop.viewer.policy.subframes = .only([Shop.site(shop.server, "127.0.0.1")])
    shop.viewer.policy.popups = PopupPolicy(
      [.init(target: bank, .overlay, sites: [bank])], otherwise: .refuse)
    shop.server.serve("/pay", .redirect(to: shop.bank("/confirm")))
    shop.server.serve(
      "/confirm", .html("<title>Confirm</title><iframe src='\(shop.bank("/frame"))'></iframe>"))
    shop.server.serve("/frame", .html("<script>top.name = 'framed'; top.document.title = 'Framed'</script>"))
    await shop.show("")
    _ = await shop.value("(w = open('\(shop.bank("/pay"))'), 1)")
    await wait(for: "the bank's page with its frame") { shop.viewer.popups.first?.viewer.title == "Framed" }
    let popup = try #require(shop.viewer.popups.first?.viewer)
    #expect(popup.url?.href == shop.bank("/confirm"))
    // The window goes no further than its list, and the page that opened it not even there.
    _ = await shop.value("(location.href = '\(third.page("/x"))', 1)", in: popup)
    await wait(for: "the refusal") { popup.blockLog.entries.count == 1 }
    #expect(popup.title == "Framed" && third.requests.isEmpty)
    _ = await shop.value("(location.href = '\(shop.bank("/confirm"))', 1)")
    await wait(for: "the other refusal") { shop.viewer.blockLog.entries.count == 1 }
    #expect(shop.viewer.title == "Shop")
    // The rule is asked anew each time: without it the window is a stranger there.
    shop.viewer.policy.popups.rules = []
    _ = await shop.value("(location.href = '\(shop.bank("/pay"))', 1)", in: popup)
    await wait(for: "the refusal after the change") { popup.blockLog.entries.count == 2 }
  }

  @Test("A sign-in in a window speaks to its opener and closes itself; one that refuses is handed off")
  func signIn() async throws {
    let shop = try await Shop { $0.policy.popups = PopupPolicy(otherwise: .refuse) }
    let bank = Shop.site(shop.server, "localhost")
    shop.viewer.policy = shop.viewer.policy.allowingSignIn(with: [bank, "https://accounts.google.com"])
    var handed: [String] = []
    shop.viewer.onRoute = { url, _ in handed.append(url.href) }
    shop.server.serve(
      "/authorize",
      .html("<script>opener.postMessage('code', 'http://127.0.0.1:' + location.port); close()</script>"))
    await shop.show("<script>onmessage = e => { heard = e.data + ' ' + (e.source === w) }</script>")
    _ = await shop.value("(w = open('\(shop.bank("/authorize"))'), 1)")
    await shop.waitFor("heard", "code true")
    await wait(for: "the window to close itself") { shop.viewer.popups.isEmpty }
    #expect(await shop.value("open('https://accounts.google.com/o/oauth2')") == "null")
    #expect(handed == ["https://accounts.google.com/o/oauth2"])
  }
}
