import LinkText
import LinkRouting
import SwiftUI
import WebViewing

private struct LinkConfirmationsKey: EnvironmentKey {
  static let defaultValue: ViewPresenter? = nil
}

extension EnvironmentValues {
  /// The presenter whose confirmations the popups of the pages in a view can show.
  var linkConfirmations: ViewPresenter? {
    get { self[LinkConfirmationsKey.self] }
    set { self[LinkConfirmationsKey.self] = newValue }
  }
}

/// Asks the user whether a link is opened: the true host in the title, and the findings about the link.
///
/// A view that something covers shows no alert, so each view that covers another has this modifier. SwiftUI loses the second of
/// two alerts, so a confirmation waits for the page's dialog, and the page's next dialog for the confirmation.
struct LinkConfirmationAlert: ViewModifier {
  let presenter: ViewPresenter
  /// The view that it modifies.
  let place: ConfirmationPlace

  func body(content: Content) -> some View {
    let asked = presenter.confirmationPlace == place && !waits ? presenter.request : nil
    content
      .alert(asked?.heading ?? "", isPresented: isPresented(asked), presenting: asked) { request in
        Button(UserText.label("dialog.cancel"), role: .cancel) { presenter.resolve(request, false) }
        Button(UserText.label("question.open"), role: request.isDoubtful ? .destructive : nil) {
          presenter.resolve(request, true)
        }
      } message: { request in
        Text(verbatim: request.alertText(UserText.label("question.intro")))
      }
      .onChange(of: asked == nil) { presenter.confirmationChanged(isShown: asked != nil) }
  }

  private var waits: Bool {
    guard !presenter.isConfirming, let page = presenter.page, page.style.presentation != .window else {
      return false
    }
    return page.viewer?.hasDialog ?? false
  }

  private func isPresented(_ asked: LinkConfirmationRequest?) -> Binding<Bool> {
    Binding(
      get: { asked != nil },
      set: { @MainActor [presenter] isShown in
        guard !isShown, let asked else { return }
        // A button that was pressed answers first, whether its action runs before or after this.
        Task { presenter.resolve(asked, false) }
      })
  }
}
