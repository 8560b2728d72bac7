#if os(macOS)
  import AppKit
  import LinkText
  import Testing

  @testable import LinkwayApple

  /// What assistive technology and the keyboard find in a label.
  @MainActor @Suite struct LinkLabelAccessibilityTests {
    @Test("The sentence is read whole, then each link with its hint and address")
    func readsTheSentence() {
      let label = laidOut("Read the \(link: "terms", to: "https://a.example/", hint: "Opens the terms") now.")
      #expect(label.sentence?.accessibilityValue() as? String == "Read the terms now.")
      #expect(label.sentence?.accessibilityRole() == .staticText)
      let link = label.regions[0]
      #expect(link.accessibilityRole() == .link)
      #expect(link.accessibilityLabel() == "terms")
      #expect(link.accessibilityHelp() == "Opens the terms")
      #expect(link.accessibilityURL() == URL(string: "https://a.example/"))
    }

    @Test("Pressing an element follows its link; the sentence follows its only one")
    func presses() {
      let label = laidOut("a \(link: "b", to: "b:") c")
      var followed = 0
      label.onActivate = { _ in followed += 1 }
      #expect(label.regions[0].accessibilityPerformPress())
      #expect(label.sentence?.accessibilityPerformPress() == true)
      #expect(followed == 2)
      label.isEnabled = false
      #expect(!label.regions[0].isAccessibilityEnabled())
      #expect(!label.regions[0].accessibilityPerformPress())
      label.isEnabled = true
      label.text = "\(link: "a", to: "a:") \(link: "b", to: "b:")"
      #expect(label.sentence?.accessibilityPerformPress() == false)
    }

    @Test("A link that a line limit leaves out is no element, and cannot have the focus")
    func leavesOutWhatIsHidden() {
      let label = LinkLabel("words and words and words and \(link: "a link at the end", to: "a:")")
      label.options.lineLimit = 1
      label.frame = CGRect(x: 0, y: 0, width: 80, height: 100)
      label.layoutSubtreeIfNeeded()
      #expect(!label.regions[0].isAccessibilityElement())
      #expect(!label.regions[0].acceptsFirstResponder)
    }

    @Test("A label and its closures go when nobody holds them")
    func isReleased() {
      weak var label: LinkLabel?
      autoreleasepool { label = laidOut("a \(link: "b", to: "b:")") }
      #expect(label == nil)
    }

    private func laidOut(_ text: LinkedText) -> LinkLabel {
      let label = LinkLabel(text)
      label.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
      label.layoutSubtreeIfNeeded()
      return label
    }
  }
#endif
