extension Scanner {
  static let longestScheme = 64

  /// Looks at a colon: `https://…`, `mailto:…`.
  mutating func scheme(at mark: Int) -> RawLink? {
    let isHierarchical = byte(mark + 1) == .slash && byte(mark + 2) == .slash
    guard mark > lowerLimit, has(text.base[mark - 1], ByteFlags.alphanumeric | ByteFlags.schemeMark) else {
      return nil
    }
    if !isHierarchical {
      let last = (text.base[mark - 1] | .caseBit) &- .a
      guard last >= 26 || settings.opaqueLastLetters >> UInt32(last) & 1 == 1 else { return nil }
    }
    if isHierarchical, let start = http(endingAt: mark) {
      return settings.findsURLs ? hierarchical(from: start, colon: mark) : skipped(start, mark)
    }
    var start = mark
    let least = max(lowerLimit, mark - Self.longestScheme)
    while start > least, has(text.base[start - 1], ByteFlags.alphanumeric | ByteFlags.schemeMark) {
      start -= 1
    }
    steps += mark - start
    let names = isHierarchical ? settings.schemes : settings.opaqueSchemes
    var begin = listedScheme(from: start, to: mark, in: names)
    if let found = begin, !hasBoundary(before: found) { begin = nil }
    if begin == nil, isHierarchical { begin = gluedScheme(endingAt: mark, after: start) }
    guard let begin else {
      if isHierarchical { refuseScheme(start, mark) }
      return nil
    }
    if isHierarchical {
      return settings.findsURLs ? hierarchical(from: begin, colon: mark) : skipped(begin, mark)
    }
    return opaque(from: begin, colon: mark)
  }

  /// The start of `http` or `https` before `mark` with a space, bracket or the like before it; nil in all other cases.
  @inline(__always)
  private func http(endingAt mark: Int) -> Int? {
    let base = text.base
    let end = base[mark &- 1] | .caseBit == .s ? mark &- 1 : mark
    let start = end &- 4
    guard start >= lowerLimit, base[start] | .caseBit == .h, base[start &+ 1] | .caseBit == .t,
      base[start &+ 2] | .caseBit == .t,
      base[start &+ 3] | .caseBit == .p, settings.linksHTTP
    else { return nil }
    // Right after a link another may begin.
    guard start > lowerLimit else { return start }
    let before = base[start &- 1]
    let isWord =
      before >= 0x80 || has(before, ByteFlags.alphanumeric | ByteFlags.schemeMark) || before == .underscore
    return isWord ? nil : start
  }

  /// The start of a listed scheme that ends at `end`: the whole run, or what follows a stop or hyphen in it.
  private func listedScheme(from start: Int, to end: Int, in names: NameTable) -> Int? {
    var begin = start
    // Marks before the first letter are no part of any scheme.
    while begin < end, !has(text.base[begin], ByteFlags.letter) { begin += 1 }
    while begin < end {
      if has(text.base[begin], ByteFlags.letter), names.containsASCII(text.base + begin, end - begin) {
        return begin
      }
      // `finish.http://…`: the scheme begins after the stop. `xhttp://` and `a+http://` are other schemes.
      begin += 1
      while begin < end, text.base[begin - 1] != .fullStop, text.base[begin - 1] != .hyphen { begin += 1 }
    }
    return nil
  }

  /// The start of `http`, `https` or `ftp` after other letters: `seehttps://…`.
  ///
  /// One ASCII letter or digit before it makes another scheme of it, such as `shttp`; several are prose.
  private func gluedScheme(endingAt mark: Int, after start: Int) -> Int? {
    for length in [5, 4, 3] where mark - length >= start {
      let begin = mark - length
      let first = text.base[begin] | .caseBit
      let isExpected = length == 3 ? first == .f : first == .h
      guard isExpected, length != 5 || text.base[mark - 1] | .caseBit == .s,
        settings.schemes.containsASCII(text.base + begin, length)
      else { continue }
      if begin == start {
        return start > lowerLimit && text.base[start - 1] >= 0x80 && isLatinLetter(before: start)
          ? begin : nil
      }
      let isWord =
        begin - start > 1 && has(text.base[begin - 1], ByteFlags.alphanumeric)
        && has(text.base[begin - 2], ByteFlags.alphanumeric)
      return isWord ? begin : nil
    }
    return nil
  }

  private func isLatinLetter(before start: Int) -> Bool {
    let scalar = text.decode(before: start).scalar
    guard scalar != ByteText.invalid, case .latin = CharacterClass.of(scalar) else { return false }
    return true
  }

