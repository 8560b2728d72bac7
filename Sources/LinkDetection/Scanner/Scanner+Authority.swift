/// What is before the host behind `://`.
enum UserinfoReading {
  /// Nothing: the host begins at once.
  case none
  /// A user name and perhaps a password; the host begins at the value.
  case ends(Int)
  /// Something that must not be linked; scanning goes on at the value.
  case refused(Int, RejectedCandidate.Reason)
}

extension Scanner {
  static let longestUserinfo = 512

  /// Reads `user:password@`, if there is one.
  ///
  /// Brackets, quotes and backquotes end it, because other text follows them: `https://a.de)b@c.com`. So do `,`
  /// and `;` after a complete host: `http://a.com,b@c.com` is a list.
  mutating func userinfo(from start: Int, _ findings: inout DetectionFindings) -> UserinfoReading {
    var position = start
    var at = -1
    var hasColon = false
    var hasPassword = false
    var hasBackslash = false
    var hasMark = false
    var depth = 0
    var lookAlike = false
    let limit = start + Self.longestUserinfo
    scan: while position < limit {
      let byte = byte(position)
      switch byte {
      case .atSign:
        if position > start, !continuesHost(position + 1) || depth > 0 { break scan }
        at = position
        hasPassword = hasColon
        if position == start { break scan }
      case .colon: hasColon = true
      case .backslash: hasBackslash = true
      case .leftParenthesis: depth += 1
      case .rightParenthesis:
        depth -= 1
        if depth < 0 { break scan }
      case .comma, .semicolon, .apostrophe:
        if at < 0, isCompleteHost(start, position) { break scan }
        if byte == .apostrophe, !hasColon, !hasMark { break scan }
      case .hyphen, .fullStop, .underscore: break
      case .exclamationMark, .dollarSign, .percentSign, .ampersand, .asterisk, .plusSign, .equalsSign, .tilde:
        hasMark = true
      case 0x80...:
        let (scalar, width) = scalar(position)
        guard scalar != ByteText.invalid else { break scan }
        switch CharacterClass.of(scalar) {
        case .joiner where scalar == 0x200C || scalar == 0x200D: break scan
        case .lookAlike: lookAlike = true
        case .other where scalar >= 0x2010 && scalar <= 0x2015: break
        case .latin, .spaced, .unspaced, .neutral, .symbol, .emoji, .joiner: break
        default: break scan
        }
        position += width
        continue scan
      default:
        guard has(byte, ByteFlags.alphanumeric) else { break scan }
      }
      position += 1
    }
    steps += position - start
    guard at >= 0 else { return .none }
    if at == start { return .refused(runEnd(position), .nothingAfterScheme) }
    if lookAlike { return .refused(runEnd(position), .lookAlikeSeparator) }
    findings.insert(.userInfo)
    if hasPassword { findings.insert(.password) }
    if hasBackslash { findings.insert(.ambiguousHost) }
    return .ends(at + 1)
  }

  /// Whether something could be before the host: not if a slash, space or other end follows letters and dots.
  @inline(__always)
  mutating func hasUserinfo(_ start: Int) -> Bool {
    var position = start
    while position < text.count,
      has(text.base[position], ByteFlags.alphanumeric) || text.base[position] &- .hyphen < 2
    {
      position &+= 1
    }
    let byte = byte(position)
    return !(byte == .slash || has(byte, ByteFlags.runEnd) || byte == .questionMark || byte == .numberSign)
  }

  /// Whether another `@` could follow; text after the host need not be read.
  private mutating func continuesHost(_ position: Int) -> Bool {
    let byte = byte(position)
    return byte >= 0x80 || byte == .leftBracket || has(byte, ByteFlags.alphanumeric)
  }

  /// Whether the bytes are a host with a known top-level domain.
  private func isCompleteHost(_ start: Int, _ end: Int) -> Bool {
    var label = end
    while label > start, text.base[label - 1] != .fullStop { label -= 1 }
    return label > start && isTopLevelDomain(label, end)
  }

  private mutating func runEnd(_ start: Int) -> Int {
    var end = start
    while end < start + Self.longestUserinfo, !has(byte(end), ByteFlags.runEnd) { end += 1 }
    steps += end - start
    return min(end, text.count)
  }

  /// Reads a port and moves `end` after it; false if digits follow that are no port.
  mutating func port(_ end: inout Int, _ findings: inout DetectionFindings) -> Bool {
    guard byte(end) == .colon else { return true }
    var position = end + 1
    var value = 0
    while position < end + 32, has(byte(position), ByteFlags.digit) {
      value = min(value * 10 + Int(text.base[position] - .digit0), 1_000_000)
      position += 1
    }
    steps += position - end
    guard position > end + 1 else { return true }
    guard value > 0, value <= 65_535 else {
      findings.insert(.invalidPort)
      return false
    }
    end = position
    return true
  }

  /// Reads everything after the host into `link`; false if it shows that there must be no link at all.
  mutating func tail(from hostEnd: Int, _ link: inout RawLink) -> Bool {
    var end = hostEnd
    if byte(end) == .slash { return path(from: end, &link) }
    // A dot belongs to the host if a port or path follows.
    if byte(end) == .fullStop {
      let after = byte(end + 1)
      if after == .slash || after == .colon && has(byte(end + 2), ByteFlags.digit) { end += 1 }
    }
    let isPort = port(&end, &link.findings)
    if !isPort {
      link.end = hostEnd
      return true
    }
    let next = byte(end)
    if next == .slash || next == .questionMark || next == .numberSign { return path(from: end, &link) }
    if next >= 0x80 { noteStop(at: end, &link) }
    link.end = end
    return true
  }

  /// Notes a control or invisible character that ends a link.
  mutating func noteStop(at position: Int, _ link: inout RawLink) {
    let (scalar, _) = scalar(position)
    guard scalar != ByteText.invalid else { return }
    switch CharacterClass.of(scalar) {
    case .bidiControl, .bidiOverride: link.findings.insert(.bidiControl)
    case .invisible: link.findings.insert(.invisibleCharacter)
    default: break
    }
  }

  /// The end of four octets if that is what the bytes are: no leading zeros, none over 255.
  func isIPv4(_ start: Int, _ end: Int) -> Int? {
    var position = start
    for octet in 0..<4 {
      let first = position
      var value = 0
      while position < end, has(text.base[position], ByteFlags.digit), position - first < 4 {
        value = value * 10 + Int(text.base[position] - .digit0)
        position += 1
      }
      guard position > first, value <= 255, position - first == 1 || text.base[first] != .digit0 else {
        return nil
      }
      if octet < 3 {
        guard position < end, text.base[position] == .fullStop else { return nil }
        position += 1
      }
    }
    return position == end ? position : nil
  }
}
