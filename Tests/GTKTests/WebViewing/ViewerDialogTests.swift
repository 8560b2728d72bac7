import LinkText
import PageServer
import Testing
import WebAddress
import WebKit
import WebPolicy
import WebViewing

@MainActor @Suite(.serialized) struct ViewerDialogTests {
  @Test("Dialogs wait in order for their answers, each with its speaker")
  func answers() async throws {
    let shop = try await Shop()
    let presenter = shop.viewer.presentDialogs()
    await shop.show(
      "<script>onload = () => setTimeout(() => { alert('one'); said = [confirm('two'), confirm('three'), prompt('four', 'x'), prompt('five')] })</script>"
    )
    let host = "127.0.0.1:\(shop.server.page("/").port!)"
    for (kind, answer) in [
      (PageDialog.Kind.alert("one"), PageDialog.Answer.confirmed), (.confirm("two"), .confirmed),
      (.confirm("three"), .dismissed), (.prompt("four", suggestion: "x"), .text("a'\"\u{2028}b")),
      (.prompt("five", suggestion: ""), .dismissed),
    ] {
      await wait(for: "\(kind)") { shop.viewer.dialog?.kind == kind }
      let dialog = try #require(shop.viewer.dialog)
      #expect(dialog.speaker.text == "A part of the page \(host) says")
      #expect(dialog.canSuppress == (kind != .alert("one")))
      dialog.answer(answer)
      dialog.answer(.confirmed)
      #expect(!dialog.isOpen)
    }
    await shop.waitFor("JSON.stringify(said)", "[true,false,\"a'\\\"\u{2028}b\",null]")
    #expect(shop.viewer.dialog == nil)
    #expect(shop.log.words.filter { $0 == "dialog asked" }.count == 5)
    withExtendedLifetime(presenter) {}
  }

  @Test("Without a presenter dialogs are dismissed, and when the presenter goes away in the midst of one too")
  func noPresenter() async throws {
    let shop = try await Shop()
    await shop.show("<script>said = [confirm('a'), prompt('b')]; alert('c')</script>")
    #expect(await shop.value("JSON.stringify(said)") == "[false,null]")
    var presenter: DialogPresenter? = shop.viewer.presentDialogs()
    await shop.show("<script>onload = () => setTimeout(() => { said = confirm('a') })</script>")
    await wait(for: "the dialog") { shop.viewer.dialog != nil }
    _ = presenter
    presenter = nil
    await shop.waitFor("said", "false")
    #expect(shop.viewer.dialog == nil)
  }

  @Test("A page that keeps asking can be made to stop, until another page shows")
  func suppressed() async throws {
    let shop = try await Shop()
    let presenter = shop.viewer.presentDialogs()
    await shop.show(
      "<script>count = 0; onload = () => setTimeout(() => { for (;count < 1000; count++) confirm('again') })</script>"
    )
    await wait(for: "the first") { shop.viewer.dialog != nil }
    #expect(shop.viewer.dialog?.canSuppress == false)
    shop.viewer.dialog?.answer(.confirmed)
    await wait(for: "the second") { shop.viewer.dialog?.canSuppress == true }
    shop.viewer.dialog?.answer(.confirmed, suppressing: true)
    await shop.waitFor("count", "1000")
    #expect(shop.log.words.filter { $0 == "dialog asked" }.count == 2)
    await shop.show(
      "<script>onload = () => setTimeout(() => { said = confirm('new page') })</script>", path: "/other")
    await wait(for: "the new page's dialog") { shop.viewer.dialog != nil }
    shop.viewer.close()
    #expect(shop.viewer.dialog == nil)
    withExtendedLifetime(presenter) {}
  }

  @Test("A frame of another site does not speak in the page's name")
  func frame() async throws {
    let shop = try await Shop()
    let presenter = shop.viewer.presentDialogs()
    shop.server.serve(
      "/inner", .html("<script>onload = () => setTimeout(() => alert('inner'), 300)</script>"))
    await shop.show("<iframe src='\(shop.bank("/inner"))'></iframe>")
    await wait(for: "the dialog") { shop.viewer.dialog != nil }
    // The engine does not report which frame asks, so the heading names no single frame.
    #expect(shop.viewer.dialog?.origin == nil)
    #expect(shop.viewer.dialog?.page == shop.server.page("/").origin)
    shop.viewer.dialog?.answer(.confirmed)
    withExtendedLifetime(presenter) {}
  }

  @Test("A load that overtakes a dialog lets the page go")
  func overtaken() async throws {
    let shop = try await Shop()
    let presenter = shop.viewer.presentDialogs()
    await shop.show("<script>onload = () => setTimeout(() => confirm('waits'))</script>")
    await wait(for: "the dialog") { shop.viewer.dialog != nil }
    let dialog = try #require(shop.viewer.dialog)
    await shop.show("<p>next", path: "/next")
    #expect(shop.viewer.url == shop.server.page("/next"))
    #expect(!dialog.isOpen && shop.viewer.dialog == nil)
    withExtendedLifetime(presenter) {}
  }

  @Test("A page that loads itself anew after each dialog can be made to stop all the same")
  func reloading() async throws {
    let shop = try await Shop()
    let presenter = shop.viewer.presentDialogs()
    await shop.show(
      "<script>onload = () => setTimeout(() => { alert('again'); if ((sessionStorage.n = 1 + +(sessionStorage.n || 0)) < 8) location.reload() })</script>"
    )
    await wait(for: "the first") { shop.viewer.dialog != nil }
    let first = try #require(shop.viewer.dialog)
    #expect(!first.canSuppress)
    first.answer(.confirmed)
    await wait(for: "the second") { shop.viewer.dialog.map { $0 !== first } ?? false }
    let second = try #require(shop.viewer.dialog)
    #expect(second.canSuppress)
    second.answer(.confirmed, suppressing: true)
    await wait(for: "the last load") { shop.log.words.filter { $0 == "finished /shop" }.count == 8 }
    #expect(shop.log.words.filter { $0 == "dialog asked" }.count == 2)
    // Another site, and a page that the app itself loads, may speak.
    shop.server.serve("/other", .html("<script>onload = () => setTimeout(() => alert('other'))</script>"))
    shop.viewer.load(shop.server.page("/other"))
    await wait(for: "the app's page") { shop.viewer.dialog?.kind == .alert("other") }
    shop.viewer.dialog?.answer(.confirmed, suppressing: true)
    await wait(for: "the page to go on") { shop.viewer.dialog == nil }
    shop.viewer.webView.evaluateJavaScript(
      "location.href = '\(shop.bank("/other"))'; 0", completionHandler: nil)
    await wait(for: "the other site") { shop.viewer.dialog?.kind == .alert("other") }
    #expect(shop.viewer.dialog?.canSuppress == false)
    withExtendedLifetime(presenter) {}
  }
}
