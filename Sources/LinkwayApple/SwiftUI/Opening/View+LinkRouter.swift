public import LinkRouting
import LinkText
public import SwiftUI
import WebAddress

extension View {
  /// Lets a router say where links in this view lead, and shows what it says: a viewer, the system, a question.
  ///
  /// It takes links of ``LinkedTextLabel``, of `Text` and of `Link`. A route with the presentation `push` needs the modifier
  /// inside a `NavigationStack`.
  ///
  /// - Parameters:
  ///   - router: Says where links lead.
  ///   - handlers: The app's own code by the names that routes give it.
  ///   - onEvent: Called for an event that a route tells of.
  ///   - onRefusal: Called for a link that leads nowhere; without it the reason goes to standard error.
  public func linkRouter(
    _ router: LinkRouter, handlers: ActionHandlers = ActionHandlers(),
    onEvent: (@MainActor (RoutedAction) -> Void)? = nil,
    onRefusal: (@MainActor (RefusalReason) -> Void)? = nil
  ) -> some View {
    modifier(AppNavigation(router: router, handlers: handlers, onEvent: onEvent, onRefusal: onRefusal))
  }

  /// Lets a navigator follow the links in this view, and shows its page and its question.
  ///
  /// A navigator has one such view.
  public func linkNavigator(_ navigator: LinkNavigator) -> some View {
    modifier(LinkNavigation(navigator: navigator))
  }
}

/// Navigation by a navigator that the modifier makes itself.
private struct AppNavigation: ViewModifier {
  let router: LinkRouter
  let handlers: ActionHandlers
  let onEvent: (@MainActor (RoutedAction) -> Void)?
  let onRefusal: (@MainActor (RefusalReason) -> Void)?
  @State private var navigator: LinkNavigator

  init(
    router: LinkRouter, handlers: ActionHandlers, onEvent: (@MainActor (RoutedAction) -> Void)?,
    onRefusal: (@MainActor (RefusalReason) -> Void)?
  ) {
    (self.router, self.handlers, self.onEvent, self.onRefusal) = (router, handlers, onEvent, onRefusal)
    _navigator = State(wrappedValue: LinkNavigator(router))
  }

  func body(content: Content) -> some View {
    let follower = navigator.follower
    // The newest closures: they may have caught values that have changed since.
    let _ = (follower.router, follower.handlers) = (router, handlers)
    let _ = (follower.onEvent, follower.onRefusal) = (onEvent, onRefusal)
    content.linkNavigator(navigator)
  }
}

/// The environment of links, the page and the question of a navigator.
private struct LinkNavigation: ViewModifier {
  @Bindable var navigator: LinkNavigator
  @Environment(\.openURL) private var system

  func body(content: Content) -> some View {
    content
      .environment(\.linkFollowing, LinkFollowing { [navigator] in navigator.open($0) })
      .environment(
        \.openURL,
        OpenURLAction { [navigator] url in
          navigator.open(LinkTarget(url.absoluteString), from: .text)
          return .handled
        }
      )
      .environment(
        \.pageRouting, PageRouting { [navigator] in navigator.open(LinkTarget($0.href), from: .page) }
      )
      .modifier(PagePresentation(navigator: navigator))
      .modifier(LinkConfirmationAlert(navigator: navigator, place: .links))
      .onAppear { navigator.system = system }
      .onDisappear { navigator.answerAll() }
  }
}
