import LinkRouting
import LinkText
import Testing
import WebAddress
import WebPolicy

@testable import LinkOpening

@MainActor @Suite struct StorePageTests {
  private func fixture(answer: Bool) throws -> Fixture {
    let presenter = RecordingPresenter()
    presenter.hasPrograms = false
    presenter.answer = answer
    let fixture = try Fixture([Route("ispmobile:", to: .system)], presenter: presenter)
    fixture.opener.storePage = { PaymentApp.app(for: $0.scheme)?.storeURL }
    return fixture
  }

  @Test("The store's page is offered where the app for a payment is missing")
  func offered() async throws {
    let fixture = try fixture(answer: true)
    fixture.opener.open(LinkTarget("ispmobile://TID=1"))
    await fixture.wait { fixture.presenter.calls.count == 2 }
    #expect(
      fixture.presenter.calls == [
        "other ispmobile://TID=1", "browser https://apps.apple.com/app/id369125087",
      ])
    #expect(fixture.presenter.requests.map(\.host) == ["apps.apple.com"])
    let message = "no program on this device opens “ispmobile://TID=1”"
    #expect(fixture.presenter.requests.first?.message == message)
  }

  @Test("Without the user's consent, or without a store's page, the link is refused with the reason")
  func refused() async throws {
    for offers in [true, false] {
      let fixture = try fixture(answer: false)
      var reasons: [RefusalReason] = []
      fixture.opener.onRefusal = { reasons.append($0) }
      if !offers { fixture.opener.storePage = nil }
      fixture.opener.open(LinkTarget("ispmobile://TID=1"))
      await fixture.wait { !reasons.isEmpty }
      #expect(reasons == [.noProgram(WebURL("ispmobile://TID=1")!)])
      #expect(fixture.presenter.calls == ["other ispmobile://TID=1"])
      #expect(fixture.presenter.requests.count == (offers ? 1 : 0))
    }
  }
}
