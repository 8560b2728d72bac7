import LinkText
import SwiftUI
import WebViewing

/// A page's window over the page: its title, its address and a close button above its content.
struct PopupOverlay: View {
  let popup: Popup
  let isUppermost: Bool

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        PageTitle(popup.viewer).frame(maxWidth: .infinity, alignment: .leading).padding(.leading, 12)
        CloseButton(takesEscape: isUppermost) { popup.close() }
      }
      .background(.bar)
      Divider()
      ViewerContent(viewer: popup.viewer)
    }
    .background(.background)
    .clipShape(RoundedRectangle(cornerRadius: 12))
    .shadow(radius: 12)
    .padding(12)
    .accessibilityElement(children: .contain)
    // A screen reader stays in what lies uppermost, and its own gesture for going back closes it.
    .accessibilityAddTraits(.isModal)
    .accessibilityAction(.escape) { popup.close() }
  }
}

/// A button that closes its window.
struct CloseButton: View {
  /// Whether Escape presses it: what lies uppermost goes first.
  let takesEscape: Bool
  let close: @MainActor () -> Void

  var body: some View {
    Button(action: close) {
      Image(systemName: "xmark")
        .frame(minWidth: Self.leastTarget, minHeight: Self.leastTarget)
        .contentShape(Rectangle())
    }
    .buttonStyle(.borderless)
    .keyboardShortcut(takesEscape ? KeyboardShortcut(.escape, modifiers: []) : nil)
    .accessibilityLabel(UserText.label("viewer.close"))
  }

  /// What a finger hits without aiming, in points.
  static let leastTarget = 44.0
}
