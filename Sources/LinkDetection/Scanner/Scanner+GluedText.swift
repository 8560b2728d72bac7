/// Text of another script that is written onto the end of an ASCII path without a space.
///
/// A path in Han, kana or Hangul is common, so such text is part of a link unless what comes before it is complete: a
/// code as short links have it, the ending of a file, or a number. Behind `/wiki/` and its like a title follows, which
/// may well begin with a number.
extension Scanner {
  private static let longestToken = 96

  /// Whether the ASCII text before `position` is complete, so that a letter of an unspaced script there is prose.
  mutating func endsToken(at position: Int, _ state: PathReading) -> Bool {
    var run = position
    let least = max(0, position - Self.longestToken)
    while run > least, has(text.base[run - 1], ByteFlags.alphanumeric) { run -= 1 }
    var segment = run
    while segment > least, !startsSegment(after: text.base[segment - 1]) { segment -= 1 }
    steps += position - segment
    if run > segment + 1, text.base[run - 1] == .fullStop, isFileEnding(run, position) { return true }
    if isTitle(before: segment) { return false }
    if isCode(segment, position) { return true }
    guard isDigits(run, position), !state.hasInternational else { return false }
    // `ChangeLog-5.18.12`: a version is a number, too.
    while run > segment + 1, text.base[run - 1] == .fullStop, has(text.base[run - 2], ByteFlags.digit) {
      run -= 1
      while run > segment, has(text.base[run - 1], ByteFlags.digit) { run -= 1 }
    }
    let isOwnPart = run == segment || text.base[run - 1] == .hyphen || text.base[run - 1] == .underscore
    return isOwnPart && !GluedProse.beginsWithCounter(text, position)
  }

  private func startsSegment(after byte: UInt8) -> Bool {
    switch byte {
    case .slash, .equalsSign, .ampersand, .questionMark, .numberSign: true
    default: byte >= 0x80 || has(byte, ByteFlags.runEnd)
    }
  }

  private func isDigits(_ start: Int, _ end: Int) -> Bool {
    var position = start
    while position < end, has(text.base[position], ByteFlags.digit) { position += 1 }
    return position == end && end > start
  }

  private func isFileEnding(_ start: Int, _ end: Int) -> Bool {
    guard end - start <= 8 else { return false }
    let ending = NameTable.pack(UnsafeBufferPointer(start: text.base + start, count: end - start))
    return NameLists.documentEndings.contains(ending)
  }

  /// Whether a segment is a code as short links and videos have it: `RUy3HJN`, `dQw4w9WgXcQ`; no word, year or product.
  ///
  /// What makes a code is disorder: a capital after a small letter, a letter after a digit, a digit after a letter.
  private func isCode(_ start: Int, _ end: Int) -> Bool {
    guard end - start >= 5 else { return false }
    var turns = 0
    var letters = 0
    var digits = 0
    var hasLetterAfterDigit = false
    var position = start
    while position < end {
      let byte = text.base[position]
      let before = position > start ? text.base[position - 1] : 0
      if has(byte, ByteFlags.digit) {
        digits += 1
        if has(before, ByteFlags.letter) { turns += 1 }
      } else if has(byte, ByteFlags.letter) {
        letters += 1
        if has(before, ByteFlags.digit) {
          turns += 1
          hasLetterAfterDigit = true
        } else if byte &- .capitalA < 26, before &- .a < 26 {
          turns += 1
        }
      } else if byte != .hyphen && byte != .underscore {
        return false
      }
      position += 1
    }
    if turns >= 2, hasLetterAfterDigit || turns >= 3 { return true }
    return letters > 0 && digits > 0 && letters + digits >= 10 && letters + digits == end - start
  }

  /// Whether a title follows: `/wiki/`, `/tag/`, `?q=`.
  private func isTitle(before segment: Int) -> Bool {
    guard segment > 1, text.base[segment - 1] == .slash || text.base[segment - 1] == .equalsSign else {
      return false
    }
    let end = segment - 1
    var start = end
    while start > 0, end - start <= 8, has(text.base[start - 1], ByteFlags.alphanumeric) { start -= 1 }
    guard end > start, end - start <= 8 else { return false }
    return NameLists.titleKeys.contains(
      NameTable.pack(UnsafeBufferPointer(start: text.base + start, count: end - start)))
  }
}
