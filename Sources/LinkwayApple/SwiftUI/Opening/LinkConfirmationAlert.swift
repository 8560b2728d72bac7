import LinkRouting
import LinkSafety
import SwiftUI
import WebViewing

/// Where a question about a link can be asked: on the view around the links, on the page that covers it, or on a window of the
/// page's that covers that.
enum QuestionPlace: Equatable {
  case links
  case page
  case window(Popup.ID)
}

private struct LinkConfirmationsKey: EnvironmentKey {
  static let defaultValue: LinkNavigator? = nil
}

extension EnvironmentValues {
  /// Whose questions are asked on the windows of the pages in a view.
  var linkQuestions: LinkNavigator? {
    get { self[LinkConfirmationsKey.self] }
    set { self[LinkConfirmationsKey.self] = newValue }
  }
}

/// Asks a person whether a link is to be opened: the true host in the title, and what was found about the link.
///
/// A view that something covers shows no alert, so what covers it has one of its own. Of two alerts at once the second would
/// be lost, so a question waits for what the page asks, and the page's next dialog for the question.
struct LinkConfirmationAlert: ViewModifier {
  let navigator: LinkNavigator
  /// What it stands on.
  let place: QuestionPlace

  func body(content: Content) -> some View {
    let asked = navigator.questionPlace == place && !waits ? navigator.question : nil
    content
      .alert(asked?.heading ?? "", isPresented: isPresented(asked), presenting: asked) { question in
        Button(FrontendStrings.cancel, role: .cancel) { navigator.answer(question, false) }
        Button(FrontendStrings.open, role: question.findings.isEmpty ? nil : .destructive) {
          navigator.answer(question, true)
        }
      } message: { question in
        Text(verbatim: Self.words(of: question))
      }
      .onChange(of: asked == nil) {
        navigator.isAsking = asked != nil
        // The next question waits until this one has left the screen.
        Task { navigator.askNext() }
      }
  }

  private var waits: Bool {
    guard !navigator.isAsking, let page = navigator.page, page.form != .window, let viewer = page.viewer
    else {
      return false
    }
    return viewer.dialog != nil || viewer.popups.contains { $0.viewer.dialog != nil }
  }

  private func isPresented(_ asked: LinkConfirmationRequest?) -> Binding<Bool> {
    Binding(
      get: { asked != nil },
      set: { @MainActor [navigator] isShown in
        guard !isShown, let asked else { return }
        // A button that was pressed answers first, whether its action runs before or after this.
        Task { navigator.answer(asked, false) }
      })
  }

  /// What the person reads below the heading; the address keeps its order whatever script it is in.
  static func words(of question: LinkConfirmationRequest) -> String {
    let address = question.address.count > 160 ? question.address.prefix(160) + "…" : question.address
    var lines = ["\(FrontendStrings.questionIntro) \u{2066}\(address)\u{2069}"]
    lines += question.findings.map { "• \($0.explanation)" }
    if !question.message.isEmpty { lines.append(question.message) }
    return lines.joined(separator: "\n")
  }
}
