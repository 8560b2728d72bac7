/// A host as far as it was read.
struct HostReading {
  /// The end of the host, after cuts.
  var end: Int
  /// The start of its last label.
  var lastLabel: Int
  var labels: Int
  var hasKnownTopLevelDomain = false
  /// A label is empty, or begins or ends with a hyphen.
  var isBroken = false
  /// `_` is in one of the last two labels.
  var hasUnderscoreNearEnd = false
  /// Where the whole run of host characters ends; what is after the cut is prose.
  var runEnd: Int
  var findings: DetectionFindings = []
  /// The start of the label before the last one; equal to ``lastLabel`` if there is none.
  var labelBefore: Int
  /// The labels are parts of a name in program code: `java.io.Reader`.
  var isIdentifier = false
  /// Where another script follows a Latin beginning in the last label; 0 or less if nowhere.
  var change = 0
}

extension Scanner {
  static let maximumHost = 1024

  /// Reads a host from `start`.
  ///
  /// 1. Labels are read over letters, digits, marks, `-` and `_` of any script and symbols, with `.` and its East
  ///    Asian forms between.
  /// 2. Where a label from the second on is a known top-level domain followed by another script, the host ends
  ///    there: `example.com로`.
  /// 3. Where the last label is no known top-level domain but an earlier one is, and a stop of East Asia or a
  ///    capital follows it, the host ends there: `example.com。次`, `example.com.Then`.
  ///
  /// `isMarked` says that `_` is before the link, so that a final `_` is the second of a Markdown pair.
  mutating func host(from start: Int, isMarked: Bool = false) -> HostReading {
    if let reading = plainHost(from: start) { return reading }
    var reading = HostReading(end: start, lastLabel: start, labels: 0, runEnd: start, labelBefore: start)
    var fallback: HostReading?
    let limit = start + Self.maximumHost
    var position = start
    var mixedLabels = 0
    while true {
      let labelStart = position
      var change = 0
      position = label(from: labelStart, limit: limit, change: &change, findings: &reading.findings)
      reading.labelBefore = reading.labels == 0 ? labelStart : reading.lastLabel
      reading.lastLabel = labelStart
      reading.labels += 1
      reading.end = position
      reading.runEnd = position
      reading.change = change
      let isEncoded = isALabel(labelStart)
      if isEncoded { reading.findings.insert(.internationalHost) }
      if position == labelStart || change != 0 && isEncoded { reading.isBroken = true }
      if reading.labels > 1, change > 0, cut(&reading, at: change) { break }
      // Names mix scripts in a label or two; prose full of dots must not be read again from every one of them.
      if change != 0, hasLetter(labelStart, position) { mixedLabels += 1 }
      if mixedLabels > 3 { break }
      let width = dot(at: position)
      guard width > 0, position + width < limit, startsLabel(position + width) else { break }
      if isBadLabel(labelStart, position) { reading.isBroken = true }
      if reading.labels > 1, width == 3 || startsSentence(position + width),
        isTopLevelDomain(labelStart, position)
      {
        if width == 1, isIdentifier(start, position) {
          reading.isIdentifier = true
        } else {
          fallback = reading
          fallback?.hasKnownTopLevelDomain = true
        }
      }
      position += width
    }
    steps += position - start
    if !reading.hasKnownTopLevelDomain { finish(&reading, fallback, isMarked) }
    reading.runEnd = max(reading.runEnd, position)
    reading.hasUnderscoreNearEnd =
      hasUnderscore(reading.lastLabel, reading.end)
      || reading.labels > 1 && hasUnderscore(reading.labelBefore, reading.lastLabel)
    if isBadLabel(reading.lastLabel, reading.end) { reading.isBroken = true }
    if reading.end - start > 63 { checkLength(&reading, from: start) }
    return reading
  }

