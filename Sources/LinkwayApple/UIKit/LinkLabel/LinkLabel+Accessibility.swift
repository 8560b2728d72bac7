#if canImport(UIKit)
  import Foundation
  import LinkText
  import UIKit

  // What assistive technology reads: the sentence whole, then each link that shows; and a rotor from link to link.
  extension LinkLabel {
    func placeAccessibilityElements() {
      isAccessibilityElement = false
      let sentence = sentence ?? SentenceElement(of: self)
      self.sentence = sentence
      sentence.accessibilityAttributedLabel = text.spoken
      sentence.accessibilityFrameInContainerSpace = bounds
      accessibilityElements = [sentence] + regions.filter { !$0.isHidden }
      let rotor = UIAccessibilityCustomRotor(systemType: .link) { [weak self] in self?.link(after: $0) }
      accessibilityCustomRotors = [rotor]
    }

    private func link(
      after predicate: UIAccessibilityCustomRotorSearchPredicate
    ) -> UIAccessibilityCustomRotorItemResult? {
      let shown = regions.filter { !$0.isHidden }
      let current = shown.firstIndex { $0 === predicate.currentItem.targetElement }
      let next: Int =
        switch predicate.searchDirection {
        case .previous: (current ?? shown.count) - 1
        case .next: (current ?? -1) + 1
        @unknown default: -1
        }
      guard shown.indices.contains(next) else { return nil }
      return UIAccessibilityCustomRotorItemResult(targetElement: shown[next], targetRange: nil)
    }
  }

  /// The whole sentence, as assistive technology reads it; where it has one link only, activating it follows that one.
  final class SentenceElement: UIAccessibilityElement {
    private weak var label: LinkLabel?

    init(of label: LinkLabel) {
      self.label = label
      super.init(accessibilityContainer: label)
      accessibilityTraits = .staticText
    }

    override func accessibilityActivate() -> Bool {
      guard let label, label.links.count == 1, let link = label.links.first, label.canFollow(link.id) else {
        return false
      }
      label.activate(link.id)
      return true
    }
  }

  extension LinkedText {
    /// The text with `link` on each link that is a URL, for what reads it aloud.
    var spoken: NSAttributedString {
      let spoken = NSMutableAttributedString(string: text)
      for link in links where !link.target.hasValue {
        guard let url = URL(string: link.target.text) else { continue }
        spoken.addAttribute(.link, value: url, range: NSRange(link.range, in: text))
      }
      return spoken
    }
  }
#endif
