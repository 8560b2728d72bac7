/// The rules of the reference for UTS #58: they know one way to begin a link, a top-level domain.
extension Scanner {
  mutating func uts58(at mark: Int) -> RawLink? {
    switch text.base[mark] {
    case .fullStop: return uts58Name(at: mark, width: 1)
    case 0x80 where mark > 0 && text.base[mark - 1] == 0xE3: return uts58Name(at: mark - 1, width: 3)
    case 0xBC where mark > 0 && text.base[mark - 1] == 0xEF && byte(mark + 1) == 0x8E:
      return uts58Name(at: mark - 1, width: 3)
    case 0xBD where mark > 0 && text.base[mark - 1] == 0xEF && byte(mark + 1) == 0xA1:
      return uts58Name(at: mark - 1, width: 3)
    default: return nil
    }
  }

  /// Whether a code point may be in a host: letters, digits, `-`, and what UTS #46 keeps or maps.
  private func isHostCharacter(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return has(UInt8(scalar), ByteFlags.alphanumeric) || scalar == .hyphen }
    guard scalar != ByteText.invalid, let value = Unicode.Scalar(scalar) else { return false }
    switch LinkTerm.of(scalar) {
    case .hard: return false
    case .soft where scalar == 0x3002 || scalar == 0xFF0E || scalar == 0xFF61: return false
    // UTS #46 maps these to stops.
    case _ where scalar >= 0x2024 && scalar <= 0x2026 || scalar == 0xFE19 || scalar == 0xFE52: return false
    default: return value.properties.generalCategory != .format
    }
  }

  /// Looks at a stop, whose host is read in both directions.
  private mutating func uts58Name(at mark: Int, width: Int) -> RawLink? {
    guard mark > lowerLimit else { return nil }
    var start = mark
    let least = max(lowerLimit, mark - Self.maximumHost)
    while start > least {
      let (scalar, width) = text.decode(before: start)
      guard start - width >= least, isHostCharacter(scalar) else { break }
      start -= width
    }
    steps += mark - start
    let first = start
    var labelStart = start
    var end = start
    var labels = 0
    var isBad = false
    let limit = start + Self.maximumHost
    while true {
      labelStart = end
      while end < limit {
        let (scalar, width) = scalar(end)
        guard isHostCharacter(scalar) else { break }
        end += width
      }
      labels += 1
      let isEmpty = end == labelStart
      if isEmpty || text.base[labelStart] == .hyphen || text.base[end - 1] == .hyphen { isBad = true }
      let width = dot(at: end)
      guard width > 0, end < limit else { break }
      // A stop that no label follows is left out.
      guard isHostCharacter(scalar(end + width).scalar) else { break }
      end += width
    }
    steps += end - start
    resume = max(resume, end)
    guard labels > 1, !isBad, isTopLevelDomain(labelStart, end) else {
      return refuse58(first, end, isBad ? .badLabel : .unknownTopLevelDomain, mark)
    }
    if first > 0, text.decode(before: first).scalar == .fullStop {
      return refuse58(first, end, .badLabel, mark)
    }
    if first > 0, text.base[first - 1] == .atSign { return uts58Email(at: first - 1, hostEnd: end, mark) }
    return uts58URL(from: first, hostEnd: end, mark)
  }

  private mutating func refuse58(_ start: Int, _ end: Int, _ reason: RejectedCandidate.Reason, _ mark: Int)
    -> RawLink?
  {
    recordRejection(start, end, reason, mark: mark)
    return nil
  }

  private mutating func uts58URL(from start: Int, hostEnd: Int, _ mark: Int) -> RawLink? {
    if byte(hostEnd) == .atSign { return nil }
    var link = RawLink(start: start, end: hostEnd, kind: .url, confidence: .bareName)
    for scheme: StaticString in ["https://", "http://"] where precedes(start, scheme) {
      link.start = start - scheme.utf8CodeUnitCount
      link.confidence = .explicitScheme
      break
    }
    guard settings.findsURLs else {
      lowerLimit = max(lowerLimit, hostEnd)
      return nil
    }
    if link.confidence == .bareName, settings.bareNames == .never {
      return refuse58(start, hostEnd, .bareNamesOff, mark)
    }
    var end = hostEnd
    let afterDot = byte(end) == .fullStop ? byte(end + 1) : 0
    if afterDot == .slash || afterDot == .questionMark || afterDot == .numberSign || afterDot == .colon {
      end += 1
    }
    guard uts58Port(&end) else { return refuse58(start, end, .badPort, mark) }
    link.end = end == hostEnd + 1 && byte(end - 1) == .fullStop ? hostEnd : end
    uts58Path(from: end, &link)
    return link
  }

  /// Whether `word` is right before `position`, behind ``lowerLimit``.
  private func precedes(_ position: Int, _ word: StaticString) -> Bool {
    let start = position - word.utf8CodeUnitCount
    guard start >= lowerLimit else { return false }
    return (0..<word.utf8CodeUnitCount).allSatisfy { text.base[start + $0] == word.utf8Start[$0] }
  }

  private mutating func uts58Port(_ end: inout Int) -> Bool {
    guard byte(end) == .colon, has(byte(end + 1), ByteFlags.digit) else { return true }
    var position = end + 1
    var value = 0
    while position < end + 7, has(byte(position), ByteFlags.digit) {
      value = value * 10 + Int(text.base[position] - .digit0)
      position += 1
    }
    guard position <= end + 6, value <= 65_535 else { return false }
    end = position
    return true
  }

  /// The end of path, query and fragment.
  ///
  /// Source: UTS #58, *Termination*.
  private mutating func uts58Path(from start: Int, _ link: inout RawLink) {
    var position = start
    var part: UInt8 = 0
    var open: [UInt32] = []
    let limit = link.start + settings.maximumLength + Self.marksAfterLongest
    loop: while true {
      if position >= limit {
        link.end = position
        break
      }
      let (scalar, width) = scalar(position)
      guard scalar != ByteText.invalid else { break }
      if part == 0 || part == .slash && (scalar == .questionMark || scalar == .numberSign)
        || part == .questionMark && scalar == .numberSign
      {
        guard scalar == .slash || scalar == .questionMark || scalar == .numberSign else { break }
        part = UInt8(scalar)
        position += width
        link.end = position
        continue
      }
      if isInteriorSyntax(scalar, part, position) { open.removeAll(keepingCapacity: true) }
      position += width
      switch LinkTerm.of(scalar) {
      case .include: link.end = position
      case .soft: break
      case .hard: break loop
      case .open:
        open.append(scalar)
        link.end = position
      case .close:
        guard open.popLast() == LinkTerm.opening(of: scalar) else { break loop }
        link.end = position
      }
    }
    steps += position - start
  }

  /// `/` in a path, `=` and `&` in a query, `:~:` in a fragment.
  private mutating func isInteriorSyntax(_ scalar: UInt32, _ part: UInt8, _ position: Int) -> Bool {
    switch part {
    case .slash: return scalar == .slash
    case .questionMark: return scalar == .equalsSign || scalar == .ampersand
    default: return scalar == .colon && byte(position + 1) == .tilde && byte(position + 2) == .colon
    }
  }

  /// The local part before `@`.
  ///
  /// Source: UTS #58, *Email Addresses*.
  private mutating func uts58Email(at sign: Int, hostEnd: Int, _ mark: Int) -> RawLink? {
    var start = sign
    let least = max(lowerLimit, sign - Self.maximumHost)
    while start > least {
      let (scalar, width) = text.decode(before: start)
      guard scalar != ByteText.invalid, start - width >= least else { break }
      guard scalar < 0x80 ? has(UInt8(scalar), ByteFlags.linkEmail) : LinkEmail.contains(scalar) else {
        break
      }
      start -= width
    }
    steps += sign - start
    let hasSlashes = start + 1 < sign && text.base[start] == .slash && text.base[start + 1] == .slash
    let isUserinfo = hasSlashes && start > 0 && text.base[start - 1] == .colon
    var isGood = start < sign && text.base[start] != .fullStop && text.base[sign - 1] != .fullStop
    var index = start + 1
    while index < sign {
      if text.base[index] == .fullStop, text.base[index - 1] == .fullStop { isGood = false }
      index += 1
    }
    guard isGood, !isUserinfo, settings.findsEmail else {
      lowerLimit = max(lowerLimit, hostEnd)
      return refuse58(start, hostEnd, isUserinfo ? .userinfoRefused : .badLocalPart, mark)
    }
    var link = RawLink(start: start, end: hostEnd, kind: .email, confidence: .marked)
    if precedes(start, "mailto:") {
      link.start = start - 7
      link.confidence = .explicitScheme
    }
    return link
  }
}
