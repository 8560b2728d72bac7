#if canImport(UIKit)
  import LinkOpening
  import LinkRouting
  import LinkText
  import Testing
  import UIKit
  import WebAddress
  import WebPolicy
  import WebViewing

  @testable import LinkwayApple

  /// Screens without a window: what belongs to whom, and what is refused.
  @MainActor @Suite struct ScreenTests {
    @Test("A screen goes when nobody holds it, and its viewer with it")
    func isReleased() {
      weak var screen: WebViewerViewController?
      weak var viewer: WebViewer?
      autoreleasepool {
        let shown = WebViewerViewController(WebViewer())
        shown.loadViewIfNeeded()
        (screen, viewer) = (shown, shown.viewer)
      }
      #expect(screen == nil)
      #expect(viewer == nil)
    }

    @Test("A label and its closures go when nobody holds them")
    func labelIsReleased() {
      weak var label: LinkLabel?
      autoreleasepool {
        let made = LinkLabel("a \(link: "b", to: "b:")")
        made.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
        made.isDraggable = true
        made.layoutIfNeeded()
        label = made
      }
      #expect(label == nil)
    }

    @Test(
      "A policy that is not there, and an address that a browser's sheet does not take, are refused with the reason"
    )
    func refuses() {
      let host = UIViewController()
      let opener = LinkOpener(LinkRouter(), over: host)
      var reasons: [RefusalReason] = []
      opener.onRefusal = { reasons.append($0) }
      let page = WebURL("https://a.example/")!
      opener.show(page, ViewerStyle(policy: "strict"))
      let mail = WebURL("mailto:a@a.example")!
      opener.show(mail, ViewerStyle(presentation: .browserSheet))
      #expect(reasons == [.noPolicy("strict"), .notForWeb(mail, .browserSheet)])
    }

    @Test("Nobody can be asked over a controller that is in no window, so the answer is no")
    func asksNobody() async {
      let opener = LinkOpener(LinkRouter(), over: UIViewController())
      #expect(
        await opener.presenter.confirm(LinkConfirmationRequest(about: WebURL("https://a.example/")!)) == false
      )
    }

    @Test("A sign-in says what is wrong with its address and its window")
    func refusesSignIn() async {
      let session = SignInSession(over: UIViewController())
      let file = WebURL("file:///etc/passwd")!
      await #expect(throws: SignInError.notForWeb(file)) {
        try await session.run(from: file, callbackScheme: "app")
      }
      let page = WebURL("https://a.example/")!
      await #expect(throws: SignInError.noWindow) { try await session.run(from: page, callbackScheme: "app") }
      #expect("\(SignInError.noWindow)" == "the sheet cannot be shown; the controller must be in a window")
    }
  }
#endif
