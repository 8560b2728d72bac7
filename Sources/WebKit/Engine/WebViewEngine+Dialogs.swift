internal import CWebKitGTK
internal import GLib

extension WebViewEngine {
  /// A dialog without an answer would block a page's scripts permanently.
  ///
  /// Therefore every dialog is answered: by the delegate, by its default, or when the view loads something else, is stopped or is
  /// released.
  func connectDialogs() {
    connectDeciding("script-dialog") { [unowned self] owner, arguments in
      guard let pointer = arguments.boxed(1).map({ OpaquePointer($0) }) else { return false }
      let type = webkit_script_dialog_get_dialog_type(pointer)
      guard type != WEBKIT_SCRIPT_DIALOG_BEFORE_UNLOAD_CONFIRM else {
        // Apple's API has no question for it either.
        webkit_script_dialog_confirm_set_confirmed(pointer, 1)
        return true
      }
      // Not taken over, the engine closes it when this returns.
      guard let delegate = owner.uiDelegate else { return true }
      let message = webkit_script_dialog_get_message(pointer).map { String(cString: $0) } ?? ""
      let proposal =
        type == WEBKIT_SCRIPT_DIALOG_PROMPT
        ? webkit_script_dialog_prompt_get_default_text(pointer).map { String(cString: $0) } : nil
      let dialog = OpenDialog(pointer)
      let id = ObjectIdentifier(dialog)
      openDialogs[id] = dialog
      dialog.task = Task { [weak self, weak dialog] in
        let frame = WKFrameInfo(kind: .unknown)
        switch type {
        case WEBKIT_SCRIPT_DIALOG_CONFIRM:
          let isConfirmed = await delegate.webView(
            owner, runJavaScriptConfirmPanelWithMessage: message, initiatedByFrame: frame)
          dialog?.close(confirmed: isConfirmed)
        case WEBKIT_SCRIPT_DIALOG_PROMPT:
          let text = await delegate.webView(
            owner, runJavaScriptTextInputPanelWithPrompt: message, defaultText: proposal,
            initiatedByFrame: frame)
          dialog?.close(text: text)
        default:
          await delegate.webView(
            owner, runJavaScriptAlertPanelWithMessage: message, initiatedByFrame: frame)
          dialog?.close()
        }
        self?.openDialogs[id] = nil
      }
      return true
    }
  }

  func closeDialogs() {
    for dialog in openDialogs.values { dialog.close() }
    openDialogs = [:]
  }
}
