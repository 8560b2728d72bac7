#if canImport(UIKit)
  import LinkText
  import SwiftUI
  import UIKit

  /// A label of UIKit's frontend in SwiftUI.
  struct LabelHost: UIViewRepresentable {
    let text: LinkedText
    let styles: LinkStyleSheet
    let options: LinkLayoutOptions
    let isEnabled: Bool
    let onActivate: @MainActor (TextLink) -> Void

    func makeUIView(context: Context) -> LinkLabel { LinkLabel(text, styles: styles, options: options) }

    /// Sets each member only if it has changed, so that the label redraws only then.
    func updateUIView(_ label: LinkLabel, context: Context) {
      label.text = text
      label.styles = styles
      label.options = options
      label.isEnabled = isEnabled
      label.onActivate = onActivate
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView label: LinkLabel, context: Context) -> CGSize? {
      label.sizeThatFits(CGSize(width: Double(proposal.width ?? 0), height: 0))
    }
  }
#endif
