import LinkText
import SwiftUI

/// What follows the links of the labels in a view.
struct LinkFollowing: Sendable {
  let follow: @MainActor @Sendable (TextLink) -> Void

  @MainActor func callAsFunction(_ link: TextLink) { follow(link) }
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
