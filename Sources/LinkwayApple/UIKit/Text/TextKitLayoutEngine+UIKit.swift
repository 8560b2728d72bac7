#if canImport(UIKit)
  package import LinkText
  internal import UIKit

  /// Lays linked texts out with a label's font and traits, without drawing them.
  @MainActor
  package struct TextKitLayoutEngine: @MainActor LinkLayoutEngine {
    private let label: LinkLabel

    /// An engine with a label's font, direction and traits.
    package init(_ label: LinkLabel) { self.label = label }

    package func layout(
      _ text: LinkedText, styles: LinkStyleSheet, options: LinkLayoutOptions, width: Double?
    ) -> LinkLayout {
      let laidOut = TextKitText(text, styles: styles, options: options, look: label.look)
      laidOut.width = width
      return laidOut.linkLayout()
    }
  }
#endif
