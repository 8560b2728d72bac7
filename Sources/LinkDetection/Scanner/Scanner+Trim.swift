extension Scanner {
  /// How far before a link the first mark of a pair is looked for.
  static let pairDistance = 256

  /// Removes characters at the end of a link that belong to the surrounding prose.
  mutating func trimmed(_ safe: Int, from start: Int, _ state: PathReading, _ link: RawLink) -> Int {
    var end = safe
    if state.apostrophes > 0 { end = balancedApostrophe(end, state, link) }
    while end > start {
      let last = text.base[end - 1]
      let reduced: Int
      if last >= 0x80 {
        reduced = withoutEmoji(end, from: start, link)
      } else if last == .asterisk || last == .underscore || last == .tilde {
        reduced = withoutMark(last, end, link)
      } else {
        reduced = end
      }
      if reduced == end { break }
      end = reduced
      while end > start, isSoft(text.base[end - 1]) { end -= 1 }
    }
    return end
  }

  private func isSoft(_ byte: UInt8) -> Bool {
    switch byte {
    case .exclamationMark, .apostrophe, .comma, .fullStop, .colon, .semicolon, .questionMark: true
    default: false
    }
  }

  /// `/a'b'`: a final apostrophe belongs to the link if it is the second of two, and no apostrophe precedes the link.
  private func balancedApostrophe(_ end: Int, _ state: PathReading, _ link: RawLink) -> Int {
    guard end < text.count, text.base[end] == .apostrophe else { return end }
    if link.start > 0, text.base[link.start - 1] == .apostrophe { return end }
    var count = 0
    for index in link.start..<end where text.base[index] == .apostrophe { count += 1 }
    return count % 2 == 1 ? end + 1 : end
  }

  /// A final emoji is decoration, `/a/b😛`, unless it fills a segment, `/😀`.
  private mutating func withoutEmoji(_ end: Int, from start: Int, _ link: RawLink) -> Int {
    var begin = end
    var hasEmoji = false
    scan: while begin > start + 1 {
      let (scalar, width) = text.decode(before: begin)
      guard scalar >= 0x80, scalar != ByteText.invalid else { break }
      switch CharacterClass.of(scalar) {
      case .emoji: hasEmoji = true
      case .joiner: break
      default: break scan
      }
      begin -= width
    }
    steps += end - begin
    guard hasEmoji else { return end }
    let before = text.base[begin - 1]
    let fillsSegment =
      before == .slash || before == .equalsSign || before == .questionMark || before == .numberSign
    if fillsSegment, !framesLink(text.decode(before: end).scalar, link.start) { return end }
    return begin
  }

  /// Whether an emoji at the end frames the link: the same emoji precedes it, or it is a hand that points back.
  private func framesLink(_ last: UInt32, _ start: Int) -> Bool {
    if last == 0x1F448 { return true }
    return start > 0 && text.decode(before: start).scalar == last
  }

  /// Removes a Markdown mark if its first half precedes the link: `**http://x/a**`.
  private mutating func withoutMark(_ mark: UInt8, _ end: Int, _ link: RawLink) -> Int {
    var before = link.start
    var reduced = end
    while before > 0, reduced > link.start, isMark(text.base[before - 1]), isMark(text.base[reduced - 1]),
      text.base[before - 1] == text.base[reduced - 1]
    {
      before -= 1
      reduced -= 1
    }
    if reduced < end { return reduced }
    // `**see http://x/a**`: a double mark may open earlier in the line.
    guard end - 2 > link.start, text.base[end - 2] == mark else { return end }
    var position = link.start - 1
    let least = max(0, link.start - Self.pairDistance)
    while position > least, text.base[position] != .lineFeed {
      if text.base[position] == mark, text.base[position - 1] == mark { return end - 2 }
      position -= 1
    }
    steps += link.start - position
    return end
  }

  private func isMark(_ byte: UInt8) -> Bool { byte == .asterisk || byte == .underscore || byte == .tilde }
}
