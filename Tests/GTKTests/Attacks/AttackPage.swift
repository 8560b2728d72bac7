/// A page that tries to do what no page may, in the project's own words.
struct AttackPage: Sendable {
  /// What the page tries.
  enum Family: String, Sendable, CaseIterable {
    /// To show a page that no rule allows, or to have another program open one.
    case escape
    /// To speak to the app in another page's name.
    case forge
    /// To keep the app busy, or to fill its memory.
    case exhaust
    /// To look like another page.
    case spoof
    /// To read a file of this device.
    case read
    /// To end the app with its own process.
    case crash
  }

  let family: Family
  let name: String
  /// The body of the page; `OTHER` is a site that no rule allows, `FILE` a file that the app did not provide.
  let body: String

  /// A page of HTML.
  static func html(_ family: Family, _ name: String, _ body: String) -> AttackPage {
    AttackPage(family: family, name: name, body: body)
  }

  /// A page that runs a script once it is complete.
  static func script(_ family: Family, _ name: String, _ script: String) -> AttackPage {
    AttackPage(
      family: family, name: name,
      body: "<p id=p>page<script>onload = () => setTimeout(async () => { \(script) })</script>")
  }

  static let all = escapes + forgeries + exhaustions + spoofs + readings + crashes
}
