extension Scanner {
  /// Whether the character before `start` separates words, so that a tag or mention may begin.
  private func beginsTag(_ start: Int, refusing marks: StaticString) -> Bool {
    guard start > 0 else { return true }
    let (scalar, _) = text.decode(before: start)
    if scalar < 0x80 {
      let byte = UInt8(scalar)
      if has(byte, ByteFlags.alphanumeric) || byte == .underscore { return false }
      for index in 0..<marks.utf8CodeUnitCount where marks.utf8Start[index] == byte { return false }
      return true
    }
    guard scalar != ByteText.invalid else { return true }
    return !CharacterClass.of(scalar).isLetter
  }

  /// Looks at `#`.
  mutating func hashtag(at mark: Int, width: Int) -> RawLink? {
    guard mark >= lowerLimit else { return nil }
    if settings.hashtags == .matrix { return alias(at: mark, kind: .hashtag) }
    let isGlued = !beginsTag(mark, refusing: "&#@")
    var end = mark + width
    var hasLetter = false
    var safe = end
    // Longer ones are no topics anywhere; the scan has a limit of its own.
    let limit = mark + 1024
    while end < limit {
      let byte = byte(end)
      if byte < 0x80 {
        if has(byte, ByteFlags.digit) {
        } else if has(byte, ByteFlags.letter) {
          hasLetter = true
        } else if byte != .underscore {
          break
        }
        end += 1
        safe = end
        continue
      }
      let (scalar, length) = scalar(end)
      guard scalar != ByteText.invalid, let isSafe = tagCharacter(scalar, &hasLetter) else { break }
      end += length
      if isSafe { safe = end }
    }
    steps += end - mark
    let next = byte(end)
    // `#a#b` is neither; a tag that another mark follows is a fragment or colour.
    let isFollowed = next == .numberSign
    guard !isGlued, hasLetter, !isFollowed, safe > mark + width else {
      resume = max(resume, isFollowed ? end + 1 : end)
      recordRejection(mark, max(safe, mark + width), isGlued ? .noBoundaryBefore : .badTag, mark: mark)
      if isFollowed { skipTags(end) }
      return nil
    }
    return RawLink(start: mark, end: safe, kind: .hashtag, confidence: .marked)
  }

  /// Whether a character outside ASCII may be in a hashtag, and whether it may be the last; nil if not.
  private func tagCharacter(_ scalar: UInt32, _ hasLetter: inout Bool) -> Bool? {
    switch scalar {
    case 0xB7, 0x30FB, 0x200C, 0x200D, 0x05F3, 0x05F4, 0x05BE: return scalar == 0x05F3
    case 0xFF5E, 0x301C, 0x3003, 0x303B, 0x0F0B, 0x0F0C, 0xFF3F:
      return true
    case 0x202A...0x202E: return nil
    default: break
    }
    guard let value = Unicode.Scalar(scalar) else { return nil }
    switch value.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
      hasLetter = true
      return true
    case .nonspacingMark, .spacingMark: return scalar < 0xFE00 || scalar > 0xFE0F ? true : nil
    case .decimalNumber: return true
    case .letterNumber:
      hasLetter = true
      return true
    default: return nil
    }
  }

  /// Passes over `#b#c` after a tag that is none.
  private mutating func skipTags(_ start: Int) {
    var end = start
    while end < start + 1024, !has(byte(end), ByteFlags.runEnd), end < text.count { end += 1 }
    steps += end - start
    resume = max(resume, end)
  }

  /// Looks at `$`: `$TICKER`, with `.X` or `_X` after it.
  mutating func cashtag(at mark: Int) -> RawLink? {
    guard mark >= lowerLimit, beginsTag(mark, refusing: "$&#/@") else { return nil }
    var end = mark + 1
    while end < mark + 8, has(byte(end), ByteFlags.letter) { end += 1 }
    let length = end - mark - 1
    guard length > 0, length <= 6 else { return nil }
    let separator = byte(end)
    if separator == .fullStop || separator == .underscore, has(byte(end + 1), ByteFlags.letter) {
      var tail = end + 1
      while tail < end + 4, has(byte(tail), ByteFlags.letter) { tail += 1 }
      if tail - end - 1 <= 2 { end = tail }
    }
    let next = byte(end)
    if has(next, ByteFlags.alphanumeric) || next == .dollarSign { return nil }
    if next >= 0x80, CharacterClass.of(scalar(end).scalar).isLetter { return nil }
    steps += end - mark
    return RawLink(start: mark, end: end, kind: .cashtag, confidence: .marked)
  }
}
