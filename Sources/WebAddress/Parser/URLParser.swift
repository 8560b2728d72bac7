/// Reads a URL as browsers do.
///
/// The standard describes a state machine that walks over code points. This parser does the same in stages: each stage
/// consumes what it understands and leaves the rest to the next one. All characters with a meaning for the parser are
/// ASCII, so it walks over UTF-8 bytes.
///
/// 1. Controls and spaces at both ends go, tabs and line breaks go everywhere.
/// 2. The scheme decides: a *special* one (`https`, `file`, …) always has a host and a path list and takes
///    `\` for `/`; any other may have an opaque path (`mailto:…`).
/// 3. Without a scheme the text is relative to the base and takes over the base's parts, as many as it does
///    not name itself.
/// 4. Authority, path, query and fragment follow, each with its own set of characters to percent-encode.
///
/// Source: WHATWG URL Standard, section 4.4, "basic URL parser". The stages carry the names of its states.
struct URLParser<Log: URLParserLog> {
  let bytes: [UInt8]
  let base: WebURL?
  var log: Log

  var position = 0
  var url: WebURL
  /// The path as bytes: `/` before each segment, or the opaque path.
  var path: [UInt8] = []

  /// Takes text that is trimmed and without tabs and line breaks (``CleanText``).
  init(_ bytes: [UInt8], base: WebURL?, log: Log) {
    self.bytes = bytes
    self.base = base
    self.log = log
    url = WebURL(scheme: .file)
  }

  mutating func parse() throws(URLFailure) -> WebURL {
    guard let scheme = readScheme() else {
      try noScheme()
      return finished()
    }
    url.scheme = scheme
    if scheme == .file {
      if !(byte(0) == slash && byte(1) == slash) { log.record(.slashes, position..<position) }
      try file()
    } else if scheme.isSpecial {
      if let base, base.scheme == scheme, !(byte(0) == slash && byte(1) == slash) {
        log.record(.slashes, position..<position)
        try relative(to: base)
      } else {
        try specialAuthority()
      }
    } else if byte(0) == slash {
      position += 1
      if byte(0) == slash {
        position += 1
        try authority()
        pathStart()
      } else {
        readPath()
      }
    } else {
      opaquePath()
    }
    return finished()
  }

  private mutating func finished() -> WebURL {
    url.path = path.text
    return url
  }

  // MARK: Position

  var slash: UInt8 { 0x2F }

  /// The byte some steps ahead; nil at the end of the text.
  func byte(_ ahead: Int) -> UInt8? {
    position + ahead < bytes.count ? bytes[position + ahead] : nil
  }

  /// Whether a byte separates path segments here, and a remark where it is a backslash.
  mutating func isSeparator(_ byte: UInt8?, at index: Int) -> Bool {
    if byte == slash { return true }
    guard byte == 0x5C, url.scheme.isSpecial else { return false }
    log.record(.backslash, index..<index + 1)
    return true
  }

  // MARK: Scheme

  /// "scheme start state", "scheme state": leaves the position after the colon, or at 0 where there is no scheme.
  private mutating func readScheme() -> URLScheme? {
    guard let first = bytes.first, first.isASCIILetter, let colon = bytes.firstIndex(of: 0x3A) else {
      return nil
    }
    let name = bytes[..<colon]
    guard
      name.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E })
    else { return nil }
    if name.contains(where: \.isASCIIUpper) { log.record(.upperCase, 0..<colon) }
    position = colon + 1
    return URLScheme(lowered: name.map(\.asciiLowered).text)
  }

  /// "no scheme state".
  private mutating func noScheme() throws(URLFailure) {
    guard let base else { throw URLFailure(code: .missingScheme, range: 0..<bytes.count) }
    if base.hasOpaquePath {
      guard byte(0) == 0x23 else { throw URLFailure(code: .opaqueBase, range: 0..<bytes.count) }
      url = base
      path = Array(base.path.utf8)
      readFragment()
    } else if base.scheme == .file {
      url.scheme = .file
      try file()
    } else {
      url.scheme = base.scheme
      try relative(to: base)
    }
  }

  // MARK: Relative

  /// "relative state", "relative slash state".
  private mutating func relative(to base: WebURL) throws(URLFailure) {
    if isSeparator(byte(0), at: position) {
      position += 1
      if url.scheme.isSpecial, isSeparator(byte(0), at: position) {
        position += 1
        try specialAuthorityIgnoringSlashes()
      } else if byte(0) == slash {
        position += 1
        try authority()
        pathStart()
      } else {
        copyAuthority(of: base)
        readPath()
      }
      return
    }
    copyAuthority(of: base)
    readAfterPath(of: base, replacesPath: false)
  }

  /// Keeps the base's path before a query or a fragment; else reads a path relative to it, or in place of all of it.
  mutating func readAfterPath(of base: WebURL, replacesPath: Bool) {
    path = Array(base.path.utf8)
    url.query = base.query
    switch byte(0) {
    case 0x3F: readQuery()
    case 0x23: readFragment()
    case nil: break
    default:
      url.query = nil
      if replacesPath {
        path = []
      } else {
        shortenPath()
      }
      readPath()
    }
  }

  private mutating func copyAuthority(of base: WebURL) {
    url.username = base.username
    url.password = base.password
    url.host = base.host
    url.port = base.port
  }

  // MARK: Authority

  /// "special authority slashes state": two slashes are usual, none and many are taken.
  private mutating func specialAuthority() throws(URLFailure) {
    if byte(0) == slash && byte(1) == slash {
      position += 2
    } else {
      log.record(.slashes, position..<position)
    }
    try specialAuthorityIgnoringSlashes()
  }

  /// "special authority ignore slashes state".
  private mutating func specialAuthorityIgnoringSlashes() throws(URLFailure) {
    let start = position
    while isSeparator(byte(0), at: position) { position += 1 }
    if position > start { log.record(.slashes, start..<position) }
    try authority()
    pathStart()
  }
}
