import PageServer
import Testing
import WebAddress
import WebPolicy
import WebViewing

@MainActor @Suite struct AppPaymentViewerTests {
  /// A viewer that shows a page of a gateway, and what it routed.
  private func routed(_ body: String, isListed: Bool) async throws -> (routes: [String], title: String) {
    let server = PageServer()
    server.serve("/return", .redirect(to: "shopapp://paid?id=7"))
    server.serve(
      "/", .html("<title>Gateway</title><script>onload = () => setTimeout(() => { \(body) })</script>"))
    try server.start()
    let site = SitePattern(scheme: "http", host: HostPattern("127.0.0.1"), port: .any)
    var policy = NavigationPolicy.only(site)
    if isListed {
      policy = policy.allowingAppPayments(
        schemes: PaymentApp.korea.schemes, returning: ["shopapp"], from: [site])
    }
    let viewer = WebViewer(ViewerOptions(policy: policy, storage: .inMemory))
    defer { viewer.close() }
    var routes: [String] = []
    var isBlocked = false
    viewer.onRoute = { url, _ in routes.append(url.href) }
    let subscription = viewer.onEvent { if case .blocked = $0 { isBlocked = true } }
    defer { _ = subscription }
    viewer.load(server.page("/"))
    await wait(for: "the route or its refusal") { !routes.isEmpty || isBlocked }
    return (routes, viewer.title)
  }

  @Test(
    "A listed gateway opens a card's app, and returns to the shop's app, without a click",
    arguments: [
      ("location = 'ispmobile://TID=1'", "ispmobile://TID=1"),
      ("location = '/return'", "shopapp://paid?id=7"),
    ])
  func listed(script: String, address: String) async throws {
    let result = try await routed(script, isListed: true)
    #expect(result.routes == [address])
    #expect(result.title == "Gateway")
  }

  @Test(
    "A page that is not listed opens no other app without a click",
    arguments: ["location = 'ispmobile://TID=1'", "location = '/return'"])
  func notListed(script: String) async throws {
    let result = try await routed(script, isListed: false)
    #expect(result.routes == [])
  }
}
