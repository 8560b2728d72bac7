import LinkRouting
import SwiftUI
import WebViewing

/// Shows a navigator's page in its form: as a sheet, over the whole screen, as the next screen of a stack, or in a window.
struct PagePresentation: ViewModifier {
  let navigator: LinkNavigator

  func body(content: Content) -> some View {
    content
      .sheet(item: page(.sheet), onDismiss: uncovered) { sheet(of: $0) }
      .fullCover(item: page(.cover), onDismiss: uncovered) { sheet(of: $0) }
      .navigationDestination(item: page(.push)) { page in
        if let viewer = page.viewer {
          WebViewerScreen(viewer, title: page.style.title)
            .environment(\.isPageCovered, navigator.isAsking)
            .environment(\.linkQuestions, navigator)
        }
      }
      .pageWindow(shown(as: .window))
      .onChange(of: navigator.page?.viewer?.isClosed) {
        if navigator.page?.viewer?.isClosed == true { navigator.page = nil }
      }
  }

  /// The page while it is to be shown in a form; going away there, it is closed.
  private func page(_ form: LinkedPage.Form) -> Binding<LinkedPage?> {
    let shown = shown(as: form)
    return Binding(
      get: { shown },
      set: { @MainActor [navigator] page in
        if page == nil, let shown, navigator.page == shown { navigator.page = nil }
      })
  }

  private func shown(as form: LinkedPage.Form) -> LinkedPage? {
    navigator.page.flatMap { $0.form == form ? $0 : nil }
  }

  private func uncovered() { navigator.isCovered = navigator.page?.covers ?? false }

  private func sheet(of page: LinkedPage) -> some View {
    Group {
      switch page.content {
      case .viewer(let viewer):
        NavigationStack {
          WebViewerScreen(viewer, title: page.style.title) { [navigator] in navigator.page = nil }
        }
        .sheetSize()
        .environment(\.isPageCovered, navigator.isAsking)
        .environment(\.linkQuestions, navigator)
      case .browser(let url): BrowserSheet(url: url)
      }
    }
    .modifier(LinkConfirmationAlert(navigator: navigator, place: .page))
  }
}