  /// Reads a host of letters, digits, hyphens and dots; nil if it is anything else, or the rules above may end it earlier.
  ///
  /// Nearly all hosts are; the rules above give the same for them, more slowly.
  @inline(__always)
  mutating func plainHost(from start: Int) -> HostReading? {
    let base = text.base
    let end = min(start + 63, text.count)
    var position = start
    var label = start
    var before = start
    var labels = 1
    var isInternational = false
    var hasCapital = false
    var hyphenated = -1
    while position < end {
      let byte = base[position]
      if has(byte, ByteFlags.alphanumeric) {
        position &+= 1
      } else if byte == .hyphen {
        guard position > label, position &+ 1 < end, has(base[position &+ 1], ByteFlags.label) else {
          return nil
        }
        if position == label &+ 2, isALabel(label) { isInternational = true }
        hyphenated = label
        position &+= 1
      } else if byte == .fullStop, position > label {
        guard position &+ 1 < end else { return nil }
        let next = base[position &+ 1]
        guard has(next, ByteFlags.alphanumeric) else {
          if next >= 0x80 || has(next, ByteFlags.label) { return nil }
          break
        }
        // A capital may begin a sentence.
        if next &- .capitalA < 26 { hasCapital = true }
        position &+= 1
        before = label
        label = position
        labels &+= 1
      } else {
        break
      }
    }
    guard position < end, base[position] < 0x80, base[position] != .underscore else { return nil }
    let isKnown = labels > 1 && isTopLevelDomain(label, position)
    guard isKnown || !hasCapital && hyphenated != label && position > label else { return nil }
    steps &+= position &- start
    return HostReading(
      end: position, lastLabel: label, labels: labels, hasKnownTopLevelDomain: isKnown, runEnd: position,
      findings: isInternational ? .internationalHost : [], labelBefore: before)
  }

  /// Reads one label; `change` is where letters of another script follow a beginning in Latin.
  private mutating func label(
    from start: Int, limit: Int, change: inout Int, findings: inout DetectionFindings
  ) -> Int {
    var position = start
    while position < limit {
      let byte = byte(position)
      if byte < 0x80 {
        guard has(byte, ByteFlags.label) else { break }
        position += 1
        continue
      }
      let (scalar, width) = scalar(position)
      guard scalar != ByteText.invalid else { break }
      switch CharacterClass.of(scalar) {
      case .latin: break
      case .neutral:
        // A digit or mark of another script does not belong to ASCII letters before it.
        if change == 0, position > start, text.base[position - 1] < 0x80, isOfAnotherScript(scalar) {
          change = position
        }
      case .joiner:
        // Between ASCII letters a joiner has no meaning; it only hides that two names are one.
        if position > start, text.base[position - 1] < 0x80, scalar == 0x200C || scalar == 0x200D {
          return position
        }
        if scalar == 0xAD { findings.insert(.invisibleCharacter) }
      case .middleDot:
        guard position == start || isJapanese(before: position), isJapanese(at: position + width) else {
          return position
        }
      case .spaced, .unspaced, .symbol, .emoji:
        if change == 0 { change = position > start ? position : -1 }
      default: return position
      }
      findings.insert(.internationalHost)
      position += width
    }
    return position
  }

  /// Whether the labels from `start` to the stop at `end`, and the capital word after it, are a name in program code.
  ///
  /// `java.io.Reader` and `System.Net.Http` are; `example.com.Then` is a name and a sentence.
  private mutating func isIdentifier(_ start: Int, _ end: Int) -> Bool {
    if isReversed(start) || text.base[start] &- .capitalA < 26 { return true }
    var position = end + 1
    var capitals = 0
    while position < end + 64, has(byte(position), ByteFlags.letter) {
      if text.base[position] &- .capitalA < 26 { capitals += 1 }
      position += 1
    }
    steps += position - end
    if capitals != 1 { return true }
    let next = byte(position)
    let after = byte(position + 1)
    return switch next {
    case .fullStop: after &- .capitalA < 26 || after &- .a < 26
    case .leftParenthesis, .leftBracket, .lessThan, .numberSign, .underscore: true
    case .colon: after == .colon
    default: has(next, ByteFlags.digit)
    }
  }

