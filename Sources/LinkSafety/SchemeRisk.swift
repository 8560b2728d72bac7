public import WebAddress

/// What an address of a scheme may do when it is opened.
///
/// The link assessment and the router use the same table, so that a link is never judged in two ways.
public enum SchemeRisk: Hashable, Sendable {
  /// Nothing that the scheme alone would show; an app's own schemes count here.
  case none
  /// It starts another program with input from the link, or connects to another machine with the user's name.
  case startsProgram
  /// It runs a script, reads local files, shows a page without an origin, or starts a program that was misused before.
  case unsafe

  /// The risk of a scheme.
  public init(of scheme: URLScheme) {
    if Self.unsafeNames.contains(scheme.name) || scheme.name.hasPrefix("ms-msdt") {
      self = .unsafe
    } else if Self.programNames.contains(scheme.name) || scheme.name.hasPrefix("ms-") {
      self = .startsProgram
    } else {
      self = .none
    }
  }

  /// Schemes of browsers' own pages, of local files and of scripts, and those of Windows that ran code from a link.
  private static let unsafeNames: Set<String> = [
    "about", "blob", "chrome", "chrome-extension", "content", "data", "edge", "file", "filesystem", "hcp",
    "its", "jar",
    "javascript", "livescript", "mhtml", "mk", "mocha", "moz-extension", "ms-its", "ms-officecmd", "opera",
    "res",
    "resource", "search", "search-ms", "shell", "vbscript", "view-source", "wyciwyg",
  ]

  /// Schemes that start a program with what the link says.
  private static let programNames: Set<String> = [
    "afp", "android-app", "callto", "dav", "davs", "facetime", "intent", "itms-services", "ldap", "ldaps",
    "market", "nfs",
    "rdp", "rlogin", "smb", "ssh", "sftp", "steam", "telnet", "vnc", "zoommtg",
  ]
}