  /// Whether a scheme may begin here: not within other letters.
  private func hasBoundary(before start: Int) -> Bool {
    guard start > 0, start > lowerLimit || has(text.base[start - 1], ByteFlags.runEnd) else { return true }
    let (scalar, _) = text.decode(before: start)
    if scalar < 0x80 {
      if scalar == .underscore, start > 1 { return !has(text.base[start - 2], ByteFlags.alphanumeric) }
      return !has(UInt8(scalar), ByteFlags.alphanumeric)
    }
    switch scalar == ByteText.invalid ? .other : CharacterClass.of(scalar) {
    case .latin, .unassigned: return false
    case .bidiOverride: return scalar == 0x202A || scalar == 0x202B
    default: return true
    }
  }

  /// A scheme that is not listed, or follows other letters: nothing after it is linked.
  private mutating func refuseScheme(_ start: Int, _ mark: Int) {
    var begin = start
    while begin < mark, !has(text.base[begin], ByteFlags.letter) { begin += 1 }
    guard begin < mark, !has(byte(mark + 3), ByteFlags.runEnd) else { return }
    skipRun(from: mark)
    recordRejection(start, resume, .schemeNotListed, mark: mark)
  }

  /// A URL whose kind is not asked for: passed over, so that no part of it becomes an address.
  private mutating func skipped(_ start: Int, _ mark: Int) -> RawLink? {
    if let link = hierarchical(from: start, colon: mark) {
      resume = max(resume, link.end)
      lowerLimit = link.end
    }
    return nil
  }

  /// `scheme://userinfo@host:port/path?query#fragment`.
  private mutating func hierarchical(from start: Int, colon: Int) -> RawLink? {
    let authority = colon + 3
    var link = RawLink(start: start, end: authority, kind: .url, confidence: .explicitScheme)
    if let reading = plainHost(from: authority), reading.hasKnownTopLevelDomain,
      endsHost(text.base[reading.end])
    {
      link.findings = reading.findings
      return tail(from: reading.end, &link) ? link : nil
    }
    var hostStart = authority
    switch hasUserinfo(authority) ? userinfo(from: authority, &link.findings) : .none {
    case .none: break
    case .ends(let end): hostStart = end
    case .refused(let end, let reason):
      resume = max(resume, end)
      lowerLimit = max(lowerLimit, end)
      recordRejection(start, end, reason, mark: colon)
      return nil
    }
    if byte(hostStart) == .leftBracket { return addressLiteral(link, hostStart, colon) }
    let isMarked = start > 0 && text.base[start - 1] == .underscore
    var reading = host(from: hostStart, isMarked: isMarked)
    if !reading.hasKnownTopLevelDomain, reading.change > 0, hasLetter(reading.lastLabel, reading.change) {
      reading.end = reading.change
    }
    if byte(reading.end) == .colon { cutGluedScheme(&reading, hostStart) }
    guard reading.end > hostStart else { return refuseHost(start, hostStart, .nothingAfterScheme, colon) }
    let isInternal = isInternalHost(hostStart, reading.end)
    if reading.isBroken || (reading.hasUnderscoreNearEnd && reading.labels > 1 && !isInternal) {
      return refuseHost(start, max(reading.end, reading.runEnd), .badLabel, colon)
    }
    if reading.labels == 1, !isInternal, isTornName(reading.end) {
      return refuseHost(
        start, reading.end, .noBoundaryAfter, colon, skipsRun: byte(reading.end) < .apostrophe)
    }
    if let reason = refusal(after: reading, from: start) {
      return refuseHost(start, reading.end, reason, colon, skipsRun: true)
    }
    link.findings.formUnion(findings(of: reading, from: hostStart))
    judgeAddress(hostStart, reading, &link.findings)
    guard tail(from: reading.end, &link) else { return nil }
    return link
  }

  /// `https://a.comhttps://b.com`: the second scheme is no part of the host.
  private mutating func cutGluedScheme(_ reading: inout HostReading, _ start: Int) {
    guard byte(reading.end + 1) == .slash, byte(reading.end + 2) == .slash else { return }
    let length = text.base[reading.end - 1] | .caseBit == .s ? 5 : 4
    let cut = reading.end - length
    guard cut > reading.lastLabel, isTopLevelDomain(reading.lastLabel, cut) else { return }
    reading.end = cut
    reading.hasKnownTopLevelDomain = true
    lowerLimit = max(lowerLimit, cut)
    resume = max(resume, cut)
  }

  /// Whether nothing but the end of a host can be meant: no user name, no name that goes on.
  @inline(__always)
  private func endsHost(_ byte: UInt8) -> Bool {
    byte == .slash || byte == .questionMark || byte == .numberSign || has(byte, ByteFlags.runEnd)
  }

  /// `scheme://[::1]:8080/…`.
  private mutating func addressLiteral(_ begun: RawLink, _ open: Int, _ colon: Int) -> RawLink? {
    var link = begun
    var end = open + 1
    guard isIPv6(&end) else { return refuseHost(link.start, open, .nothingAfterScheme, colon) }
    link.findings.insert(.ipAddress)
    guard tail(from: end + 1, &link) else { return nil }
    return link
  }

