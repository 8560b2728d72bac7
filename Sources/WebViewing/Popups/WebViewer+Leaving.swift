import WebPolicy

extension WebViewer {
  /// Takes away what lies uppermost over the page, as the Escape key does: a dialog is dismissed, else the last window that
  /// is an overlay is closed.
  ///
  /// False where nothing lies over the page.
  @discardableResult
  public func dismissTopmost() -> Bool {
    if let overlay = lastOverlay {
      if overlay.viewer.dismissTopmost() { return true }
      if dialog == nil {
        overlay.close()
        return true
      }
    }
    guard let dialog else { return false }
    dialog.answer(.dismissed)
    return true
  }

  /// Goes one page back in what lies uppermost, as a system's key or gesture for it does.
  ///
  /// A dialog is dismissed; a window that is an overlay and has no earlier page is closed. False where there is nothing to go
  /// back from.
  @discardableResult
  public func goBackOrDismiss() -> Bool {
    if let overlay = lastOverlay, dialog == nil, overlay.viewer.dialog == nil {
      guard overlay.viewer.canGoBack else {
        overlay.close()
        return true
      }
      overlay.viewer.goBack()
      return true
    }
    if dismissTopmost() { return true }
    guard canGoBack else { return false }
    goBack()
    return true
  }

  private var lastOverlay: Popup? { presentedPopups.last { $0.presentation == .overlay } }
}
