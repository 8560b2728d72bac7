#if canImport(UIKit)
  import Foundation
  import LinkText
  import UIKit

  // The text that UIKit shows: looks, and an item for each link.
  extension LinkTextView {
    func textChanged() {
      disabledLinks = []
      rebuild()
    }

    func selectionChanged() {
      textDragInteraction?.isEnabled = allowsSelection
      // A text to agree to is not to be rewritten.
      if #available(iOS 18, visionOS 2.4, *) { writingToolsBehavior = allowsSelection ? .default : .none }
      if !allowsSelection { selectedTextRange = nil }
    }

    /// Makes the text with its looks and links anew.
    func rebuild() {
      hitLayout = nil
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let insets = options.insets
      textContainerInset = UIEdgeInsets(
        top: insets.top, left: isRightToLeft ? insets.end : insets.start, bottom: insets.bottom,
        right: isRightToLeft ? insets.start : insets.end)
      let look = TextAppearance(
        font: baseFont, color: baseColor, traits: traitCollection, isRightToLeft: isRightToLeft)
      let links = linkedText.links
      let runs = linkedText.runs(styles) { id in
        var state: LinkState = visitedTargets.contains(links[id].target) ? .visited : []
        if disabledLinks.contains(id) { state.insert(.disabled) }
        return state
      }
      let text = look.attributedText(linkedText, runs: runs, options: options)
      for run in runs {
        guard let ground = run.style.background else { continue }
        text.addAttribute(
          .backgroundColor, value: UIColor(ground), range: linkedText.text.units(utf8: run.utf8Range))
      }
      for link in links where !disabledLinks.contains(link.id) {
        let range = NSRange(link.range, in: linkedText.text)
        // A URL is told to VoiceOver and to drags; any other target is an item with a name.
        if !link.target.hasValue, let url = URL(string: link.target.text), url.scheme != nil {
          text.addAttribute(.link, value: url, range: range)
        } else {
          text.addAttribute(.textItemTag, value: "\(link.id)", range: range)
        }
      }
      attributedText = text
      invalidateIntrinsicContentSize()
    }

    /// The link that an item of the text is.
    func link(in range: NSRange) -> TextLink? {
      linkedText.links.first { NSRange($0.range, in: linkedText.text).intersection(range)?.length ?? 0 > 0 }
    }

    /// The links' rectangles, read off the layout that UIKit draws.
    func readLayout() -> LinkLayout {
      guard let manager = textLayoutManager, let content = manager.textContentManager else { return .empty }
      let reader = TextKitReader(
        manager: manager, content: content,
        origin: CGPoint(x: textContainerInset.left, y: textContainerInset.top))
      let text = linkedText.text
      let ranges = linkedText.links.map { NSRange($0.range, in: text) }
      var fragments: [LinkLayout.Fragment] = []
      for (number, line) in reader.lines(of: text).enumerated() {
        for (link, range) in ranges.enumerated() {
          fragments += reader.rects(of: range, on: line).map {
            LinkLayout.Fragment(link: link, line: number, rect: $0)
          }
        }
      }
      return LinkLayout(size: bounds.size, fragments: fragments)
    }
  }
#endif