  /// Whether groups of an IPv6 address and `]` are at `end`, which moves to the bracket.
  private mutating func isIPv6(_ end: inout Int) -> Bool {
    let start = end
    var groups = 0
    var digits = 0
    var hasGap = false
    var isDotted = false
    while end < start + 64 {
      let byte = byte(end)
      if has(byte, ByteFlags.digit) || (byte | .caseBit) &- .a < 6 {
        digits += 1
        if digits == 1 { groups += 1 }
        if digits > 4 { return false }
      } else if byte == .colon {
        if digits == 0, end > start {
          // Two colons together, once.
          if hasGap { return false }
          hasGap = true
        } else if end == start, self.byte(end + 1) != .colon {
          return false
        }
        digits = 0
      } else if byte == .fullStop {
        isDotted = true
        digits = 0
      } else {
        break
      }
      end += 1
    }
    steps += end - start
    let longest = isDotted ? 10 : 8
    return byte(end) == .rightBracket && (hasGap ? groups < longest : groups == longest)
  }

  private mutating func refuseHost(
    _ start: Int, _ end: Int, _ reason: RejectedCandidate.Reason, _ colon: Int, skipsRun: Bool = false
  ) -> RawLink? {
    if skipsRun { skipRun(from: end) }
    resume = max(resume, end)
    if reason == .badLabel || reason == .noBoundaryAfter { lowerLimit = max(lowerLimit, end) }
    recordRejection(start, max(end, colon + 3), reason, mark: colon)
    return nil
  }

  /// Whether a name without a dot is only the beginning of something: `http://foo!bar`, `http://a..b`, `http://t.…`.
  private mutating func isTornName(_ end: Int) -> Bool {
    let after = byte(end + 1)
    switch byte(end) {
    case .fullStop:
      var position = end
      while position < end + 8, byte(position) == .fullStop { position += 1 }
      let first = byte(position)
      if first >= 0x80 { return scalar(position).scalar == 0x2026 }
      return has(first, ByteFlags.label)
    // `https://intranet's page`: a possessive.
    case .apostrophe where after | .caseBit == .s && !has(byte(end + 2), ByteFlags.alphanumeric): return false
    case .exclamationMark, .dollarSign, .percentSign, .ampersand, .asterisk, .plusSign, .equalsSign, .caret,
      .tilde, .apostrophe, .leftParenthesis, .rightParenthesis, .leftBracket, .rightBracket, .leftBrace,
      .rightBrace, .backquote:
      return has(after, ByteFlags.alphanumeric) || after == .fullStop
    case .comma, .semicolon: return after == .fullStop
    default: return false
    }
  }

  /// Why a host that could be a link is rejected because of the text after it.
  private mutating func refusal(after reading: HostReading, from start: Int) -> RejectedCandidate.Reason? {
    let next = byte(reading.end)
    if next == .backslash {
      // `\n` and its like are escapes in pasted source; other text behind `\` is read as part of the host by some.
      let after = byte(reading.end + 1)
      return isEscape(after) || !has(after, ByteFlags.alphanumeric) && after != .fullStop
        ? nil : .lookAlikeSeparator
    }
    if next == .fullStop, byte(reading.end + 1) >= 0x80, goesOnAfterInvisible(reading.end, from: start) {
      return .invisibleCharacter
    }
    guard next >= 0x80 else { return nil }
    let (scalar, _) = scalar(reading.end)
    guard scalar != ByteText.invalid else { return nil }
    switch CharacterClass.of(scalar) {
    case .lookAlike: return .lookAlikeSeparator
    case .bidiOverride: return .bidiOverride
    case .unassigned: return .noBoundaryAfter
    case .invisible, .bidiControl, .joiner:
      return goesOnAfterInvisible(reading.end, from: start) ? .invisibleCharacter : nil
    // `https://t…` is what is left of a longer link.
    case .other: return scalar == 0x2026 && reading.labels == 1 ? .noBoundaryAfter : nil
    default: return nil
    }
  }

  /// `n`, `r` or `t` after a backslash.
  func isEscape(_ byte: UInt8) -> Bool { byte == .n || byte == .r || byte == .t }

  /// Notes hosts that are IPv4 addresses, and whether their spelling is the usual one.
  private func judgeAddress(_ start: Int, _ reading: HostReading, _ findings: inout DetectionFindings) {
    if reading.hasKnownTopLevelDomain { return }
    let first = text.base[reading.lastLabel]
    let isNumber = (reading.lastLabel..<reading.end).allSatisfy { has(text.base[$0], ByteFlags.digit) }
    let isHexadecimal =
      first == .digit0 && reading.end - reading.lastLabel > 1
      && text.base[reading.lastLabel + 1] | .caseBit == .x
    if isNumber || isHexadecimal {
      findings.insert(.ipAddress)
      if isIPv4(start, reading.end) == nil { findings.insert(.obfuscatedIPAddress) }
    } else if reading.labels > 1 {
      findings.insert(.unknownTopLevelDomain)
    }
  }
}
