import SwiftUI
import WebPolicy
import WebViewing

/// The page of a viewer, or the failure in its place; progress, the page's windows and what it asks over it.
struct ViewerContent: View {
  let viewer: WebViewer
  /// Leaves the screen of a page that failed; nil where the user leaves it by other means.
  var onLeave: (@MainActor () -> Void)?
  @Environment(\.pageEventListeners) private var listeners

  var body: some View {
    let failure = viewer.failure
    let overlays = viewer.overlays
    ZStack(alignment: .top) {
      PageView(viewer: viewer, listeners: listeners)
        .opacity(failure == nil ? 1 : 0)
        .accessibilityHidden(failure != nil)
      if let failure { FailureView(viewer: viewer, failure: failure, onLeave: onLeave) }
      if viewer.isLoading { PageProgress(viewer) }
      ForEach(overlays) { PopupOverlay(popup: $0, isUppermost: $0 === overlays.last) }
    }
    .modifier(PopupWindows(viewer: viewer, shownBefore: []))
  }
}

extension WebViewer {
  /// The windows that lie over the page, the uppermost last.
  var overlays: [Popup] { presentedPopups.filter { $0.presentation == .overlay } }
}
