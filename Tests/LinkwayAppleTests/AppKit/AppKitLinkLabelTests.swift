#if os(macOS)
  import AppKit
  import LinkText
  import Testing
  @testable import LinkwayApple

  /// The label in a frame of its own: what it draws, hits and asks for.
  @MainActor @Suite struct LinkLabelTests {
    let consent: LinkedText =
      "I agree to the \(link: "Terms & Conditions", to: "terms:") and the \(link: "Policy", to: "policy:")."

    @Test("Every link is hit in the middle of each of its rectangles")
    func hitsItsLinks() {
      for width in [90.0, 140, 320, 1000] {
        let label = laidOut(consent, width: width)
        for link in label.links {
          let rects = label.linkLayout.rects(of: link.id)
          #expect(!rects.isEmpty)
          for rect in rects {
            #expect(label.link(at: CGPoint(x: rect.midX, y: rect.midY))?.id == link.id)
          }
        }
      }
    }

    @Test("A link over several lines has a rectangle on each, one below the other without a gap")
    func hasRectanglesPerLine() {
      let label = laidOut(
        "\(link: "a link of so many words that it takes several lines", to: "a:")", width: 90)
      let rects = label.linkLayout.rects(of: 0)
      #expect(rects.count >= 3)
      for (upper, lower) in zip(rects, rects.dropFirst()) { #expect(abs(upper.maxY - lower.minY) < 0.01) }
      for rect in rects { #expect(rect.maxX <= 90.5) }
    }

    @Test("Blank space is nobody's: behind the last word, and where the text stops before the view does")
    func leavesBlankSpace() {
      let label = laidOut("words \(link: "link", to: "a:")", width: 400, height: 200)
      let rect = label.linkLayout.rects(of: 0)[0]
      #expect(label.link(at: CGPoint(x: rect.maxX + 1, y: rect.midY)) == nil)
      #expect(label.link(at: CGPoint(x: rect.midX, y: 1)) == nil)
      #expect(label.hitTest(CGPoint(x: rect.maxX + 20, y: rect.midY)) == nil)
      #expect(label.hitTest(CGPoint(x: rect.midX, y: rect.midY)) === label)
    }

    @Test("A right-to-left sentence begins at the right, its link left of the words before it")
    func setsRightToLeft() {
      let text: LinkedText = "שלום \(link: "קישור", to: "a:")"
      let label = laidOut(text, width: 400)
      let words = label.rects(for: text.text.startIndex..<text.text.index(text.text.startIndex, offsetBy: 4))
      #expect(words[0].maxX > 395)
      #expect(label.linkLayout.rects(of: 0)[0].maxX <= words[0].minX + 1)
    }

    @Test("An emoji of several code points before a link moves the link by its width alone")
    func countsCharacters() {
      let text: LinkedText = "👩‍👩‍👧‍👦 \(link: "link", to: "a:")"
      let label = laidOut(text, width: 400)
      let rect = label.linkLayout.rects(of: 0)[0]
      let index = label.characterIndex(at: CGPoint(x: rect.midX, y: rect.midY))
      #expect(index.flatMap { text.link(at: $0)?.id } == 0)
      #expect(label.characterIndex(at: CGPoint(x: 3, y: rect.midY)) == text.text.startIndex)
    }

    @Test("A state paints over the layout and moves nothing")
    func paintsOnly() {
      let label = laidOut(consent, width: 140)
      let before = label.linkLayout
      label.handle(.pointerMoved(0))
      label.handle(.pointerPressed(0, count: 1))
      label.needsLayout = true
      label.layoutSubtreeIfNeeded()
      #expect(label.interaction.pressed == 0)
      #expect(label.linkLayout == before)
      #expect(label.texts.drawn?.painted.contains { $0.style.background != nil } == true)
    }

    @Test("A line limit leaves words out, and the token's own link is hit on its letters")
    func truncates() {
      var text: LinkedText = "A long text that \(link: "ends with a link", to: "a:") shows in part only"
      text.append(", for it is long and longer.")
      let label = laidOut(text, width: 120, token: "… \(link: "more", to: "more:")", lines: 2)
      #expect(label.linkLayout.isTruncated)
      let token = label.links.last!
      let rect = label.linkLayout.rects(of: token.id)[0]
      #expect(token.target == "more:")
      #expect(label.link(at: CGPoint(x: rect.midX, y: rect.midY))?.id == token.id)
      #expect(Set(label.linkLayout.fragments.map(\.line)).isSubset(of: [0, 1]))
    }

    @Test("In less width the label asks for more height")
    func measures() {
      let label = LinkLabel(consent)
      let wanted = label.intrinsicContentSize
      label.preferredMaxLayoutWidth = 100
      #expect(label.intrinsicContentSize.width <= 100.5)
      #expect(label.intrinsicContentSize.height > wanted.height)
      #expect(label.size(within: 100) == label.intrinsicContentSize)
    }

    @Test("A click follows a link once, and remembers it; a disabled one is not followed")
    func follows() {
      let label = laidOut(consent, width: 320)
      var followed: [LinkTarget] = []
      label.onActivate = { followed.append($0.target) }
      label.handle(.pointerPressed(0, count: 1))
      label.handle(.pointerMoved(nil))
      label.handle(.pointerReleased(nil))
      #expect(followed.isEmpty)
      label.handle(.pointerPressed(0, count: 1))
      label.handle(.pointerReleased(0))
      #expect(followed == ["terms:"])
      #expect(label.visitedTargets == ["terms:"])
      label.disabledLinks = [1]
      label.activate(1)
      #expect(followed == ["terms:"])
    }

    @Test("A menu that was opened for a text that went follows nothing of the next one")
    func forgetsMenus() {
      let label = laidOut(consent, width: 320)
      var followed: [LinkTarget] = []
      label.onActivate = { followed.append($0.target) }
      let link = label.links[0]
      label.follow(link)
      label.text = "\(link: "another", to: "another:")"
      label.follow(link)
      #expect(followed == ["terms:"])
    }

    @Test("An indented first line keeps its words on it where there is room")
    func indents() {
      let label = laidOut("some words", width: 400)
      let wanted = label.size(within: nil)
      label.options.firstLineIndent = 40
      #expect(label.size(within: nil).width >= wanted.width + 39.5)
      #expect(label.size(within: nil).height == wanted.height)
    }

    private func laidOut(
      _ text: LinkedText, width: Double, height: Double = 400, token: LinkedText = "…", lines: Int? = nil
    ) -> LinkLabel {
      let label = LinkLabel(
        text,
        options: LinkLayoutOptions {
          $0.lineLimit = lines
          $0.truncationToken = token
        })
      label.frame = CGRect(x: 0, y: 0, width: width, height: height)
      label.layoutSubtreeIfNeeded()
      return label
    }
  }
#endif
