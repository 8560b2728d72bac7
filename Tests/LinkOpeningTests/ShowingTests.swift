import LinkRouting
import LinkText
import Testing
import WebAddress
import WebPolicy
import WebViewing

@testable import LinkOpening

/// Which viewer shows a page, in which form.
@MainActor @Suite struct ShowingTests {
  private let first = WebURL("https://a.example/1")!
  private let second = WebURL("https://a.example/2")!

  @Test("The viewer that shows loads the next page if policy, title and form are the same")
  func reuses() throws {
    let fixture = try Fixture()
    fixture.opener.show(first, ViewerStyle(title: "Shop"))
    let viewer = try #require(fixture.presenter.shown)
    // The first form is the frontend's own: automatic means the same.
    fixture.opener.show(second, ViewerStyle(title: "Shop", presentation: .sheet))
    #expect(fixture.presenter.shown === viewer)
    #expect(viewer.loaded == [first, second])
    #expect(fixture.presenter.calls == ["present sheet “Shop”", "reveal"])
  }

  @Test(
    "A page under another policy or title takes the old one's place, with a viewer of its own",
    arguments: [
      (ViewerStyle(policy: "strict"), "replace sheet"),
      (ViewerStyle(title: "Other"), "replace sheet “Other”"),
      (ViewerStyle(title: "Other", policy: "strict"), "replace sheet “Other”"),
    ])
  func replaces(style: ViewerStyle, call: String) throws {
    let fixture = try Fixture()
    let strict = NavigationPolicy.only("a.example")
    fixture.opener.policies["strict"] = strict
    fixture.opener.show(first)
    let old = try #require(fixture.presenter.shown)
    fixture.opener.show(second, style)
    let new = try #require(fixture.presenter.shown)
    #expect(new !== old)
    #expect(old.isClosed && old.loaded == [first] && old.policy == NavigationPolicy())
    #expect(!new.isClosed && new.loaded == [second])
    #expect(new.policy == (style.policy == nil ? NavigationPolicy() : strict))
    #expect(fixture.presenter.calls == ["present sheet", call])
  }

  @Test("A page in another form closes the old screen and gets one of its own")
  func changesForm() throws {
    let fixture = try Fixture()
    var closed = 0
    fixture.opener.onViewerClosed = { closed += 1 }
    fixture.opener.show(first)
    let old = try #require(fixture.presenter.shown)
    fixture.opener.show(second, ViewerStyle(presentation: .fullScreen))
    #expect(old.isClosed)
    #expect(fixture.presenter.calls == ["present sheet", "dismiss", "present fullScreen"])
    #expect(fixture.loaded == [second.href])
    #expect(closed == 0)
    fixture.presenter.leave()
    #expect(closed == 1)
  }

  @Test("A viewer that was closed is not used again")
  func closedViewer() throws {
    let fixture = try Fixture()
    fixture.opener.show(first)
    let old = try #require(fixture.presenter.shown)
    old.close()
    fixture.opener.show(second)
    #expect(fixture.presenter.calls == ["present sheet", "present sheet"])
    #expect(old.loaded == [first])
    #expect(fixture.loaded == [second.href])
  }

  @Test("A screen that the user leaves closes its viewer, and the app is notified once")
  func leaves() throws {
    let fixture = try Fixture()
    var closed = 0
    fixture.opener.onViewerClosed = { closed += 1 }
    fixture.opener.show(first)
    let viewer = try #require(fixture.presenter.shown)
    fixture.presenter.leave()
    #expect(viewer.isClosed)
    fixture.presenter.onDismiss?(viewer)
    #expect(closed == 1)
    fixture.opener.show(second)
    fixture.opener.dismiss()
    #expect(closed == 2)
    #expect(fixture.presenter.calls == ["present sheet", "present sheet", "dismiss"])
  }

  @Test("A report about a viewer that has been replaced does not close the one that took its place")
  func lateReport() throws {
    let fixture = try Fixture()
    var closed = 0
    fixture.opener.onViewerClosed = { closed += 1 }
    fixture.opener.show(first)
    let old = try #require(fixture.presenter.shown)
    fixture.opener.show(second, ViewerStyle(title: "Other"))
    fixture.presenter.onDismiss?(old)
    #expect(closed == 0)
    #expect(fixture.presenter.shown?.isClosed == false)
    fixture.opener.show(first, ViewerStyle(title: "Other"))
    #expect(fixture.presenter.calls.last == "reveal")
  }

  @Test(
    "A form that the frontend does not have becomes its first one",
    arguments: [
      (ViewerPresentation.automatic, "window"), (.sheet, "window"), (.push, "window"), (.window, "window"),
      (.fullScreen, "fullScreen"),
    ])
  func forms(presentation: ViewerPresentation, shown: String) throws {
    let fixture = try Fixture(presenter: RecordingPresenter([.window, .fullScreen]))
    fixture.opener.show(first, ViewerStyle(presentation: presentation))
    #expect(fixture.presenter.calls == ["present \(shown)"])
  }

  @Test("Without a browser sheet the user's browser opens the page; both take only web addresses")
  func browserSheet() throws {
    let (fixture, other) = (
      try Fixture(), try Fixture(presenter: RecordingPresenter([.window]))
    )
    let style = ViewerStyle(presentation: .browserSheet, policy: "none")
    var refused: [RefusalReason] = []
    for one in [fixture, other] {
      one.opener.onRefusal = { refused.append($0) }
      one.opener.show(first, style)
      one.opener.show(WebURL("mailto:a@a.example")!, style)
    }
    #expect(fixture.presenter.calls == ["browser https://a.example/1"])
    #expect(other.presenter.calls == ["browser https://a.example/1"])
    #expect(refused == Array(repeating: .notForWeb(WebURL("mailto:a@a.example")!, .browserSheet), count: 2))
    #expect(fixture.presenter.shown == nil)
  }

  @Test("A policy that the opener does not have refuses the page, and the page that shows stays")
  func unknownPolicy() throws {
    let fixture = try Fixture([Route("x:", to: .page(WebURL("https://a.example/")!, policy: "missing"))])
    var refused: [String] = []
    fixture.opener.onRefusal = { refused.append("\($0)") }
    fixture.opener.show(first)
    fixture.opener.open("x:")
    #expect(refused == ["there is no navigation policy “missing”; add it to the opener's policies"])
    #expect(fixture.loaded == [first.href])
    #expect(fixture.presenter.shown?.isClosed == false)
  }

  @Test("Viewers are made with the app's options, and the policy of the route replaces theirs")
  func options() throws {
    var made: [ViewerOptions] = []
    let presenter = RecordingPresenter()
    let opener = LinkOpener(LinkRouter(), presenter: presenter) { options in
      made.append(options)
      return FakeViewer(options)
    }
    opener.options.userAgentToken = "Shop"
    opener.options.policy = .only("a.example")
    opener.storage = .inMemory
    opener.policies["open"] = NavigationPolicy()
    opener.show(first)
    opener.show(second, ViewerStyle(policy: "open"))
    #expect(made.map(\.userAgentToken) == ["Shop", "Shop"])
    #expect(made.map(\.storage) == [.inMemory, .inMemory])
    #expect(made.map(\.policy) == [.only("a.example"), NavigationPolicy()])
  }
}
