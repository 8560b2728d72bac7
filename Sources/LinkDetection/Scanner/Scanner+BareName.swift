extension Scanner {
  /// Where a name without a scheme begins, and what is before it.
  private struct Beginning {
    var start: Int
    /// The name is glued to something that it must not be torn from.
    var isGlued = false
    /// A dash glued to the name may be the mark of a list.
    var isListItem = false
    var reason = RejectedCandidate.Reason.noBoundaryBefore
  }

  /// Looks at a stop: `example.com`, `www.example.com/a`, `192.0.2.1`.
  mutating func bareName(at mark: Int, width: Int) -> RawLink? {
    guard mark > lowerLimit else { return nil }
    let before = text.base[mark - 1]
    guard before >= 0x80 || has(before, ByteFlags.label) else { return nil }
    let after = byte(mark + width)
    guard after >= 0x80 || has(after, ByteFlags.alphanumeric) else { return nil }
    if has(before, ByteFlags.digit), has(after, ByteFlags.digit), rejections == nil, let end = numberEnd(mark)
    {
      resume = end
      return nil
    }
    if width == 3, before >= 0x80 && after < 0x80 || !mayBeTopLevelDomain(mark + width) { return nil }
    let beginning = beginning(of: mark)
    guard beginning.start < mark else { return nil }
    let start = beginning.start
    let isMarked = text.base[start] == .underscore
    let reading = host(from: isMarked ? start + 1 : start, isMarked: isMarked)
    resume = max(resume, rescan(from: mark, reading))
    // `name@…` is the business of the `@`.
    if byte(reading.runEnd) == .atSign, reading.end == reading.runEnd { return nil }
    if beginning.isGlued { return reject(start, reading, beginning.reason, mark) }
    if isMarked, text.base[reading.runEnd - 1] != .underscore {
      return reject(start, reading, .badLabel, mark)
    }
    if beginning.isListItem, !isListItem(start, reading) { return reject(start, reading, .badLabel, mark) }
    let link = bareLink(from: isMarked ? start + 1 : start, reading, mark: mark, width: width)
    return settings.findsURLs ? link : occupy(link)
  }

  /// The end of a number such as `1.2` or `1.2.3` around the stop at `mark`; nil if it may be part of something else.
  private mutating func numberEnd(_ mark: Int) -> Int? {
    let base = text.base
    let limit = min(mark + 32, text.count)
    var end = mark + 1
    var stops = 1
    while end < limit {
      let byte = base[end]
      if byte == .fullStop {
        guard end + 1 < limit else { return nil }
        guard has(base[end + 1], ByteFlags.digit) else { break }
        stops += 1
      } else if !has(byte, ByteFlags.digit) {
        break
      }
      end += 1
    }
    steps += end - mark
    // Three stops may be an IPv4 address.
    guard end < limit, stops != 3 else { return nil }
    let next = base[end]
    return next >= 0x80 || next == .atSign || has(next, ByteFlags.label) ? nil : end
  }

  /// Accepts or refuses the name that was read.
  private mutating func bareLink(from start: Int, _ reading: HostReading, mark: Int, width: Int) -> RawLink? {
    var link = RawLink(start: start, end: reading.end, kind: .url, confidence: .bareName)
    link.findings = findings(of: reading, from: start)
    if has(text.base[reading.lastLabel], ByteFlags.digit), isIPv4(start, reading.end) != nil {
      if settings.bareNames != .knownTopLevelDomains { return reject(start, reading, .bareNamesOff, mark) }
      if isVersion(before: start) || reading.end != reading.runEnd || isHeading(start, reading.end) {
        return reject(start, reading, .number, mark)
      }
      link.findings.insert(.ipAddress)
      return tail(from: reading.end, &link) ? link : nil
    }
    if isLocalPart(reading.runEnd) { return nil }
    let isInternal = isInternalHost(start, reading.end)
    guard isInternal || reading.labels > 1 && reading.hasKnownTopLevelDomain else {
      let reason: RejectedCandidate.Reason =
        reading.isIdentifier
        ? .codeIdentifier : isNumber(start, reading.end) ? .number : .unknownTopLevelDomain
      if goesOnAfterInvisible(reading.end, from: start) {
        skipRun(from: reading.end)
        return reject(start, reading, .invisibleCharacter, mark)
      }
      return reject(start, reading, reason, mark)
    }
    if reading.isBroken || reading.hasUnderscoreNearEnd || reading.findings.contains(.overlongHost) {
      return reject(start, reading, .badLabel, mark)
    }
    let isWWW = isWWW(start)
    if isWWW { link.confidence = .wwwName }
    if width == 3, !standsAlone(start, mark, reading) { return reject(start, reading, .sentenceEnd, mark) }
    if let reason = refusal(afterBare: reading, from: start) {
      skipRun(from: reading.end)
      return reject(start, reading, reason, mark)
    }
    if !isWWW, !isInternal, let reason = lookAlike(start, reading) {
      return reject(start, reading, reason, mark)
    }
    guard tail(from: reading.end, &link) else { return nil }
    if settings.bareNames == .never || (settings.bareNames == .wwwOnly && !isWWW), !isInternal {
      _ = occupy(link)
      return reject(start, reading, .bareNamesOff, mark)
    }
    return link
  }

  /// Whether a name goes on into the local part of an address: `first.last+tag@…`.
  private mutating func isLocalPart(_ position: Int) -> Bool {
    let next = byte(position)
    guard
      next == .plusSign || next == .percentSign || next == .hyphen || next == .underscore || next == .fullStop
    else { return false }
    var end = position + 1
    while end < position + 64,
      has(byte(end), ByteFlags.label) || byte(end) == .fullStop || byte(end) == .plusSign
        || byte(end) == .percentSign
    { end += 1 }
    steps += end - position
    guard byte(end) == .atSign, has(byte(end + 1), ByteFlags.alphanumeric) else { return false }
    resume = max(resume, end)
    return true
  }

  private mutating func reject(
    _ start: Int, _ reading: HostReading, _ reason: RejectedCandidate.Reason, _ mark: Int
  ) -> RawLink? {
    recordRejection(start, reading.runEnd, reason, mark: mark)
    return nil
  }

  /// Where scanning goes on after a name that is none: after it, or where another could begin within its run.
  private func rescan(from mark: Int, _ reading: HostReading) -> Int {
    guard reading.runEnd > reading.end || reading.findings.contains(.internationalHost) else {
      return reading.runEnd
    }
    var position = mark + 1
    var afterOther = false
    while position < reading.runEnd {
      let byte = text.base[position]
      if byte >= 0x80 {
        afterOther = true
      } else if afterOther, has(byte, ByteFlags.letter) {
        return position
      }
      position += 1
    }
    return reading.runEnd
  }

  /// Walks back from the first stop over the first label.
  ///
  /// The label ends at a change of script: `就是这个www.example.com`. Letters of the name's own script are its own.
  private mutating func beginning(of mark: Int) -> Beginning {
    var start = mark
    let least = max(lowerLimit, mark - Self.lookBehind)
    var isLatin = false
    var needsScript = true
    // Where the ASCII name begins that letters of another script are glued to; 0 unknown, -1 nowhere.
    var latinStart = 0
    while start > least {
      let byte = text.base[start - 1]
      if byte < 0x80 {
        guard has(byte, ByteFlags.label) else { break }
        if needsScript, has(byte, ByteFlags.alphanumeric) { (isLatin, needsScript) = (true, false) }
        start -= 1
        continue
      }
      let (scalar, width) = text.decode(before: start)
      if scalar == ByteText.invalid || start - width < least { break }
      switch CharacterClass.of(scalar) {
      case .latin:
        if needsScript { (isLatin, needsScript) = (true, false) }
      case .neutral, .joiner: break
      case .spaced:
        if isLatin {
          if isWWW(start), start + 3 == mark { return end(of: start, mark) }
          if latinStart == 0 {
            latinStart = beginsASCIIName(start, mark) ? start : -1
          } else if latinStart > 0, start != latinStart, text.base[start] < 0x80 {
            // Letters of two alphabets in turn: half of a name that looks like another would be a worse link.
            latinStart = -1
          }
          // One look-alike letter among the glued ones may belong to a name that wants to look like another.
          if latinStart > 0, !LatinLookAlikes.contains(scalar) { return end(of: latinStart, mark) }
        }
        needsScript = false
      case .unspaced:
        if isLatin { return end(of: start, mark) }
        needsScript = false
      case .middleDot:
        let isWithin =
          start - width > least && text.base[start - width - 1] >= 0x80
          && CharacterClass.of(text.decode(before: start - width).scalar).isUnspaced
        if isLatin || needsScript || !isWithin { return end(of: start, mark) }
      case .symbol, .emoji:
        if isLatin { return end(of: start, mark) }
      default:
        return boundary(before: start, mark)
      }
      start -= width
    }
    return boundary(before: start, mark)
  }

  private mutating func end(of start: Int, _ mark: Int) -> Beginning {
    steps += mark - start
    var start = start
    // Marks and digits of the other script belong to its letters.
    while start < mark, text.base[start] >= 0x80, case .neutral = CharacterClass.of(text.decode(start).scalar)
    {
      start += text.decode(start).width
    }
    while start < mark, text.base[start] == .hyphen { start += 1 }
    return Beginning(start: start)
  }

  /// Judges what is before a name.
  private mutating func boundary(before start: Int, _ mark: Int) -> Beginning {
    steps += mark - start
    var beginning = Beginning(start: start)
    if text.base[start] == .hyphen, start + 1 < mark, has(text.base[start + 1], ByteFlags.alphanumeric),
      start == 0 || text.base[start - 1] == .lineFeed
    {
      return Beginning(start: start + 1, isListItem: true)
    }
    guard start > 0 else { return beginning }
    if start <= mark - Self.lookBehind { beginning.isGlued = true }
    let (scalar, _) = text.decode(before: start)
    if scalar < 0x80 {
      switch UInt8(scalar) {
      case .fullStop:
        // Three stops are prose: `so...example.org`.
        let isEllipsis = start > 2 && text.base[start - 2] == .fullStop && text.base[start - 3] == .fullStop
        beginning.isGlued = !isEllipsis
      case .slash, .backslash, .atSign, .percentSign, .numberSign, .dollarSign, .tilde:
        beginning.isGlued = true
      case let byte where has(byte, ByteFlags.label): beginning.isGlued = true
      default: break
      }
      return beginning
    }
    switch scalar == ByteText.invalid ? .other : CharacterClass.of(scalar) {
    case .unassigned: beginning.isGlued = true
    case .bidiOverride where scalar == 0x202D || scalar == 0x202E:
      beginning.isGlued = true
      beginning.reason = .bidiOverride
    case .bidiOverride, .bidiControl, .invisible:
      beginning.isGlued = comesAfterInvisible(start)
      beginning.reason = .invisibleCharacter
    case .lookAlike:
      beginning.isGlued = true
      beginning.reason = .lookAlikeSeparator
    default: break
    }
    return beginning
  }

  /// Looks at `/` where the app knows hosts without a dot: `wiki/page`.
  mutating func internalHost(at mark: Int) -> RawLink? {
    let beginning = beginning(of: mark)
    guard beginning.start < mark, !beginning.isGlued, isInternalHost(beginning.start, mark) else {
      return nil
    }
    var link = RawLink(start: beginning.start, end: mark, kind: .url, confidence: .bareName)
    return tail(from: mark, &link) ? link : nil
  }

  func isInternalHost(_ start: Int, _ end: Int) -> Bool {
    settings.hasInternalHosts && settings.internalHosts.containsASCII(text.base + start, end - start)
  }

  private func isWWW(_ start: Int) -> Bool {
    start + 4 < text.count && text.base[start] | .caseBit == .w && text.base[start + 1] | .caseBit == .w
      && text.base[start + 2] | .caseBit == .w && text.base[start + 3] == .fullStop
  }

  private func isNumber(_ start: Int, _ end: Int) -> Bool {
    let first = start < end && text.base[start] | .caseBit == .v ? start + 1 : start
    return (first..<end).allSatisfy { has(text.base[$0], ByteFlags.digit) || text.base[$0] == .fullStop }
  }

  /// `6.3.4.4. Title`: the number of a section, at the start of a line and before a stop and a space.
  private mutating func isHeading(_ start: Int, _ end: Int) -> Bool {
    guard start == 0 || text.base[start - 1] == .lineFeed || text.base[start - 1] == .greaterThan else {
      return false
    }
    return byte(end) == .fullStop && byte(end + 1) == .space
  }

  private func isVersion(before start: Int) -> Bool {
    start > 0 && text.base[start - 1] | .caseBit == .v
  }

  /// Why a name is none, from what follows its host.
  private mutating func refusal(
    afterBare reading: HostReading, from start: Int
  ) -> RejectedCandidate.Reason? {
    let next = byte(reading.end)
    if next == .atSign { return .noBoundaryAfter }
    if next == .backslash, has(byte(reading.end + 1), ByteFlags.alphanumeric),
      !isEscape(byte(reading.end + 1))
    {
      return .lookAlikeSeparator
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
    default: return nil
    }
  }

  /// Whether letters of another script before `start` are glued to a name of ASCII letters.
  private func beginsASCIIName(_ start: Int, _ mark: Int) -> Bool {
    mark + 1 < text.count && text.base[mark + 1] < 0x80 && hasLetter(start, mark)
  }

  /// Whether a dash right before `start` marks an item of a list: a path follows the name, or a line beside it begins
  /// with a dash too.
  private mutating func isListItem(_ start: Int, _ reading: HostReading) -> Bool {
    if isWWW(start) || byte(reading.end) == .slash { return true }
    var position = start - 2
    let least = max(0, start - Self.pairDistance)
    while position > least, text.base[position - 1] != .lineFeed { position -= 1 }
    steps += start - position
    if position >= 0, position < start - 1, text.base[position] == .hyphen { return true }
    var next = reading.end
    let limit = next + Self.pairDistance
    while next < limit, next < text.count, text.base[next] != .lineFeed { next += 1 }
    steps += next - reading.end
    return byte(next) == .lineFeed && byte(next + 1) == .hyphen
  }
}
