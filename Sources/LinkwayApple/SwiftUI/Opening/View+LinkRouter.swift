public import LinkOpening
public import LinkRouting
import LinkText
public import SwiftUI
import WebAddress

extension View {
  /// Follows the links in this view by a router, and shows the result: a viewer, another program, a confirmation.
  ///
  /// It follows links of ``LinkedTextLabel``, ``LinkLabelView``, `Text` and `Link`. A route with the presentation `push` needs
  /// the modifier inside a `NavigationStack`.
  ///
  /// - Parameters:
  ///   - router: Where links lead.
  ///   - handlers: The app's own code by the names in the routes.
  ///   - onEvent: Called for an event that a route names.
  ///   - onRefusal: Called for a link that is not opened; without it the reason is written to standard error.
  public func linkRouter(
    _ router: LinkRouter, handlers: ActionHandlers = ActionHandlers(),
    onEvent: (@MainActor (LinkAction) -> Void)? = nil,
    onRefusal: (@MainActor (RefusalReason) -> Void)? = nil
  ) -> some View {
    modifier(AppNavigation(router: router, handlers: handlers, onEvent: onEvent, onRefusal: onRefusal))
  }

  /// Follows the links in this view by an opener, and shows its page and its confirmation.
  ///
  /// An opener made by `LinkOpener(_:)` shows both here and has one such view; one made over a view controller or a window
  /// shows them there.
  public func linkOpener(_ opener: LinkOpener) -> some View { modifier(LinkNavigation(opener: opener)) }
}

/// Links that are followed by an opener of the modifier's own.
private struct AppNavigation: ViewModifier {
  let router: LinkRouter
  let handlers: ActionHandlers
  let onEvent: (@MainActor (LinkAction) -> Void)?
  let onRefusal: (@MainActor (RefusalReason) -> Void)?
  @State private var opener: LinkOpener

  init(
    router: LinkRouter, handlers: ActionHandlers, onEvent: (@MainActor (LinkAction) -> Void)?,
    onRefusal: (@MainActor (RefusalReason) -> Void)?
  ) {
    (self.router, self.handlers, self.onEvent, self.onRefusal) = (router, handlers, onEvent, onRefusal)
    _opener = State(wrappedValue: LinkOpener(router))
  }

  func body(content: Content) -> some View {
    // The newest closures: they may have captured values that have changed since.
    let _ = (opener.router, opener.handlers) = (router, handlers)
    let _ = (opener.onEvent, opener.onRefusal) = (onEvent, onRefusal)
    content.linkOpener(opener)
  }
}

/// The environment of links, the page and the confirmation of an opener.
private struct LinkNavigation: ViewModifier {
  let opener: LinkOpener
  @Environment(\.openURL) private var openURL

  func body(content: Content) -> some View {
    presented(content)
      .environment(\.linkFollowing, LinkFollowing { [opener] in opener.open($0) })
      .environment(
        \.openURL,
        OpenURLAction { [opener] url in
          opener.open(LinkTarget(url.absoluteString), from: .text)
          return .handled
        }
      )
      .environment(
        \.pageRouting, PageRouting { [opener] in opener.open(LinkTarget($0.href), from: .page) })
  }

  @ViewBuilder
  private func presented(_ content: Content) -> some View {
    if let presenter = opener.presenter as? ViewPresenter {
      content
        .modifier(PagePresentation(presenter: presenter))
        .modifier(LinkConfirmationAlert(presenter: presenter, place: .links))
        .onAppear { presenter.openURL = openURL }
        .onDisappear { presenter.cancelConfirmation() }
    } else {
      content
    }
  }
}