  /// Whether a mark or digit belongs to one script, which is not Latin.
  private func isOfAnotherScript(_ scalar: UInt32) -> Bool {
    scalar >= 0x0370 && scalar < 0x1AB0 || scalar >= 0xA620 && scalar <= 0xABFF
  }

  private func isJapanese(before position: Int) -> Bool {
    text.base[position - 1] >= 0x80
      && CharacterClass.of(text.decode(before: position).scalar).isUnspaced
  }

  private mutating func isJapanese(at position: Int) -> Bool {
    guard byte(position) >= 0x80 else { return false }
    let (scalar, _) = scalar(position)
    return scalar != ByteText.invalid && CharacterClass.of(scalar).isUnspaced
  }

  /// Ends the host at a change of script if what precedes it is a top-level domain.
  private mutating func cut(_ reading: inout HostReading, at change: Int) -> Bool {
    guard isTopLevelDomain(reading.lastLabel, change) else { return false }
    reading.end = change
    reading.hasKnownTopLevelDomain = true
    return true
  }

  /// Settles the end of a host whose labels are all read.
  private mutating func finish(_ reading: inout HostReading, _ fallback: HostReading?, _ isMarked: Bool) {
    // A hyphen at the very end is punctuation.
    while reading.end > reading.lastLabel {
      let last = text.base[reading.end - 1]
      guard last == .hyphen || (isMarked && last == .underscore) else { break }
      reading.end -= 1
    }
    if reading.labels > 1 {
      if isTopLevelDomain(reading.lastLabel, reading.end) {
        reading.hasKnownTopLevelDomain = true
        return
      }
      if cutGluedProse(&reading) || cutCompound(&reading) {
        reading.hasKnownTopLevelDomain = true
        return
      }
    }
    if let fallback {
      let runEnd = reading.runEnd
      let isIdentifier = reading.isIdentifier
      reading = fallback
      reading.runEnd = runEnd
      reading.isIdentifier = isIdentifier
    }
  }

  /// An international top-level domain with a Korean particle or more East Asian text glued to it.
  private mutating func cutGluedProse(_ reading: inout HostReading) -> Bool {
    guard reading.end > reading.lastLabel, text.base[reading.lastLabel] >= 0xE3,
      settings.mayBeInternational(text.base + reading.lastLabel, reading.end - reading.lastLabel)
    else { return false }
    var end = reading.end
    let least = max(reading.lastLabel + 3, reading.end - 96)
    while end > least {
      end -= text.decode(before: end).width
      guard end > reading.lastLabel, isTopLevelDomain(reading.lastLabel, end) else { continue }
      let isHangul = text.base[reading.lastLabel] >= 0xEA
      if isHangul, !GluedProse.isKoreanParticle(text, end, reading.end) { continue }
      reading.end = end
      return true
    }
    return false
  }

  /// `example.org-Seite`: a hyphen and a word after a top-level domain make a compound of the name and the word.
  ///
  /// A path or port after the word shows that the word belongs to the host.
  private mutating func cutCompound(_ reading: inout HostReading) -> Bool {
    var hyphen = reading.lastLabel
    while hyphen < reading.end, text.base[hyphen] != .hyphen { hyphen += 1 }
    guard hyphen + 2 < reading.end, isTopLevelDomain(reading.lastLabel, hyphen) else { return false }
    let next = byte(reading.end)
    if next == .slash || next == .colon || next == .questionMark || next == .numberSign || next == .atSign {
      return false
    }
    let first = text.base[hyphen + 1]
    let isCapital = first &- .capitalA < 26 || first >= 0x80
    let suffix = NameTable.pack(
      UnsafeBufferPointer(start: text.base + reading.lastLabel, count: min(hyphen - reading.lastLabel, 8)))
    guard isCapital || NameLists.wellKnown.contains(suffix) else { return false }
    for index in (hyphen + 1)..<reading.end {
      let byte = text.base[index]
      guard byte >= 0x80 || byte == .hyphen || has(byte, ByteFlags.letter) else { return false }
    }
    steps += reading.end - reading.lastLabel
    reading.end = hyphen
    return true
  }

