/// What makes a name under a known top-level domain no host: files, code, ends of sentences, marks of lists, abbreviations.
///
/// The rules look at, in this order:
///
/// 1. **Path**: a path or query after the name makes it a host, except in an address of a file's line.
/// 2. **Marks**: numbers before a short ending, a capital after a stop, single letters: `1.Mo`, `end.So`, `m.in.`.
/// 3. **Ending**: files and members of program code have endings of their own (``NameModel``), with sites among them.
/// 4. **Stem**: under an ending that files and sites share, the words, capitals and marks of the name decide.
/// 5. **Neighbours**: a line number or the arguments of a call after the name.
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
    let ending = packed(reading.lastLabel, reading.end)
    if isListMarker(start, reading, length) || isVersion(start, reading) { return .number }
    if isAbbreviation(start, reading, ending) { return .abbreviation }
    if isSentenceEnd(start, reading, ending) { return .sentenceEnd }
    let isWellKnown = length <= 8 && NameLists.wellKnown.contains(ending)
    if reading.labels == 2, length <= 8, isCode(start, reading, ending) { return .codeIdentifier }
    if reading.labels > 2 || NameLists.packageRoots.contains(packed(start, reading.lastLabel - 1)),
      !isWellKnown,
      isReversed(start)
    {
      return .codeIdentifier
    }
    if isWellKnown {
      if isProduct(start, reading) { return .codeIdentifier }
      return isDocument(start, reading, ending) ? .fileName : nil
    }
    if next == .leftParenthesis, isCall(reading.end) { return .codeIdentifier }
    if isFile(start, reading, ending) { return .fileName }
    return nil
  }

  /// Up to eight letters as one number.
  private func packed(_ start: Int, _ end: Int) -> UInt64 {
    end - start > 8
      ? 0 : NameTable.pack(UnsafeBufferPointer(start: text.base + start, count: max(end - start, 0)))
  }

  // MARK: Marks

  /// `end.So`: a capital and small letters after a stop, and no capital at the start of the name.
  private func isSentenceEnd(_ start: Int, _ reading: HostReading, _ ending: UInt64) -> Bool {
    let first = text.base[reading.lastLabel]
    guard first &- .capitalA < 26 else { return false }
    let isCapitalised = text.base[reading.lastLabel + 1] &- .a < 26
    let isWellKnown = NameLists.wellKnown.contains(ending)
    let isNameCapital = text.base[start] &- .capitalA < 26
    if isCapitalised { return !(isWellKnown && isNameCapital) }
    // `etc.IT`: two capitals behind small letters; `TEST.COM` and `example.COM` are names, `VAR.PG` is none.
    let before = text.base[reading.lastLabel - 2]
    if !isWellKnown, reading.end - reading.lastLabel < 5 { return true }
    return reading.end - reading.lastLabel == 2 && before &- .a < 26
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
    // From three digits on it is a name that is known by its number: `360.cn`.
    return longest > 0 && (longest < 3 || text.base[start] | .caseBit == .v)
  }

  /// `1.0.dev`, `backup-1.2.zip`, `linux-2.6.org`: the last stop but one is between digits.
  private func isVersion(_ start: Int, _ reading: HostReading) -> Bool {
    guard reading.labels > 2 else { return false }
    var position = reading.lastLabel - 1
    while position > start, has(text.base[position - 1], ByteFlags.digit) { position -= 1 }
    let isShort = position < reading.lastLabel - 1 && reading.lastLabel - 1 - position < 3
    return isShort && position > start + 1 && text.base[position - 1] == .fullStop
      && has(text.base[position - 2], ByteFlags.digit)
  }

  /// `m.in.`, `B.Com`: a single letter before a capitalised ending, or before a short one and a stop.
  private mutating func isAbbreviation(_ start: Int, _ reading: HostReading, _ ending: UInt64) -> Bool {
    guard reading.labels == 2 else { return false }
    let isShort = reading.end - reading.lastLabel == 2
    guard reading.lastLabel - 1 - start == 1, has(text.base[start], ByteFlags.letter) else {
      return isShort && NameLists.abbreviations.contains(packed(start, reading.lastLabel - 1))
    }
    let isCapitalised =
      text.base[reading.lastLabel] &- .capitalA < 26 && text.base[reading.lastLabel + 1] &- .a < 26
    if isCapitalised || NameLists.degrees.contains(ending) { return true }
    return isShort && byte(reading.end) == .fullStop && !NameLists.singleLetterEndings.contains(ending)
      && !isSite(reading)
  }

  // MARK: Code

  /// `self.name`, `numpy.dot`: a receiver or member that programs have.
  private func isCode(_ start: Int, _ reading: HostReading, _ ending: UInt64) -> Bool {
    if NameLists.members.contains(ending) { return !isSite(reading) }
    if NameLists.wellKnown.contains(ending) { return false }
    return NameLists.receivers.contains(packed(start, reading.lastLabel - 1))
  }

  /// `java.io`, `asp.net`: a package or product whose last part happens to be a well-known top-level domain.
  private func isProduct(_ start: Int, _ reading: HostReading) -> Bool {
    let ending = packed(reading.lastLabel, reading.end)
    guard reading.labels == 2, NameLists.productEndings.contains(ending) else { return false }
    return NameLists.products.contains(packed(start, reading.lastLabel - 1))
  }

  /// `README.org`, `COMMAND.COM`: capitals before the ending of a document or of a program of DOS.
  private func isDocument(_ start: Int, _ reading: HostReading, _ ending: UInt64) -> Bool {
    guard reading.labels == 2, isCapital(start, reading.lastLabel - 1) else { return false }
    if text.base[reading.lastLabel] == .o {
      return ending == NameTable.pack("org".utf8) && reading.lastLabel - start > 4
    }
    return text.base[reading.lastLabel] == .capitalC && ending == NameTable.pack("com".utf8)
      && !hasSiteLabel(reading) && packed(start, reading.lastLabel - 1) != NameTable.pack("test".utf8)
      && isOfFileWords(start, reading.lastLabel - 1)
  }

  private func isCapital(_ start: Int, _ end: Int) -> Bool {
    (start..<end).allSatisfy { text.base[$0] &- .capitalA < 26 }
  }

  /// `com.example.app`: a name written from its top-level domain down, as packages of programs are.
  func isReversed(_ start: Int) -> Bool {
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

  // MARK: Alone

  /// Whether a name with an East Asian stop is alone: no prose before or after it.
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
}
