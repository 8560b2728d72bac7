#if canImport(UIKit)
  import LinkText
  import Testing
  import UIKit

  @testable import LinkwayApple

  /// The text view: TextKit 2 alone, links as items, no selection but where it is allowed.
  @MainActor @Suite struct LinkTextViewTests {
    let text: LinkedText =
      "See \(link: "the site", to: "https://a.example/") or \(link: "ask", to: LinkTarget(value: 7, text: "ask"))."

    @Test("It is on TextKit 2")
    func isOnTextKit2() {
      #expect(LinkTextView(text).textLayoutManager != nil)
    }

    @Test("A URL is a link, and any other target an item with a name")
    func marksLinks() {
      let shown = LinkTextView(text).attributedText!
      #expect(shown.attribute(.link, at: 4, effectiveRange: nil) as? URL == URL(string: "https://a.example/"))
      #expect(shown.attribute(.textItemTag, at: 16, effectiveRange: nil) as? String == "1")
      #expect(shown.attribute(.link, at: 16, effectiveRange: nil) == nil)
    }

    @Test("Where selecting is not allowed, nothing is selected and only links take touches")
    func selectsNothing() {
      let view = laidOut()
      view.selectedTextRange = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)
      #expect(view.selectedTextRange?.isEmpty != false)
      let rect = view.readLayout().rects(of: 0)[0]
      let beside = CGPoint(x: rect.minX - 3, y: rect.midY)
      #expect(view.hitTest(CGPoint(x: rect.midX, y: rect.midY), with: nil) != nil)
      #expect(view.hitTest(beside, with: nil) == nil)
      #expect(view.point(inside: beside, with: nil), "what reads aloud explores all of it")
      view.allowsSelection = true
      #expect(view.hitTest(beside, with: nil) != nil)
    }

    @Test("Following a link tells the app and remembers it")
    func follows() {
      let view = laidOut()
      var followed: [Int?] = []
      view.onActivate = { followed.append($0.target.value(as: Int.self)) }
      view.activate(1)
      #expect(followed == [7])
      #expect(view.visitedTargets.count == 1)
      view.disabledLinks = [0]
      view.activate(0)
      #expect(followed == [7])
    }

    private func laidOut() -> LinkTextView {
      let view = LinkTextView(text)
      view.frame = CGRect(x: 0, y: 0, width: 400, height: 100)
      view.layoutIfNeeded()
      return view
    }
  }
#endif
