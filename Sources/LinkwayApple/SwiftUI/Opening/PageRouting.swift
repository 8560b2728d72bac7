import SwiftUI
import WebAddress
import WebViewing

/// Takes the links that pages in a view route.
struct PageRouting: Sendable {
  let take: @MainActor @Sendable (WebURL) -> Void
}

private struct PageRoutingKey: EnvironmentKey {
  static let defaultValue: PageRouting? = nil
}

extension EnvironmentValues {
  var pageRouting: PageRouting? {
    get { self[PageRoutingKey.self] }
    set { self[PageRoutingKey.self] = newValue }
  }
}

extension View {
  /// Gives the links that a viewer's pages route to the router around, or without one to `\.openURL`.
  func handsLinksOff(_ viewer: WebViewer?) -> some View { modifier(RoutingModifier(viewer: viewer)) }
}

private struct RoutingModifier: ViewModifier {
  let viewer: WebViewer?
  @Environment(\.pageRouting) private var route
  @Environment(\.openURL) private var openURL

  func body(content: Content) -> some View {
    content.onChange(of: viewer.map { ObjectIdentifier($0) }, initial: true) {
      viewer?.onRoute = { [route, openURL] url, _ in
        if let route {
          route.take(url)
        } else if let address = URL(string: url.href) {
          openURL(address)
        }
      }
    }
  }
}
