import LinkRouting
public import SwiftUI
import WebPolicy
import WebViewing

/// Shows a page's windows as sheets, one over the other, or over the whole screen.
///
/// Each sheet keeps its own window until that is closed. A window that closes therefore removes its own sheet and no other, in
/// any order.
///
/// Messages and questions of the page appear on the uppermost one.
struct PopupWindows: ViewModifier {
  let viewer: WebViewer
  /// The windows that the sheets below this one show.
  let shownBefore: [Popup.ID]
  @State private var shown: Popup?
  /// Whether a sheet lies over this one, from its coming until it has left the screen.
  @State private var isCovered = false
  @Environment(\.popupForm) private var form
  @Environment(\.isPageCovered) private var isPageCovered
  @Environment(\.linkConfirmations) private var confirmations

  func body(content: Content) -> some View {
    content
      .modifier(PageDialogs(viewer: viewer, isCovered: isCovered || isPageCovered))
      .environment(\.isPageCovered, isCovered || isPageCovered)
      .sheet(item: presented(.sheet), onDismiss: uncovered) { window(of: $0) }
      .fullCover(item: presented(.fullScreen), onDismiss: uncovered) { window(of: $0) }
      .onChange(of: viewer.presentedPopups.map(\.id), initial: true) { update() }
      .onChange(of: isPageCovered) { update() }
      .onChange(of: shown?.id) { old, new in
        confirmations?.popups.removeAll { $0 == old }
        if let new { confirmations?.popups.append(new) }
      }
  }

  @ViewBuilder
  private func window(of popup: Popup) -> some View {
    let window = screen(of: popup)
    if let confirmations {
      window.modifier(LinkConfirmationAlert(presenter: confirmations, place: .popup(popup.id)))
    } else {
      window
    }
  }

  private func screen(of popup: Popup) -> some View {
    NavigationStack {
      WebViewerScreen(popup.viewer) { popup.close() }
    }
    .sheetSize()
    .modifier(PopupWindows(viewer: viewer, shownBefore: shownBefore + [popup.id]))
  }

  /// The window in its form; when the user dismisses its sheet, the window closes.
  private func presented(_ wanted: PopupForm) -> Binding<Popup?> {
    let own = $shown
    let isWanted =
      form == wanted
      || (wanted == .sheet && form == .fullScreen && !LinkedPage.presentations.contains(.fullScreen))
    return Binding(
      get: { @MainActor in isWanted ? own.wrappedValue : nil },
      set: { @MainActor popup in
        guard isWanted, popup == nil else { return }
        own.wrappedValue?.close()
        own.wrappedValue = nil
      })
  }

  private func update() {
    if let popup = shown {
      if popup.isClosed { shown = nil }
    } else {
      showNext()
    }
  }

  private func uncovered() {
    isCovered = false
    showNext()
  }

  private func showNext() {
    guard shown == nil, !isCovered, !isPageCovered, form != .none else { return }
    shown = viewer.presentedPopups.first { $0.presentation == .window && !shownBefore.contains($0.id) }
    isCovered = shown != nil
  }
}

private struct PageCoveredKey: EnvironmentKey {
  static let defaultValue = false
}

/// The form in which windows of pages show that the policy gives a window of their own.
public enum PopupForm: Hashable, Sendable {
  /// As a sheet.
  case sheet
  /// Over the whole screen; on macOS, as a sheet.
  case fullScreen
  /// Not by the viewer's view: the app shows them, such as in scenes of its own, from `WebViewer.popups`.
  case none
}

private struct PopupFormKey: EnvironmentKey {
  static let defaultValue = PopupForm.sheet
}

extension EnvironmentValues {
  /// Whether a sheet lies over a page.
  var isPageCovered: Bool {
    get { self[PageCoveredKey.self] }
    set { self[PageCoveredKey.self] = newValue }
  }

  var popupForm: PopupForm {
    get { self[PopupFormKey.self] }
    set { self[PopupFormKey.self] = newValue }
  }
}

extension View {
  /// Sets the form in which the viewers in this view show windows that the policy presents as `window`.
  ///
  /// Windows that the policy presents as `overlay` always cover the page.
  public func popupPresentation(_ form: PopupForm) -> some View { environment(\.popupForm, form) }
}
