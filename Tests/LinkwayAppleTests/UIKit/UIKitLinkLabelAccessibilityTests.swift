#if canImport(UIKit)
  import LinkText
  import Testing
  import UIKit

  @testable import LinkwayApple

  /// What assistive technology finds in a label.
  @MainActor @Suite struct LinkLabelAccessibilityTests {
    @Test("The sentence is read whole, then each link that shows")
    func readsTheSentence() {
      let label = laidOut("Read the \(link: "terms", to: "https://a.example/", hint: "Opens the terms") now.")
      let elements = label.accessibilityElements ?? []
      #expect(label.isAccessibilityElement == false)
      #expect(elements.count == 2)
      let sentence = elements.first as? SentenceElement
      #expect(sentence?.accessibilityAttributedLabel?.string == "Read the terms now.")
      let link = elements.last as? LinkRegion
      #expect(link?.accessibilityLabel == "terms")
      #expect(link?.accessibilityHint == "Opens the terms")
      #expect(link?.accessibilityTraits.contains(.link) == true)
    }

    @Test("The sentence keeps its links in what is read")
    func keepsLinks() throws {
      let label = laidOut("a \(link: "b", to: "https://b.example/") c")
      let sentence = try #require(label.accessibilityElements?.first as? SentenceElement)
      let spoken = try #require(sentence.accessibilityAttributedLabel)
      #expect(
        spoken.attribute(.link, at: 2, effectiveRange: nil) as? URL == URL(string: "https://b.example/"))
      #expect(spoken.attribute(.link, at: 0, effectiveRange: nil) == nil)
    }

    @Test("Activating an element follows its link; the sentence follows its only one")
    func activates() {
      let label = laidOut("a \(link: "b", to: "b:") c")
      var followed = 0
      label.onActivate = { _ in followed += 1 }
      #expect(label.regions[0].accessibilityActivate())
      #expect(label.sentence?.accessibilityActivate() == true)
      #expect(followed == 2)
      label.text = "\(link: "a", to: "a:") \(link: "b", to: "b:")"
      label.layoutIfNeeded()
      #expect(label.sentence?.accessibilityActivate() == false)
    }

    @Test("A label that is not enabled says so of its links")
    func saysWhatIsNotEnabled() {
      let label = laidOut("a \(link: "b", to: "b:") c")
      label.isEnabled = false
      #expect(label.regions[0].accessibilityTraits.contains(.notEnabled))
      label.isEnabled = true
      #expect(!label.regions[0].accessibilityTraits.contains(.notEnabled))
    }

    @Test("A link that a line limit leaves out is no element, and cannot have the focus")
    func leavesOutWhatIsHidden() {
      let label = LinkLabel("words and words and words and \(link: "a link at the end", to: "a:")")
      label.numberOfLines = 1
      label.frame = CGRect(x: 0, y: 0, width: 80, height: 100)
      label.layoutIfNeeded()
      #expect(label.accessibilityElements?.count == 1)
      #expect(label.regions[0].canBecomeFocused == false)
    }

    private func laidOut(_ text: LinkedText) -> LinkLabel {
      let label = LinkLabel(text)
      label.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
      label.layoutIfNeeded()
      return label
    }
  }
#endif
