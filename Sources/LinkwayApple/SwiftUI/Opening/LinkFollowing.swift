import LinkText
import SwiftUI

/// What follows the links of the labels in a view.
struct LinkFollowing: Sendable {
  let follow: @MainActor @Sendable (TextLink) -> Void
}

private struct LinkFollowingKey: EnvironmentKey {
  static let defaultValue: LinkFollowing? = nil
}

extension EnvironmentValues {
  var linkFollowing: LinkFollowing? {
    get { self[LinkFollowingKey.self] }
    set { self[LinkFollowingKey.self] = newValue }
  }
}

/// Gives a link to whom it belongs: the label's own closure, the router around, or the system by its address.
@MainActor
struct LinkHandOver {
  let onActivate: (@MainActor (TextLink) -> Void)?
  let following: LinkFollowing?
  let openURL: OpenURLAction

  func callAsFunction(_ link: TextLink) {
    if let onActivate {
      onActivate(link)
    } else if let following {
      following.follow(link)
    } else if !link.target.hasValue, let url = URL(string: link.target.text) {
      openURL(url)
    }
  }
}
