import LinkRouting
import SwiftUI
import WebViewing

/// Shows a presenter's page in its form: as a sheet, over the whole screen, as the next screen of a stack, or in a window.
struct PagePresentation: ViewModifier {
  let presenter: ViewPresenter

  func body(content: Content) -> some View {
    content
      .sheet(item: page(.sheet), onDismiss: uncovered) { sheet(of: $0) }
      .fullCover(item: page(.fullScreen), onDismiss: uncovered) { sheet(of: $0) }
      .navigationDestination(item: page(.push)) { page in
        if let viewer = page.viewer { WebViewerScreen(viewer, title: page.style.title).confirms(presenter) }
      }
      .pageWindow(shown(as: .window))
      .onChange(of: presenter.page?.viewer?.isClosed) {
        if presenter.page?.viewer?.isClosed == true { presenter.page = nil }
      }
  }

  /// The page while it is shown in a form; when it leaves the screen there, it is closed.
  private func page(_ form: ViewerPresentation) -> Binding<LinkedPage?> {
    let shown = shown(as: form)
    return Binding(
      get: { shown },
      set: { @MainActor [presenter] page in
        if page == nil, let shown, presenter.page == shown { presenter.page = nil }
      })
  }

  private func shown(as form: ViewerPresentation) -> LinkedPage? {
    presenter.page.flatMap { $0.style.presentation == form ? $0 : nil }
  }

  private func uncovered() { presenter.isCovered = presenter.page?.covers ?? false }

  private func sheet(of page: LinkedPage) -> some View {
    Group {
      switch page.content {
      case .viewer(let viewer):
        NavigationStack {
          WebViewerScreen(viewer, title: page.style.title) { [presenter] in presenter.page = nil }
        }
        .sheetSize()
        .confirms(presenter)
      case .browser(let url): BrowserSheet(url: url)
      }
    }
    .modifier(LinkConfirmationAlert(presenter: presenter, place: .page))
  }
}

extension View {
  /// Lets the popups of the page in this view show a presenter's confirmations.
  fileprivate func confirms(_ presenter: ViewPresenter) -> some View {
    environment(\.isPageCovered, presenter.isConfirming).environment(\.linkConfirmations, presenter)
  }
}
