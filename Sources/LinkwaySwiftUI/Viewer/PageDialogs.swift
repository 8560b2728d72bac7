import SwiftUI
import WebViewing

/// Shows what a page says and asks, one dialog after the other, as alerts that name the speaker.
struct PageDialogs: ViewModifier {
  let viewer: WebViewer
  /// The dialog on the screen; it may have been answered already while its alert goes away.
  @State private var shown: PageDialog?
  @State private var text = ""

  func body(content: Content) -> some View {
    content
      .alert(shown?.speaker.text ?? "", isPresented: isPresented, presenting: shown) { dialog in
        DialogButtons(dialog: dialog, text: $text)
      } message: { dialog in
        Text(verbatim: dialog.message)
      }
      .onChange(of: viewer.dialog?.id, initial: true) { update() }
      // The next one waits until the alert before it has gone.
      .onChange(of: shown == nil) { Task { update() } }
  }

  private var isPresented: Binding<Bool> {
    let (own, asked) = ($shown, shown)
    return Binding(
      get: { @MainActor in own.wrappedValue != nil },
      set: { @MainActor isShown in
        guard !isShown else { return }
        own.wrappedValue = nil
        // A button that was pressed answers first, whether its action runs before or after this.
        Task { asked?.answer(.dismissed) }
      })
  }

  private func update() {
    if let dialog = shown {
      // The page went away, or answered by itself.
      if !dialog.isOpen { shown = nil }
    } else if let next = viewer.dialog {
      if case .prompt(_, let suggestion) = next.kind { text = suggestion }
      shown = next
    }
  }
}

/// The answers to a dialog.
private struct DialogButtons: View {
  let dialog: PageDialog
  @Binding var text: String

  var body: some View {
    switch dialog.kind {
    case .alert:
      Button(FrontWords.ok) { dialog.answer(.confirmed) }
    case .confirm:
      Button(FrontWords.cancel, role: .cancel) { dialog.answer(.dismissed) }
      Button(FrontWords.ok) { dialog.answer(.confirmed) }
    case .prompt:
      TextField(FrontWords.answer, text: $text)
      Button(FrontWords.cancel, role: .cancel) { dialog.answer(.dismissed) }
      Button(FrontWords.ok) { dialog.answer(.text(text)) }
    }
    if dialog.canSuppress {
      Button(FrontWords.silence, role: .destructive) { dialog.answer(.dismissed, suppressing: true) }
    }
  }
}

extension PageDialog {
  /// The page's words, of which nobody reads more.
  fileprivate var message: String {
    let words =
      switch kind {
      case .alert(let words), .confirm(let words), .prompt(let words, _): words
      }
    return words.count > 1000 ? words.prefix(1000) + "…" : words
  }
}
