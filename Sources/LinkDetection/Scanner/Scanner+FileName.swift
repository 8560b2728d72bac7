/// Which names under a known top-level domain are names of files.
///
/// The tables of ``NameModel`` are counted over real documents: under an ending of files a name is a file unless it is
/// a known site; under an ending that files and sites share, the name itself decides.
extension Scanner {
  /// Whether the name from `start` is a file's.
  mutating func isFile(_ start: Int, _ reading: HostReading, _ ending: UInt64) -> Bool {
    let length = reading.end - reading.lastLabel
    guard length <= 12 else { return false }
    let base = text.base + reading.lastLabel
    if NameLists.fileEndings.containsASCII(base, length) {
      return !isSite(reading) && !hasPublicSuffix(reading)
    }
    if isAlwaysFile(start, reading) { return !isSite(reading) && !hasPublicSuffix(reading) }
    guard NameLists.mixedEndings.containsASCII(base, length) else { return false }
    if isSite(reading) || hasPublicSuffix(reading) || hasSiteLabel(reading) { return false }
    return settings.isForDocuments || isFileStem(start, reading) || isLineNumber(reading.end)
      || isListedFile(start, reading)
  }

  /// `Makefile.one`, `sensors.conf.eg`: the first label names a file, or the one before the last is a file ending.
  private func isAlwaysFile(_ start: Int, _ reading: HostReading) -> Bool {
    var end = start
    while text.base[end] != .fullStop, end < reading.lastLabel { end += 1 }
    if end - start <= 12, NameLists.fileStems.containsASCII(text.base + start, end - start) { return true }
    let length = reading.lastLabel - 1 - reading.labelBefore
    guard reading.labels > 2, length > 0, length <= 8 else { return false }
    return NameLists.sourceEndings.containsASCII(text.base + reading.labelBefore, length)
  }

  /// Whether the last two labels are a site whose ending files have, too.
  func isSite(_ reading: HostReading) -> Bool {
    reading.labels > 1
      && NameLists.sites.containsASCII(text.base + reading.labelBefore, reading.end - reading.labelBefore)
  }

  /// Whether names are registered under the last two labels: `co.in`, `gov.pl`.
  private func hasPublicSuffix(_ reading: HostReading) -> Bool {
    reading.labels > 2
      && NameLists.secondLevel.containsASCII(
        text.base + reading.labelBefore, reading.lastLabel - 1 - reading.labelBefore)
  }

  func hasSiteLabel(_ reading: HostReading) -> Bool {
    NameLists.siteLabels.containsASCII(
      text.base + reading.labelBefore, reading.lastLabel - 1 - reading.labelBefore)
  }

  /// Whether the name is quoted as code is, or listed as in a log of changes: `* parse.pl, scan.pl: …`, `(scan.pl): …`.
  private mutating func isListedFile(_ start: Int, _ reading: HostReading) -> Bool {
    guard start > 0 else { return false }
    let before = text.base[start - 1]
    if before == .backquote { return true }
    if before == .greaterThan, start > 1, text.base[start - 2] == .hyphen { return true }
    let next = byte(reading.end)
    if before == .leftParenthesis, next == .rightParenthesis, byte(reading.end + 1) == .colon { return true }
    guard before == .space, start > 2 else { return false }
    let mark = text.base[start - 2]
    return (next == .colon || next == .comma) && (mark == .asterisk || mark == .comma)
  }

  /// `parse.pl:12`, `parse.pl:12:5`: a line of a file.
  private mutating func isLineNumber(_ position: Int) -> Bool {
    guard byte(position) == .colon, has(byte(position + 1), ByteFlags.digit) else { return false }
    var end = position + 1
    while end < position + 8, has(byte(end), ByteFlags.digit) { end += 1 }
    return byte(end) != .slash
  }

  /// Whether the labels before the ending are as files are called: with capitals or `_`, of words of file names, or
  /// with another file ending among them.
  func isFileStem(_ start: Int, _ reading: HostReading) -> Bool {
    let end = reading.lastLabel - 1
    if end - start > 3, text.base[start] == .l, text.base[start + 1] == .i, text.base[start + 2] == .b {
      return true
    }
    var isLower = text.base[reading.lastLabel] >= .a
    for position in start..<end where text.base[position] == .underscore { return true }
    for position in start..<end where isLower {
      if text.base[position] &- .capitalA < 26 { isLower = false }
    }
    if !isLower { return text.base[reading.lastLabel] >= .a }
    let hasPathEnding = NameLists.pathEndings.containsASCII(
      text.base + reading.lastLabel, reading.end - reading.lastLabel)
    var label = start
    for position in start...end where position == end || text.base[position] == .fullStop {
      let length = position - label
      if label > start, length <= 8 {
        let inner = NameTable.pack(UnsafeBufferPointer(start: text.base + label, count: length))
        if NameLists.innerEndings.contains(inner) || NameLists.fileEndings.contains(inner) { return true }
      }
      if length > 1, !isOfFileWords(label, position), !(hasPathEnding && hasFileWord(label, position)),
        !isNumbered(label, position)
      {
        return false
      }
      label = position + 1
    }
    return true
  }

  /// `case03`: a number with a leading zero counts files.
  private func isNumbered(_ start: Int, _ end: Int) -> Bool {
    end - start > 2 && has(text.base[end - 1], ByteFlags.digit) && text.base[end - 2] == .digit0
  }

  /// `dpkg-divert`: a word of file names beside a hyphen.
  private func hasFileWord(_ start: Int, _ end: Int) -> Bool {
    var word = start
    var hasHyphen = false
    for position in start...end where position == end || text.base[position] == .hyphen {
      hasHyphen = hasHyphen || position < end
      if hasHyphen, position - word > 2, position - word <= 8,
        NameLists.fileWords.containsASCII(text.base + word, position - word)
      {
        return true
      }
      word = position + 1
    }
    return false
  }

  /// Whether a label can be divided into words that the names of files are made of; marks and digits divide too.
  func isOfFileWords(_ start: Int, _ end: Int) -> Bool {
    let length = end - start
    guard length > 0, length <= 32 else { return false }
    // Bit n: a word may begin after n bytes; one letter before the first is common, as in `cdiff`.
    var begins: UInt64 = length > 4 ? 3 : 1
    for offset in 0..<length where begins >> UInt64(offset) & 1 == 1 {
      let byte = text.base[start + offset]
      if has(byte, ByteFlags.digit) || byte == .hyphen || byte == .underscore {
        begins |= 1 << UInt64(offset + 1)
        continue
      }
      for count in 2...8 where offset + count <= length {
        if NameLists.fileWords.containsASCII(text.base + start + offset, count) {
          begins |= 1 << UInt64(offset + count)
        }
      }
    }
    return begins >> UInt64(length) & 1 == 1
  }
}
