public import LinkText
public import SwiftUI

/// A text with links, as SwiftUI's own `Text`: it honours font, line limit, tint, Dynamic Type and `\.openURL`.
///
/// A link goes to the label's closure if it has one; else to the router of `linkRouter(_:handlers:onEvent:onRefusal:)`; else its
/// address goes to `\.openURL`. The closure and the router get the link itself, so they can distinguish two links to one
/// address, and links with a target that is not a URL.
///
/// ```swift
/// LinkedTextLabel("I agree to the \(link: "Terms", to: "terms:") and the \(link: "Privacy Policy", to: "privacy:").")
///   .font(.footnote)
///   .linkRouter(router)
/// ```
///
/// `Text` does not report presses and pointers, so the styles of the states pressed, hovered and focused have no effect here.
public struct LinkedTextLabel: View {
  private let text: LinkedText
  private let styles: LinkStyleSheet
  private let visited: Set<LinkTarget>
  private let disabled: Set<TextLink.ID>
  private let onActivate: (@MainActor (TextLink) -> Void)?

  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.font) private var font
  @Environment(\.openURL) private var openURL
  @Environment(\.linkFollowing) private var following

  /// A label with a text.
  ///
  /// - Parameters:
  ///   - text: The text and its links.
  ///   - styles: How they look; by default links have the view's tint.
  ///   - visited: Targets that have been followed; links to them look visited.
  ///   - disabled: Links that cannot be followed now.
  ///   - onActivate: Takes each link that is followed; nil leaves it to the router or to `\.openURL`.
  public init(
    _ text: LinkedText, styles: LinkStyleSheet = .tinted, visited: Set<LinkTarget> = [],
    disabled: Set<TextLink.ID> = [], onActivate: (@MainActor (TextLink) -> Void)? = nil
  ) {
    self.text = text
    self.styles = styles
    self.visited = visited
    self.disabled = disabled
    self.onActivate = onActivate
  }

  public var body: some View {
    let urls = LinkURLs(text)
    let handOver = LinkHandOver(onActivate: onActivate, following: following, openURL: openURL)
    let look = EnvironmentAppearance(
      isDark: colorScheme == .dark, isHighContrast: contrast == .increased, font: font ?? .body)
    Text(look.attributed(text, styles: styles, urls: urls, state: state))
      .environment(
        \.openURL,
        OpenURLAction { url in
          guard let link = urls.link(for: url) else { return .discarded }
          handOver(link)
          return .handled
        })
  }

  private func state(of link: TextLink) -> LinkState {
    var state: LinkState = []
    if visited.contains(link.target) { state.insert(.visited) }
    if disabled.contains(link.id) { state.insert(.disabled) }
    return state
  }
}

extension LinkStyleSheet {
  /// Links in the colour of the layoutContext' tint, without a line; what states paint is left to the system.
  public static let tinted = LinkStyleSheet(
    link: LinkStyle(), hovered: LinkStateStyle(), pressed: LinkStateStyle(), disabled: LinkStateStyle())
}
