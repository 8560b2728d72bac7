/// Why a policy decided as it did.
public enum VerdictReason: Hashable, Sendable {
  /// A rule speaks of the address.
  case rule
  /// No rule speaks of the address, and it is denied or routed for that.
  case noRule
  /// No rule speaks of the address, and it is allowed for that.
  case noRuleAgainst
  /// The rule for the window that shows it lists the address.
  case windowSite
  /// An empty document, or one that its own page wrote.
  case ownDocument
  /// The rules for frames allow it, those for the page do not, and the engine does not say which it is for: it is
  /// decided on once more when the answer's head has come.
  case frameUndecided
  /// The scheme would run a script, read a local file, or show a page without an origin.
  case unsafeScheme(String)
  /// The scheme is not among those that a page may open.
  case schemeNotListed(String)
  /// The scheme belongs to other programs, and the user followed the link.
  case externalScheme(String)
  /// A page tried to leave the web view without anybody having asked for it.
  case noUserGesture(String)
  /// A frame inside the page tried to leave the web view.
  case fromSubframe(String)
  /// Others could read the connection.
  case cleartext(host: String)
  /// Others could read the connection, so the secure address is taken.
  case upgraded
  /// The address holds a user name, by which it can look like another.
  case userInfo
  /// The policy opens pages' windows in the system's browser.
  case newWindow
  /// The host refuses to be signed in to in a web view inside an app.
  case signInHost(String)
}

extension VerdictReason: CustomStringConvertible {
  /// A sentence for the user, without its capital and full stop.
  public var description: String {
    switch self {
    case .rule: "the app's rules decide on this address"
    case .noRule: "this address is not among those that the app opens"
    case .noRuleAgainst: "the app's rules do not speak against this address"
    case .windowSite: "the app's rule for this window lists the address"
    case .ownDocument: "the document is the page's own"
    case .frameUndecided: "the address may be shown in a frame of the page"
    case .unsafeScheme(let scheme): "addresses that begin with “\(scheme):” must not be opened by a page"
    case .schemeNotListed(let scheme):
      "addresses that begin with “\(scheme):” are not among those that the app opens"
    case .externalScheme(let scheme): "“\(scheme):” addresses are for another program"
    case .noUserGesture(let what): "the page tried to open “\(what)” without being asked to"
    case .fromSubframe(let scheme): "a part of the page tried to open a “\(scheme):” address"
    case .cleartext(let host): "the connection to “\(host)” could be read by others"
    case .upgraded: "the secure address is taken"
    case .userInfo: "the address holds a user name, by which it could be taken for another"
    case .newWindow: "the page's new window opens in the system's browser"
    case .signInHost(let host): "“\(host)” refuses sign-in inside an app"
    }
  }

  func hint(_ rule: RuleReference?) -> String? {
    switch self {
    case .rule: rule.map { "The policy's rule \($0) decided." }
    case .noRule: rule.map { "No rule spoke; the policy's file says \($0). Add a rule for the site." }
    case .cleartext: "Use https, or add an exception for the domain to the policy's transport section."
    case .userInfo: "Leave out the text before the @."
    case .signInHost:
      "Open it by the system: ASWebAuthenticationSession on Apple's platforms, the browser on Linux."
    case .schemeNotListed: "Add the scheme to the policy's externalSchemes."
    case .noUserGesture: "Pages may leave the web view only after a click, tap or key press of the user."
    case .fromSubframe: "Only the page itself may leave the web view, not its frames."
    default: nil
    }
  }
}
