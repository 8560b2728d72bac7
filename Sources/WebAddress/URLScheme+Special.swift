extension URLScheme {
  /// Whether browsers give this scheme a host and a path list: `http`, `https`, `ws`, `wss`, `ftp`, `file`.
  ///
  /// Source: WHATWG URL Standard, section 4.2, "special scheme".
  public var isSpecial: Bool {
    switch name {
    case "https", "http", "ws", "wss", "ftp", "file": true
    default: false
    }
  }

  /// The port a special scheme uses where a URL names none; nil for `file` and for every other scheme.
  public var defaultPort: Int? {
    switch name {
    case "https", "wss": 443
    case "http", "ws": 80
    case "ftp": 21
    default: nil
    }
  }

  /// Whether opening a URL of this scheme can run code in the page that opened it: `javascript`, `vbscript`, `data`.
  public var canCarryScript: Bool {
    switch name {
    case "javascript", "vbscript", "data": true
    default: false
    }
  }

  /// Takes bytes that are known to form a scheme in lower case.
  init(lowered name: String) { self.name = name }

  static let file = URLScheme(lowered: "file")
}