  /// The findings in the linked host; the reader may have continued into the prose after it.
  func findings(of reading: HostReading, from start: Int) -> DetectionFindings {
    var findings = reading.findings
    guard findings.contains(.internationalHost) else { return findings }
    let isInternational = (start..<reading.end).contains { position in
      text.base[position] >= 0x80
        || text.base[position] == .hyphen && position >= start + 2 && isALabel(position - 2)
          && (position == start + 2 || text.base[position - 3] == .fullStop)
    }
    if !isInternational { findings.remove(.internationalHost) }
    return findings
  }

  @inline(__always)
  func isTopLevelDomain(_ start: Int, _ end: Int) -> Bool {
    let count = end - start
    guard count > 1, count <= FoldedLabel.capacity else { return false }
    if count <= 8, text.base[start] < 0x80, text.base[end - 1] < 0x80 {
      return settings.topLevelDomains.containsASCII(text.base + start, count)
    }
    // Scripts without case: most labels are sorted out by their first two characters.
    if text.base[start] >= 0xE0, !settings.mayBeInternational(text.base + start, count) { return false }
    return settings.topLevelDomains.containsLong(text.base + start, count)
  }

  /// The width of a dot at `position`: 1, 3 for the East Asian forms, 0 for none.
  @inline(__always)
  mutating func dot(at position: Int) -> Int {
    let first = byte(position)
    if first == .fullStop { return 1 }
    guard first == 0xE3 || first == 0xEF else { return 0 }
    switch scalar(position).scalar {
    case 0x3002, 0xFF0E, 0xFF61: return 3
    default: return 0
    }
  }

  /// Whether a label may begin at `position`.
  private mutating func startsLabel(_ position: Int) -> Bool {
    let byte = byte(position)
    if byte < 0x80 { return has(byte, ByteFlags.label) }
    switch CharacterClass.of(scalar(position).scalar) {
    case .latin, .spaced, .unspaced, .neutral, .symbol, .emoji: return true
    default: return false
    }
  }

  /// Whether a capital and a small letter are at `position`, as at the start of a sentence.
  private mutating func startsSentence(_ position: Int) -> Bool {
    let first = byte(position)
    if first >= 0x80 { return true }
    return first &- .capitalA < 26 && (byte(position + 1) &- .a < 26 || byte(position + 1) == .space)
  }

  private func isBadLabel(_ start: Int, _ end: Int) -> Bool {
    start >= end || text.base[start] == .hyphen || text.base[end - 1] == .hyphen
  }

  /// Whether a label begins with `xn--`, which only ASCII may follow.
  private func isALabel(_ start: Int) -> Bool {
    start + 4 <= text.count && text.base[start] | .caseBit == .x && text.base[start + 1] | .caseBit == .n
      && text.base[start + 2] == .hyphen && text.base[start + 3] == .hyphen
  }

  func hasLetter(_ start: Int, _ end: Int) -> Bool {
    (start..<end).contains { has(text.base[$0], ByteFlags.letter) }
  }

  private func hasUnderscore(_ start: Int, _ end: Int) -> Bool {
    var position = start
    while position < end {
      if text.base[position] == .underscore { return true }
      position += 1
    }
    return false
  }

  /// Notes a host or label longer than DNS allows.
  private func checkLength(_ reading: inout HostReading, from start: Int) {
    var length = 0
    var label = 0
    var isASCII = true
    for index in start..<reading.end {
      let byte = text.base[index]
      if byte == .fullStop {
        (label, isASCII) = (0, true)
      } else if byte & 0xC0 != 0x80 {
        label += 1
      }
      if byte >= 0x80 { isASCII = false }
      length += byte & 0xC0 == 0x80 ? 0 : 1
      if isASCII, label > 63 { reading.findings.insert(.overlongHost) }
    }
    if length > 253 { reading.findings.insert(.overlongHost) }
  }
}
