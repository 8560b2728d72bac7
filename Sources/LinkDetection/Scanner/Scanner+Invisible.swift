/// Invisible characters beside a name.
///
/// `my<U+200B>bank.com` reads as one name. Neither half of it is the site that is read, so neither half is a link.
extension Scanner {
  /// How many bytes of invisible characters are passed over.
  private static let longestInvisible = 64

  /// Whether the name that ends at `end` goes on after invisible characters.
  ///
  /// It does not go on where another scheme begins, where the script changes, or where the first invisible character
  /// closes the direction that another one opened right before the link.
  mutating func goesOnAfterInvisible(_ end: Int, from start: Int) -> Bool {
    var position = end
    // `north.` and an invisible character before `shop.org`: the stop belongs to the name.
    if byte(position) == .fullStop { position += 1 }
    let begin = position
    while position < end + Self.longestInvisible, byte(position) >= 0x80 {
      let (scalar, width) = scalar(position)
      guard scalar != ByteText.invalid, CharacterClass.of(scalar).isInvisible else { break }
      if position == begin, closesDirection(scalar), opensDirection(before: start) { return false }
      position += width
    }
    guard position > begin else { return false }
    steps += position - end
    let next = byte(position)
    if next < 0x80 {
      if next == .atSign { return true }
      if next == .fullStop { return byte(position + 1) >= 0x80 || has(byte(position + 1), ByteFlags.label) }
      return has(next, ByteFlags.label) && !startsLink(position)
    }
    return isSameWord(scalar(position).scalar, as: text.base[end - 1])
  }

  /// Whether the name from `start` is the rest of a name that invisible characters divide.
  mutating func comesAfterInvisible(_ start: Int) -> Bool {
    var position = start
    let least = max(0, start - Self.longestInvisible)
    while position > least, text.base[position - 1] >= 0x80 {
      let (scalar, width) = text.decode(before: position)
      guard scalar != ByteText.invalid, CharacterClass.of(scalar).isInvisible else { break }
      position -= width
    }
    guard position < start, position > 0 else { return false }
    steps += start - position
    let before = text.base[position - 1]
    if before < 0x80 {
      switch before {
      case .fullStop, .slash, .colon, .atSign, .percentSign, .backslash: return true
      default: return has(before, ByteFlags.label)
      }
    }
    return isSameWord(text.decode(before: position).scalar, as: text.base[start])
  }

  /// Whether a letter outside ASCII continues the text next to `byte`.
  private func isSameWord(_ scalar: UInt32, as byte: UInt8) -> Bool {
    guard scalar != ByteText.invalid else { return false }
    switch CharacterClass.of(scalar) {
    case .latin: return true
    case .spaced, .unspaced, .neutral, .middleDot: return byte >= 0x80
    default: return false
    }
  }

  private func closesDirection(_ scalar: UInt32) -> Bool { scalar == 0x202C || scalar == 0x2069 }

  private func opensDirection(before start: Int) -> Bool {
    guard start > 2 else { return false }
    switch text.decode(before: start).scalar {
    case 0x202A, 0x202B, 0x2066, 0x2067, 0x2068: return true
    default: return false
    }
  }
}

extension CharacterClass {
  /// Whether the character has neither glyph nor width, or turns the reading direction.
  var isInvisible: Bool {
    switch self {
    case .invisible, .bidiControl, .bidiOverride, .joiner: true
    default: false
    }
  }
}
