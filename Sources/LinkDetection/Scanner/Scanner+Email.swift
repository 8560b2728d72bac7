extension Scanner {
  /// Looks at `@`: `name@example.com`.
  mutating func email(at mark: Int) -> RawLink? {
    guard mark > lowerLimit else { return nil }
    let before = text.base[mark - 1]
    guard before >= 0x80 || has(before, ByteFlags.alphanumeric | ByteFlags.localMark) else { return nil }
    let after = byte(mark + 1)
    guard after >= 0x80 || has(after, ByteFlags.alphanumeric) else { return nil }
    guard var start = localPart(endingAt: mark) else { return nil }
    let isMarked = text.base[start] == .underscore
    let reading = host(from: mark + 1, isMarked: isMarked)
    if byte(reading.end) == .colon, startsRemotePath(reading.end + 1, user: start..<mark) {
      skipRun(from: reading.end)
      return rejectEmail(start, mark, reading, .remotePath)
    }
    if byte(reading.end) >= 0x80, goesOnAfterInvisible(reading.end, from: start) {
      skipRun(from: reading.end)
      return rejectEmail(start, mark, reading, .invisibleCharacter)
    }
    guard reading.labels > 1, !isIPv4Like(reading) else { return nil }
    if reading.isBroken || reading.hasUnderscoreNearEnd || reading.findings.contains(.overlongHost) {
      return rejectEmail(start, mark, reading, .badLabel)
    }
    // `_me@example.com_`: the marks are a pair.
    if isMarked, byte(reading.end) == .underscore {
      while text.base[start] == .underscore, start < mark - 1 { start += 1 }
    }
    var link = RawLink(start: start, end: reading.end, kind: .email, confidence: .marked)
    link.findings = findings(of: reading, from: mark + 1)
    if !reading.hasKnownTopLevelDomain {
      guard isPlausibleTopLevelDomain(reading) else {
        return rejectEmail(start, mark, reading, .unknownTopLevelDomain)
      }
      link.findings.insert(.unknownTopLevelDomain)
    }
    if byte(reading.end) == .atSign { return rejectEmail(start, mark, reading, .noBoundaryAfter) }
    if byte(reading.end) >= 0x80 { noteStop(at: reading.end, &link) }
    return link
  }

  private mutating func rejectEmail(
    _ start: Int, _ mark: Int, _ reading: HostReading, _ reason: RejectedCandidate.Reason
  ) -> RawLink? {
    // The name after the `@` must not be linked as if it was alone.
    resume = max(resume, reading.runEnd)
    lowerLimit = max(lowerLimit, reading.runEnd)
    recordRejection(start, reading.runEnd, reason, mark: mark)
    return nil
  }

  /// The start of the local part that ends at `mark`; nil if there is none that may be linked.
  private mutating func localPart(endingAt mark: Int) -> Int? {
    var start = mark
    let least = max(lowerLimit, mark - Self.lookBehind)
    var isLatin = false
    var needsScript = true
    walk: while start > least {
      let byte = text.base[start - 1]
      if byte < 0x80 {
        guard has(byte, ByteFlags.alphanumeric | ByteFlags.localMark) else { break }
        if needsScript, has(byte, ByteFlags.alphanumeric) { (isLatin, needsScript) = (true, false) }
        start -= 1
        continue
      }
      let (scalar, width) = text.decode(before: start)
      if scalar == ByteText.invalid || start - width < least { break }
      switch CharacterClass.of(scalar) {
      case .latin:
        if needsScript { (isLatin, needsScript) = (true, false) }
      case .joiner where scalar == 0x200C || scalar == 0x200D:
        // Between ASCII letters it only hides that two names are one.
        if start < mark, text.base[start] < 0x80, text.base[start - width - 1] < 0x80, start - width > least {
          return refuseLocal(start, mark, .invisibleCharacter)
        }
      case .neutral, .joiner, .middleDot: break
      case .spaced, .unspaced:
        if isLatin { break walk }
        needsScript = false
      case .symbol, .emoji:
        if start < mark { break walk }
      case .unassigned:
        return refuseLocal(start, mark, .noBoundaryBefore)
      default: break walk
      }
      start -= width
    }
    steps += mark - start
    if start <= mark - Self.lookBehind { return refuseLocal(start, mark, .badLocalPart) }
    if start > 0, text.base[start - 1] == .atSign { return refuseLocal(start, mark, .noBoundaryBefore) }
    if start > 0, start < mark, text.base[start - 1] >= 0x80, comesAfterInvisible(start) {
      return refuseLocal(start, mark, .invisibleCharacter)
    }
    return checkedLocal(from: start, to: mark)
  }

  /// Takes punctuation off the start, then checks the dots.
  private mutating func checkedLocal(from begin: Int, to mark: Int) -> Int? {
    var start = begin
    while start < mark, isLeadingPunctuation(text.base[start]) { start += 1 }
    // `"x".me@example.com` is one address with a quoted part; half of it would mislead.
    if start > begin, begin > 1, text.base[begin - 1] == .quotationMark, text.base[begin] == .fullStop,
      has(text.base[begin - 2], ByteFlags.alphanumeric)
    {
      return refuseLocal(begin, mark, .badLocalPart)
    }
    // Nothing but punctuation: a mention may begin here.
    if start == mark { return nil }
    guard text.base[mark - 1] != .fullStop else { return refuseLocal(begin, mark, .badLocalPart) }
    var position = start + 1
    while position < mark {
      if text.base[position] == .fullStop, text.base[position - 1] == .fullStop {
        return refuseLocal(begin, mark, .badLocalPart)
      }
      position += 1
    }
    steps += mark - start
    if start > 2, start == begin, text.decode(before: start).scalar == 0x202E {
      return refuseLocal(begin, mark, .bidiOverride)
    }
    return start
  }

  /// `.`, quotes and list marks precede an address and are not part of it; `_` and `*` if they pair.
  private mutating func isLeadingPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case .fullStop, .apostrophe, .exclamationMark, .numberSign, .dollarSign, .percentSign, .ampersand,
      .asterisk, .tilde, .hyphen:
      true
    default: false
    }
  }

  private mutating func refuseLocal(_ start: Int, _ mark: Int, _ reason: RejectedCandidate.Reason) -> Int? {
    let reading = host(from: mark + 1)
    resume = max(resume, reading.runEnd)
    lowerLimit = max(lowerLimit, reading.runEnd)
    recordRejection(start, reading.runEnd, reason, mark: mark)
    return nil
  }

  private static let longestRemotePath = 64

  /// Whether `host:` is followed by a path, as in `git@host:owner/name.git`.
  private mutating func startsRemotePath(_ start: Int, user: Range<Int>) -> Bool {
    let first = byte(start)
    switch first {
    case .tilde, .underscore: return true
    case .slash: return byte(start + 1) != .slash
    case .fullStop: return byte(start + 1) == .slash || has(byte(start + 1), ByteFlags.letter)
    default: break
    }
    guard has(first, ByteFlags.letter) else { return false }
    let name = NameTable.pack(
      UnsafeBufferPointer(start: text.base + user.lowerBound, count: min(user.count, 8)))
    if user.count < 8, NameLists.remoteUsers.contains(name) { return true }
    var position = start
    var isPath = false
    while position < start + Self.longestRemotePath, !has(byte(position), ByteFlags.runEnd),
      byte(position) != .atSign, !isPath
    {
      let byte = text.base[position]
      isPath = byte == .slash || byte == .fullStop && has(self.byte(position + 1), ByteFlags.alphanumeric)
      position += 1
    }
    steps += position - start
    return isPath
  }

  private func isIPv4Like(_ reading: HostReading) -> Bool {
    has(text.base[reading.lastLabel], ByteFlags.digit)
  }

  /// Whether an unlisted top-level domain could be one: letters only, and no suffix of a file.
  private func isPlausibleTopLevelDomain(_ reading: HostReading) -> Bool {
    let length = reading.end - reading.lastLabel
    guard length > 1, length <= 16 else { return false }
    for index in reading.lastLabel..<reading.end where !has(text.base[index], ByteFlags.letter) {
      return false
    }
    let suffix = NameTable.pack(
      UnsafeBufferPointer(start: text.base + reading.lastLabel, count: min(length, 8)))
    return !NameLists.otherFileSuffixes.contains(suffix)
  }

  /// Looks at a scheme without slashes: `mailto:`, `tel:`, and those the app knows.
  mutating func opaque(from start: Int, colon: Int) -> RawLink? {
    let length = colon - start
    let name = NameTable.pack(UnsafeBufferPointer(start: text.base + start, count: min(length, 8)))
    if length == 6, name == NameTable.pack("mailto".utf8) { return mailto(from: start, colon: colon) }
    guard settings.findsURLs else { return nil }
    var link = RawLink(start: start, end: colon + 1, kind: .url, confidence: .explicitScheme)
    if length == 3, name == NameTable.pack("tel".utf8) || name == NameTable.pack("sms".utf8) {
      return telephone(link, colon)
    }
    let first = byte(colon + 1)
    if length == 3, name == NameTable.pack("geo".utf8), !has(first, ByteFlags.digit), first != .hyphen {
      return nil
    }
    if length == 6, name == NameTable.pack("magnet".utf8), first != .questionMark { return nil }
    guard
      first >= 0x80 || has(first, ByteFlags.alphanumeric) || first == .questionMark || first == .slash
        || first == .hyphen
    else {
      return nil
    }
    guard path(from: colon + 1, &link), link.end > colon + 1 else { return nil }
    if length == 4, name == NameTable.pack("xmpp".utf8), !contains(.atSign, colon, link.end) { return nil }
    if length == 6, name == NameTable.pack("matrix".utf8), !contains(.slash, colon, link.end) { return nil }
    return link
  }

  private mutating func contains(_ byte: UInt8, _ start: Int, _ end: Int) -> Bool {
    steps += end - start
    return (start..<end).contains { text.base[$0] == byte }
  }

  private mutating func telephone(_ begun: RawLink, _ colon: Int) -> RawLink? {
    var link = begun
    var position = colon + 1
    var digits = 0
    while position < colon + 64 {
      let byte = byte(position)
      if has(byte, ByteFlags.digit) {
        digits += 1
        link.end = position + 1
      } else if byte != .plusSign && byte != .hyphen && byte != .leftParenthesis && byte != .rightParenthesis
        && byte != .fullStop && byte != .asterisk
      {
        break
      }
      position += 1
    }
    steps += position - colon
    return digits >= 3 ? link : nil
  }

  private mutating func mailto(from start: Int, colon: Int) -> RawLink? {
    var mark = colon + 1
    let limit = colon + Self.lookBehind
    while mark < limit {
      let byte = byte(mark)
      if byte < 0x80 {
        guard has(byte, ByteFlags.linkEmail) else { break }
        mark += 1
      } else {
        let (scalar, width) = scalar(mark)
        guard scalar != ByteText.invalid, CharacterClass.of(scalar).isLetter else { break }
        mark += width
      }
    }
    steps += mark - colon
    guard byte(mark) == .atSign, mark > colon + 1 else { return nil }
    let reading = host(from: mark + 1)
    let bytes = text.base
    var isGood =
      !reading.isBroken && reading.end > mark + 1 && bytes[colon + 1] != .fullStop
      && bytes[mark - 1] != .fullStop
    for index in (colon + 1)..<mark where bytes[index] == .fullStop && bytes[index + 1] == .fullStop {
      isGood = false
    }
    guard isGood else {
      resume = max(resume, reading.runEnd)
      lowerLimit = max(lowerLimit, reading.runEnd)
      recordRejection(start, reading.runEnd, .badLocalPart, mark: colon)
      return nil
    }
    var link = RawLink(start: start, end: reading.end, kind: .email, confidence: .explicitScheme)
    link.findings = findings(of: reading, from: mark + 1)
    if !reading.hasKnownTopLevelDomain { link.findings.insert(.unknownTopLevelDomain) }
    if byte(reading.end) == .questionMark {
      guard path(from: reading.end, &link) else { return nil }
    }
    if !settings.findsEmail {
      resume = max(resume, link.end)
      lowerLimit = max(lowerLimit, link.end)
      return nil
    }
    return link
  }
}
