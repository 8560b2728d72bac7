#if os(macOS)
  import AppKit
  import LinkText
  import SwiftUI

  /// A label of AppKit's frontend in SwiftUI.
  struct LabelHost: NSViewRepresentable {
    let text: LinkedText
    let styles: LinkStyleSheet
    let options: LinkLayoutOptions
    let isEnabled: Bool
    let onActivate: @MainActor (TextLink) -> Void

    func makeNSView(context: Context) -> LinkLabel { LinkLabel(text, styles: styles, options: options) }

    /// Sets each member only if it has changed, so that the label redraws only then.
    func updateNSView(_ label: LinkLabel, context: Context) {
      label.text = text
      label.styles = styles
      label.options = options
      label.isEnabled = isEnabled
      label.onActivate = onActivate
    }

    func sizeThatFits(_ proposal: ProposedViewSize, nsView label: LinkLabel, context: Context) -> CGSize? {
      label.size(within: proposal.width.map { Double($0) })
    }
  }
#endif
