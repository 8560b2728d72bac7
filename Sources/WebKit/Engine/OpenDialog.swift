internal import CWebKitGTK

/// A dialog that a page waits for: answered once, and closed at the latest when it is dropped.
@MainActor
final class OpenDialog {
  private let dialog: OpaquePointer
  private var isOpen = true
  /// What asks the delegate; a dialog that is closed from elsewhere ends it.
  var task: Task<Void, Never>?

  init(_ dialog: OpaquePointer) { self.dialog = webkit_script_dialog_ref(dialog)! }

  isolated deinit {
    close()
    webkit_script_dialog_unref(dialog)
  }

  /// Answers a question and closes the dialog.
  func close(confirmed: Bool) {
    if isOpen { webkit_script_dialog_confirm_set_confirmed(dialog, confirmed ? 1 : 0) }
    close()
  }

  /// Answers a request for text, nil for none, and closes the dialog.
  func close(text: String?) {
    if isOpen, let text { webkit_script_dialog_prompt_set_text(dialog, text) }
    close()
  }

  /// Closes the dialog without an answer; again does nothing.
  func close() {
    guard isOpen else { return }
    isOpen = false
    webkit_script_dialog_close(dialog)
    task?.cancel()
  }
}
