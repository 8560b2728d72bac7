import Foundation
import LinkRouting
import LinkText
import PageServer
import WebAddress

/// The consent sentence, and where its links lead: data, in one place.
@MainActor
enum Consent {
  static let sentence: LinkedText = """
    By creating an account, you agree to our \
    \(link: "Terms & Conditions", to: "terms://termsAndConditions") and you acknowledge that you have read our \
    \(link: "Privacy Policy", to: "privacy://privacyPolicy").
    """

  static let styles = LinkStyleSheet(
    link: LinkStyle(color: TextColor(light: 0x9A3412, dark: 0xFDBA74), isUnderlined: true, weight: .semibold),
    hovered: LinkStateStyle(isUnderlined: false),
    pressed: LinkStateStyle(background: TextColor(light: 0x9A3412, dark: 0xFDBA74, alpha: 0.2)))

  static func router(_ server: PageServer, isOnline: Bool) throws -> LinkRouter {
    try LinkRouter([
      Route(
        "terms:",
        to: .page(isOnline ? WebURL("https://policies.google.com/terms?hl=en")! : page("/terms", server))),
      Route(
        "privacy:",
        to: .page(
          isOnline ? WebURL("https://policies.google.com/privacy?hl=en")! : page("/privacy", server))),
    ])
  }

  private static func page(_ path: String, _ server: PageServer) -> WebURL {
    WebURL(server.url(path).absoluteString)!
  }
}
