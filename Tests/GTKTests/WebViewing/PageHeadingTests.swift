import Testing
import WebAddress
import WebPolicy
import WebViewing

@MainActor @Suite struct PageHeadingTests {
  private func showing(_ html: String, _ base: String) async -> WebViewer {
    let viewer = WebViewer(policy: .only("shop.example"), storage: .inMemory)
    viewer.load(.html(html, base: WebURL(base)!))
    await wait(for: "the page") { viewer.phase == .showing }
    return viewer
  }

  @Test("A viewer without a page has no heading except the app's own title")
  func empty() {
    let viewer = WebViewer(storage: .inMemory)
    #expect(viewer.heading().title == "" && viewer.heading().address == "" && viewer.heading().spoken == "")
    #expect(viewer.heading(fixedTitle: "Help").title == "Help")
  }

  @Test("Before anything is known, the heading says that the page comes")
  func coming() {
    let viewer = WebViewer(storage: .inMemory)
    viewer.load(.html("<p>a", base: nil))
    let heading = viewer.heading()
    #expect(heading == viewer.heading(fixedTitle: nil))
    #expect(heading.title == "Loading…")
    #expect(heading.address == "")
    #expect(heading.spoken == "Loading…")
  }

  @Test("The heading has the page's title, host and port; the app's own title replaces the page's")
  func titled() async {
    let viewer = await showing("<title>Cart</title><p>a", "https://shop.example:8443/cart")
    #expect(viewer.heading().title == "Cart")
    #expect(viewer.heading().address == "shop.example:8443")
    #expect(viewer.heading().spoken == "Cart, shop.example:8443")
    #expect(viewer.heading(fixedTitle: "Checkout").title == "Checkout")
    #expect(viewer.heading(fixedTitle: "Checkout").address == "shop.example:8443")
  }

  @Test("A page without a title is called by its host, once")
  func untitled() async {
    let viewer = await showing("<p>a", "https://shop.example/")
    #expect(viewer.heading().title == "shop.example")
    #expect(viewer.heading().address == "")
  }

  @Test(
    "The heading of a failure has the host and port that failed, without a user name and without the page's title"
  )
  func failed() async {
    let viewer = await showing("<title>Shop</title><p>a", "https://shop.example/")
    viewer.load(WebURL("https://shop.example@evil.example:444/")!)
    #expect(viewer.failure != nil)
    #expect(viewer.heading().title == "evil.example:444")
    #expect(viewer.heading().address == "")
    viewer.goBack()
    #expect(viewer.heading().title == "Shop")
    #expect(viewer.heading().address == "shop.example")
  }
}
