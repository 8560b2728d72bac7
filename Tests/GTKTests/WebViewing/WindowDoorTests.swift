import Foundation
import PageServer
import Testing
import WebAddress
import WebKit
import WebPolicy
import WebViewing

/// The rules for windows hold in a window too, and not at its door alone.
@MainActor @Suite(.serialized) struct WindowDoorTests {
  private func settle(_ viewer: WebViewer) async {
    await wait(for: "the end of a load") { !viewer.isLoading && viewer.hasPage }
  }

  private func makeShop(_ change: (inout ViewerOptions) -> Void = { _ in }) async throws -> Shop {
    let shop = try await Shop(change: change)
    shop.server.keepsRequests = true
    shop.server.serve("/pay", .html("<title>Pay</title>"))
    return shop
  }

  private func open(_ shop: Shop, _ script: String) async throws -> Popup {
    _ = await shop.value("(w = \(script), 1)")
    await wait(for: "the window") { !shop.viewer.popups.isEmpty }
    return try #require(shop.viewer.popups.last)
  }

  private func bankWasAsked(_ shop: Shop) -> Bool { shop.server.requests.contains { $0.path == "/pay" } }

  @Test("What new windows alone may show, they show", arguments: ["direct", "empty first"])
  func shown(way: String) async throws {
    let shop = try await makeShop {
      $0.policy.mainFrame = .only(["127.0.0.1:*"])
      $0.policy.newWindows = .only(["127.0.0.1:*", "localhost:*"])
    }
    await shop.show("")
    let bank = shop.bank("/pay")
    let popup = try await open(shop, way == "direct" ? "open('\(bank)')" : "open('about:blank')")
    if way != "direct" { _ = await shop.value("(w.location = '\(bank)', 1)") }
    await wait(for: "the bank's page") { popup.viewer.title == "Pay" }
    #expect(popup.viewer.failure == nil)
  }

  @Test("What the rules for new windows deny shows in no window, however it began")
  func denied() async throws {
    let shop = try await makeShop { $0.policy.newWindows = .only(["127.0.0.1:*"]) }
    await shop.show("")
    let popup = try await open(shop, "open('about:blank')")
    _ = await shop.value("(w.location = '\(shop.bank("/pay"))', 1)")
    await wait(for: "the refusal") { !popup.viewer.blockLog.entries.isEmpty }
    #expect(popup.viewer.blockLog.entries.first?.verdict.rule?.description == "newWindows.otherwise: deny")
    #expect(!bankWasAsked(shop))
  }

  @Test(
    "A rule for windows that names the address speaks of a window that began empty, too",
    arguments: [PopupPolicy.Presentation.refuse, .systemBrowser])
  func refusedLater(presentation: PopupPolicy.Presentation) async throws {
    let shop = try await makeShop {
      $0.policy.popups = PopupPolicy(
        [.init(target: "localhost:*", presentation, requiresUserGesture: false)], otherwise: .overlay)
    }
    var handed: [String] = []
    shop.viewer.onRoute = { url, _ in handed.append(url.href) }
    await shop.show("")
    let popup = try await open(shop, "open('about:blank')")
    let bank = shop.bank("/pay")
    _ = await shop.value("(w.location = '\(bank)', 1)")
    await wait(for: "the window to go") { popup.isClosed }
    #expect(!bankWasAsked(shop))
    if presentation == .refuse {
      #expect(shop.viewer.blockedPopup?.url.href == bank)
      #expect(handed.isEmpty)
    } else {
      #expect(handed == [bank])
    }
  }

  @Test("A rule for windows lists its sites for a window that began empty, too")
  func sitesLater() async throws {
    let shop = try await makeShop {
      $0.policy.mainFrame = .only(["127.0.0.1:*"])
      $0.policy.popups = PopupPolicy(
        [.init(target: "localhost:*", .overlay, requiresUserGesture: false, sites: ["localhost:*"])],
        otherwise: .overlay)
    }
    await shop.show("")
    let popup = try await open(shop, "open('about:blank')")
    let bank = shop.bank("/pay")
    _ = await shop.value("(w.location = '\(bank)', 1)")
    await wait(for: "the bank's page") { popup.viewer.title == "Pay" }
    #expect(popup.wish.url.href == bank)
  }

  @Test(
    "A form's content and an empty window cannot open in the same view: the page stays, and the app is notified"
  )
  func sameView() async throws {
    let shop = try await makeShop { $0.policy.popups = PopupPolicy() }
    await shop.show("<form id=f method=post target=_blank action=/pay><input name=sum value=12></form>")
    for script in ["(document.getElementById('f').submit(), 1)", "open('about:blank')"] {
      shop.log.clear()
      _ = await shop.value(script)
      await wait(for: "the word of it") { shop.log.words.contains { $0.hasPrefix("popup blocked") } }
      #expect(shop.viewer.blockedPopup?.canOpen == false)
    }
    await shop.waitFor("document.title", "Shop")
    #expect(!bankWasAsked(shop))
  }

  @Test("A page in the same view is judged by the rules for the page, and what they deny leaves it as it was")
  func sameViewDenied() async throws {
    let shop = try await makeShop {
      $0.policy.popups = PopupPolicy()
      $0.policy.mainFrame = .only(["127.0.0.1:*"])
      $0.policy.newWindows = .everything
    }
    await shop.show("")
    _ = await shop.value("open('\(shop.bank("/pay"))')")
    await wait(for: "the refusal") { shop.viewer.blockedPopup != nil }
    #expect(shop.viewer.phase == .showing && shop.viewer.url == shop.server.page("/shop"))
  }

  @Test("A window that a button opens takes the secure address where the policy says so")
  func upgraded() async throws {
    let shop = try await makeShop {
      $0.policy.transport.upgradesToHTTPS = true
      $0.policy.popups = PopupPolicy(otherwise: .overlay)
    }
    await shop.show("<script>setTimeout(() => open('http://nowhere.invalid/'), 50)</script>")
    await wait(for: "the word of it") { shop.viewer.blockedPopup != nil }
    let blocked = try #require(shop.viewer.blockedPopup)
    shop.viewer.open(blocked)
    await wait(for: "the window") { !shop.viewer.popups.isEmpty }
    await wait(for: "its failure") { shop.viewer.popups.first?.viewer.failure != nil }
    #expect(shop.viewer.popups.first?.viewer.failure?.url?.href == "https://nowhere.invalid/")
  }

  @Test("A link that opens a window is refused once and reported once")
  func link() async throws {
    let shop = try await makeShop { $0.policy.mainFrame = .only(["127.0.0.1:*"]) }
    await shop.show("<a target=_blank href='\(shop.bank("/pay"))'>x</a>")
    _ = await shop.value("(document.querySelector('a').click(), 1)")
    await wait(for: "the refusal") { shop.viewer.blockedPopup != nil }
    _ = await shop.value("1")
    #expect(shop.viewer.blockLog.total == 1)
    #expect(shop.log.words.count { $0.hasPrefix("popup wished") } == 1)
  }
}
