import SwiftUI
import WebAddress
import WebViewing

/// Takes the links that pages in a view hand off.
struct PageHandOff: Sendable {
  let take: @MainActor @Sendable (WebURL) -> Void
}

private struct PageHandOffKey: EnvironmentKey {
  static let defaultValue: PageHandOff? = nil
}

extension EnvironmentValues {
  var pageHandOff: PageHandOff? {
    get { self[PageHandOffKey.self] }
    set { self[PageHandOffKey.self] = newValue }
  }
}

extension View {
  /// Gives the links that a viewer's pages hand off to the router around, or without one to `\.openURL`.
  func handsLinksOff(_ viewer: WebViewer?) -> some View { modifier(HandOffModifier(viewer: viewer)) }
}

private struct HandOffModifier: ViewModifier {
  let viewer: WebViewer?
  @Environment(\.pageHandOff) private var handOff
  @Environment(\.openURL) private var openURL

  func body(content: Content) -> some View {
    content.onChange(of: viewer.map { ObjectIdentifier($0) }, initial: true) {
      viewer?.onHandOff = { [handOff, openURL] url, _ in
        if let handOff {
          handOff.take(url)
        } else if let address = URL(string: url.href) {
          openURL(address)
        }
      }
    }
  }
}
