/// What a policy says of a navigation, and why.
public enum Verdict: Hashable, Sendable {
  /// It may go on in the viewer.
  case allow
  /// It may not happen.
  case deny(DenialReason)
  /// It is not for a web view: the app's router shall say where the link leads.
  case handOff
}

/// Why a navigation was denied.
public enum DenialReason: Hashable, Sendable, CustomStringConvertible {
  /// The scheme would run a script, read a local file, or show a page without an origin.
  case unsafeScheme(String)
  /// The app asked the viewer for an address that is not for a web view.
  case notForViewer(scheme: String)
  /// A page tried to leave the web view without anybody having asked for it.
  case noUserGesture(scheme: String)

  public var description: String {
    switch self {
    case .unsafeScheme(let scheme): "addresses that begin with “\(scheme):” may not be opened by a page"
    case .notForViewer(let scheme):
      "“\(scheme):” addresses are not for a web view; route them to the system or to an action"
    case .noUserGesture(let scheme): "the page tried to open a “\(scheme):” address without being asked to"
    }
  }
}
