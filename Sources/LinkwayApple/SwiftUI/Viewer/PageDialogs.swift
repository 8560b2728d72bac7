import LinkText
import SwiftUI
import UniformTypeIdentifiers
import WebViewing

/// Shows what a page says and asks, one dialog after the other: as alerts that name the speaker, and files by the system's
/// own chooser.
///
/// What a sheet covers can show no alert, so the sheet of a page's window shows the dialogs of the page below it, too.
struct PageDialogs: ViewModifier {
  let viewer: WebViewer
  /// Whether a sheet covers this view.
  let isCovered: Bool
  /// The dialog on the screen; it may have been answered already while its alert goes away.
  @State private var shown: PageDialog?
  @State private var entry = DialogEntry()
  @State private var borrowed = BorrowedFiles()

  func body(content: Content) -> some View {
    let wish = shown?.fileWish
    content
      .alert(
        shown?.speaker.text ?? "", isPresented: presented(shown != nil && wish == nil), presenting: shown
      ) { dialog in
        DialogButtons(dialog: dialog, entry: $entry)
      } message: { dialog in
        Text(verbatim: dialog.message)
      }
      .fileImporter(
        isPresented: presented(wish != nil), allowedContentTypes: wish?.types ?? [],
        allowsMultipleSelection: wish?.allowsSeveral ?? false, onCompletion: choose
      )
      .fileDialogMessage(shown.map { Text(verbatim: $0.speaker.text) })
      .onChange(of: viewer.dialog?.id, initial: true) { update() }
      .onChange(of: isCovered) { update() }
      // The next one waits until the one before it has gone.
      .onChange(of: shown == nil) { Task { update() } }
  }

  private func presented(_ isShown: Bool) -> Binding<Bool> {
    let (own, asked) = ($shown, shown)
    return Binding(
      get: { isShown },
      set: { @MainActor staysShown in
        guard !staysShown, isShown else { return }
        own.wrappedValue = nil
        // What was pressed or chosen answers first, whether it runs before or after this.
        Task { asked?.answer(.dismissed) }
      })
  }

  private func choose(_ result: Result<[URL], any Error>) {
    guard case .success(let files) = result else { return }
    borrowed.add(files)
    (shown ?? viewer.dialog)?.answer(.files(files))
  }

  private func update() {
    if let dialog = shown {
      // The page is gone, or another presenter answered.
      if !dialog.isOpen { shown = nil }
    } else if !isCovered, let next = viewer.dialog {
      entry = DialogEntry(for: next)
      shown = next
    }
  }
}

/// Files that the user has chosen; the page may read them as long as its view exists, because it can send them much later.
@MainActor
private final class BorrowedFiles {
  private var files: [URL] = []

  func add(_ chosen: [URL]) { files += chosen.filter { $0.startAccessingSecurityScopedResource() } }

  deinit { for file in files { file.stopAccessingSecurityScopedResource() } }
}

extension PageDialog {
  /// What a file picker allows; nil for what is no question for files.
  fileprivate var fileWish: FilePickerRequest? { if case .files(let wish) = kind { wish } else { nil } }

  /// The page's text, shortened, and what the user should know before answering.
  fileprivate var message: String {
    let words =
      switch kind {
      case .alert(let words), .confirm(let words), .prompt(let words, _): words
      case .files, .signIn, .devices: ""
      }
    let beginning = words.count > 1000 ? words.prefix(1000) + "…" : words
    return ([beginning] + notes.map(\.text)).filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

extension FilePickerRequest {
  /// What the user can choose; Apple's engine reports no types.
  fileprivate var types: [UTType] { allowsFolders ? [.item, .folder] : [.item] }
}
