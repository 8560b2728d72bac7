/// What makes a name under a known top-level domain no host: file names, code, sentence ends, list markers.
extension Scanner {
  /// Why the name from `start` is no link although its last label is a top-level domain; nil if it is one.
  mutating func lookAlike(_ start: Int, _ reading: HostReading) -> RejectedCandidate.Reason? {
    let next = byte(reading.end)
    let hasPath =
      next == .slash || next == .questionMark && has(byte(reading.end + 1), ByteFlags.alphanumeric)
    if hasPath { return nil }
    let isASCII = text.base[reading.lastLabel] < 0x80 && text.base[reading.end - 1] < 0x80
    guard isASCII else { return nil }
    let length = reading.end - reading.lastLabel
    let suffix = NameTable.pack(
      UnsafeBufferPointer(start: text.base + reading.lastLabel, count: min(length, 8)))
    if isListMarker(start, reading, length) { return .number }
    if isSentenceEnd(start, reading, length) { return .sentenceEnd }
    if reading.labels == 2 {
      if length <= 8, NameLists.fileSuffixes.contains(suffix) { return .fileName }
      if reading.end - reading.lastLabel == 10, isEqual(reading.lastLabel, reading.end, "properties") {
        return .fileName
      }
      if isFile(start, reading, suffix) { return .fileName }
      if length <= 8, isCode(start, reading, suffix) { return .codeIdentifier }
    }
    if reading.labels > 2, !NameLists.wellKnown.contains(suffix), isReversed(start) { return .codeIdentifier }
    if next == .leftParenthesis, isCall(reading.end), !NameLists.wellKnown.contains(suffix) {
      return .codeIdentifier
    }
    return nil
  }

  /// `end.So`: a capital and small letters behind a stop, and no capital at the start of the name.
  private func isSentenceEnd(_ start: Int, _ reading: HostReading, _ length: Int) -> Bool {
    let first = text.base[reading.lastLabel]
    guard first &- .capitalA < 26 else { return false }
    let isCapitalised = text.base[reading.lastLabel + 1] &- .a < 26
    let suffix = NameTable.pack(
      UnsafeBufferPointer(start: text.base + reading.lastLabel, count: min(length, 8)))
    let isWellKnown = NameLists.wellKnown.contains(suffix)
    let isNameCapital = text.base[start] &- .capitalA < 26
    if isCapitalised { return !(isWellKnown && isNameCapital) }
    // `etc.IT`: two capitals behind small letters; `TEST.COM` and `example.COM` are names.
    let before = text.base[reading.lastLabel - 2]
    return length == 2 && before &- .a < 26
  }

  /// `1.Mo`, `2.ao`, `v2.to`, `10.30.am`: numbers before a two-letter top-level domain.
  private func isListMarker(_ start: Int, _ reading: HostReading, _ length: Int) -> Bool {
    guard length == 2 else { return false }
    var position = start
    if text.base[position] | .caseBit == .v { position += 1 }
    var digits = 0
    var longest = 0
    while position < reading.lastLabel - 1 {
      let byte = text.base[position]
      if has(byte, ByteFlags.digit) {
        digits += 1
        longest = max(longest, digits)
      } else if byte == .fullStop {
        digits = 0
      } else {
        return false
      }
      position += 1
    }
    // From three digits on it is a name that people know by its number: `360.cn`.
    return longest > 0 && (longest < 3 || text.base[start] | .caseBit == .v)
  }

  /// Suffixes that are a country too: only with a stem that files have.
  private func isFile(_ start: Int, _ reading: HostReading, _ suffix: UInt64) -> Bool {
    guard NameLists.countrySuffixes.contains(suffix) else { return false }
    let stem = reading.lastLabel - 1
    if isEqual(start, min(start + 3, stem), "lib") { return stem - start > 3 || true }
    return NameLists.fileStems.containsASCII(text.base + start, stem - start)
  }

  /// `self.name`, `numpy.dot`: a receiver or member that programs have.
  private func isCode(_ start: Int, _ reading: HostReading, _ suffix: UInt64) -> Bool {
    if NameLists.members.contains(suffix) { return true }
    if NameLists.wellKnown.contains(suffix) { return false }
    let stem = reading.lastLabel - 1
    return NameLists.receivers.containsASCII(text.base + start, stem - start)
  }

  /// `com.example.app`: a name written from its top-level domain down, as packages of programs are.
  private func isReversed(_ start: Int) -> Bool {
    var end = start
    while text.base[end] != .fullStop, end - start < 9, end + 1 < text.count { end += 1 }
    return NameLists.reversedBeginnings.containsASCII(text.base + start, end - start)
  }

  /// Whether `(` at `position` opens the arguments of a call: `foo.map(x)`, `foo.run()`.
  private mutating func isCall(_ position: Int) -> Bool {
    let inside = byte(position + 1)
    return inside == .rightParenthesis || inside == .quotationMark || inside == .apostrophe
      || has(inside, ByteFlags.alphanumeric)
  }

  /// Whether a name with an East Asian stop stands alone: no prose before or behind it.
  mutating func standsAlone(_ start: Int, _ mark: Int, _ reading: HostReading) -> Bool {
    let end = reading.end
    guard text.base[mark - 1] >= 0x80, end == reading.runEnd, end - reading.lastLabel <= 18,
      (text.base[end - 3] &- 0xE3) & 0xF8 == 0
    else { return false }
    let isStart = start == 0 || has(text.base[start - 1], ByteFlags.runEnd)
    return isStart && byte(end) & 0xD5 == 0
  }

  /// Whether a top-level domain could begin with the character at `position`; sorts out most stops in prose.
  mutating func mayBeTopLevelDomain(_ position: Int) -> Bool {
    let first = byte(position)
    if first < 0xE0 { return true }
    _ = byte(position + 5)
    return settings.mayBeInternational(text.base + position, text.count - position)
  }

  private func isEqual(_ start: Int, _ end: Int, _ word: StaticString) -> Bool {
    guard end - start == word.utf8CodeUnitCount else { return false }
    return (0..<word.utf8CodeUnitCount).allSatisfy { text.base[start + $0] | .caseBit == word.utf8Start[$0] }
  }
}
