extension Scanner {
  /// Looks at `@` that is no part of an e-mail address.
  mutating func mention(at mark: Int, width: Int) -> RawLink? {
    guard mark >= lowerLimit else { return nil }
    switch settings.mentions {
    case .x: return handle(at: mark, width, longest: 20, shortest: 1)
    case .telegram: return handle(at: mark, width, longest: 32, shortest: 2)
    case .mastodon: return federated(at: mark, width)
    case .matrix: return alias(at: mark, kind: .mention)
    case .bluesky: return domainHandle(at: mark, width)
    }
  }

  /// `@name` of ASCII letters, digits and `_`; on X `@name/list` too.
  private mutating func handle(at mark: Int, _ width: Int, longest: Int, shortest: Int) -> RawLink? {
    guard beginsMention(mark) else { return nil }
    let nameStart = mark + width
    var end = nameStart
    while end < nameStart + longest, has(byte(end), ByteFlags.alphanumeric) || byte(end) == .underscore {
      end += 1
    }
    steps += end - mark
    let next = byte(end)
    if next == .atSign, end > nameStart, let serverEnd = server(at: end + 1) {
      resume = max(resume, serverEnd)
      lowerLimit = max(lowerLimit, serverEnd)
      return refuseTag(mark, serverEnd)
    }
    let isX = settings.mentions == .x
    let isLonger = has(next, ByteFlags.alphanumeric) || next == .underscore
    if end - nameStart < shortest || (isLonger && !isX) { return refuseTag(mark, end) }
    if isX {
      if next == .atSign && has(byte(end + 1), ByteFlags.alphanumeric) == false {
        return refuseTag(mark, end)
      }
      if next == .colon, byte(end + 1) == .slash, byte(end + 2) == .slash { return refuseTag(mark, end) }
      if next >= 0x80, case .latin = CharacterClass.of(scalar(end).scalar) { return refuseTag(mark, end) }
      if next == .slash, has(byte(end + 1), ByteFlags.letter) {
        let list = listName(end)
        if byte(list) != .atSign, byte(list) != .colon { end = list }
      }
    }
    return RawLink(start: mark, end: end, kind: .mention, confidence: .marked)
  }

  /// The end of a name with a dot in it at `start`: `@name@server` is another account than `@name`.
  private mutating func server(at start: Int) -> Int? {
    var end = start
    var hasDot = false
    while end < start + 255 {
      let byte = byte(end)
      if byte == .fullStop, end > start, has(self.byte(end + 1), ByteFlags.alphanumeric) {
        hasDot = true
      } else if !has(byte, ByteFlags.label) && byte < 0x80 {
        break
      }
      end += 1
    }
    end = min(end, text.count)
    steps += end - start
    return hasDot ? end : nil
  }

  /// `/list` of up to 25 characters.
  private mutating func listName(_ slash: Int) -> Int {
    var end = slash + 1
    while end < slash + 26, has(byte(end), ByteFlags.label) { end += 1 }
    return end
  }

  private mutating func refuseTag(_ start: Int, _ end: Int) -> RawLink? {
    recordRejection(start, end, .badTag, mark: start)
    return nil
  }

  /// On X a mention may follow `RT` and letters of scripts other than Latin, Cyrillic and their like.
  private func beginsMention(_ mark: Int) -> Bool {
    guard mark > 0 else { return true }
    let (scalar, _) = text.decode(before: mark)
    if scalar < 0x80 {
      switch UInt8(scalar) {
      case .exclamationMark, .atSign, .numberSign, .dollarSign, .percentSign, .ampersand, .asterisk,
        .underscore:
        return false
      case .slash: return settings.mentions == .x
      case .hyphen, .plusSign, .fullStop: return settings.mentions != .telegram || scalar == .fullStop
      case .t, .capitalT: return isRetweet(mark)
      case let byte: return !has(byte, ByteFlags.alphanumeric)
      }
    }
    switch scalar == ByteText.invalid ? .other : CharacterClass.of(scalar) {
    case .latin, .spaced: return false
    default: return true
    }
  }

  private func isRetweet(_ mark: Int) -> Bool {
    guard mark >= 2, settings.mentions == .x, text.base[mark - 2] | .caseBit == .r else { return false }
    return mark == 2 || !has(text.base[mark - 3], ByteFlags.alphanumeric)
  }

  /// `@name` or `@name@server`.
  private mutating func federated(at mark: Int, _ width: Int) -> RawLink? {
    guard beginsMention(mark) else { return nil }
    let nameStart = mark + width
    var end = nameStart
    while end < nameStart + 64, has(byte(end), ByteFlags.label) || byte(end) == .fullStop { end += 1 }
    while end > nameStart, text.base[end - 1] == .fullStop || text.base[end - 1] == .hyphen { end -= 1 }
    steps += end - mark
    guard end > nameStart else { return refuseTag(mark, end) }
    if byte(end) == .atSign {
      let reading = host(from: end + 1)
      if reading.labels > 1, reading.hasKnownTopLevelDomain, !reading.isBroken {
        resume = max(resume, reading.end)
        return RawLink(start: mark, end: reading.end, kind: .mention, confidence: .marked)
      }
    }
    return RawLink(start: mark, end: end, kind: .mention, confidence: .marked)
  }

  /// `@` and a domain name; reserved names such as `.test` too.
  private mutating func domainHandle(at mark: Int, _ width: Int) -> RawLink? {
    guard beginsMention(mark) else { return nil }
    let first = byte(mark + width)
    guard first >= 0x80 || has(first, ByteFlags.alphanumeric) else { return nil }
    let reading = host(from: mark + width)
    let isTest = reading.end - reading.lastLabel == 4 && text.base[reading.lastLabel] | .caseBit == .t
    guard reading.labels > 1, !reading.isBroken, reading.hasKnownTopLevelDomain || isTest else {
      resume = max(resume, reading.runEnd)
      return refuseTag(mark, reading.runEnd)
    }
    return RawLink(start: mark, end: reading.end, kind: .mention, confidence: .marked)
  }

  /// `@name:server` and `#name:server` of Matrix.
  mutating func alias(at mark: Int, kind: RawLink.Kind) -> RawLink? {
    guard mark == 0 || !has(text.base[mark - 1], ByteFlags.alphanumeric) else { return nil }
    var end = mark + 1
    while end < mark + 255, has(byte(end), ByteFlags.label) || isAliasMark(byte(end)) { end += 1 }
    steps += end - mark
    guard end > mark + 1, byte(end) == .colon else { return refuseTag(mark, end) }
    let reading = host(from: end + 1)
    guard reading.end > end + 1, !reading.isBroken else { return refuseTag(mark, end) }
    var link = RawLink(start: mark, end: reading.end, kind: kind, confidence: .marked)
    var tail = reading.end
    if port(&tail, &link.findings) { link.end = tail }
    return link
  }

  private func isAliasMark(_ byte: UInt8) -> Bool {
    byte == .fullStop || byte == .equalsSign || byte == .slash || byte == .plusSign
  }
}
