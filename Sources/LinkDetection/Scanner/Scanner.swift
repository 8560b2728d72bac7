/// The one pass over the bytes.
///
/// 1. ``TriggerScan`` finds the next mark that could be part of a link.
/// 2. The mark's byte decides which rule looks at it; most marks are sorted out by their two neighbours.
/// 3. A rule walks back to where the link would begin, never before ``lowerLimit``, and forwards to where it ends.
/// 4. A link moves ``lowerLimit`` to its end. A candidate that is none moves ``resume`` after what was looked at, so
///    that no byte is looked at more than a fixed number of times: the pass is linear.
///
/// In a stream the bytes may end before the text does. A read beyond the end sets ``touchedEnd``; its
/// verdict is then dropped, and asked for again when there is more.
struct Scanner {
  let text: ByteText
  let flags: UnsafePointer<UInt8>
  private let settingsPointer: UnsafePointer<ScanSettings>
  let trigger: TriggerScan
  /// Whether the text ends where the bytes end.
  let isFinal: Bool

  /// Where scanning goes on.
  var position: Int
  /// The end of the last link or of what was skipped: nothing before it can be part of a link.
  var lowerLimit: Int
  /// Where scanning goes on after the candidate in hand.
  var resume = 0
  var touchedEnd = false
  /// Whether scanning stopped because the verdict needs bytes that are not there yet.
  var needsMore = false
  /// Whether the bytes end within a run of text that began with a link over the limit.
  var isInLongRun = false
  /// The number of bytes that the rules have read; tests compare it with the length of the text.
  var steps = 0
  /// Rejected candidates, collected only where asked for.
  var rejections: UnsafeMutablePointer<[RawRejection]>?

  /// How far before a mark a name or local part may begin; longer ones are none.
  static let lookBehind = 512
  /// How much of the text before ``position`` a stream has to keep.
  static let context = 4096

  /// The engine that `settings` belongs to has to live longer than the scanner.
  @inline(__always)
  init(
    _ settings: SettingsPointer, base: UnsafePointer<UInt8>, count: Int, from position: Int = 0,
    isFinal: Bool = true
  ) {
    self.text = ByteText(base: base, count: count)
    self.settingsPointer = settings.pointer
    self.flags = settings.pointer.pointee.flags
    self.trigger = TriggerScan(
      isWide: settings.pointer.pointee.needsWideTrigger, hasSlash: settings.pointer.pointee.hasDotlessHosts)
    self.isFinal = isFinal
    self.position = position
    self.lowerLimit = position
  }

  @inline(__always)
  var settings: ScanSettings { settingsPointer.pointee }

  /// The next link; nil at the end, or where ``needsMore`` says so.
  @inline(__always)
  mutating func next() -> RawLink? {
    while true {
      let mark = trigger.next(text.base, from: position, to: text.count, isFinal: isFinal)
      guard mark < text.count else {
        position = text.count
        // The plain scan notices names with an ideographic full stop by what follows them.
        let endsInEastAsia = text.count > 12 && text.base[text.count &- 1] >= 0x80
        return endsInEastAsia && isFinal && !trigger.isWide ? lookAtEnd() : nil
      }
      if isIdle(mark) {
        position = mark &+ 1
        continue
      }
      if let link = look(at: mark) { return link }
      if needsMore { return nil }
    }
  }

  /// Skips most marks by their neighbours: a stop before a space, a colon in a time of day.
  @inline(__always)
  private func isIdle(_ mark: Int) -> Bool {
    guard !settings.isUTS58, mark > 0 else { return false }
    if text.base[mark] & 0xD5 == 0 {
      return !settings.mayEndInternational(text.base[mark &- 2], text.base[mark &- 1])
        || stop(endingAt: mark) < 0
    }
    let rest = text.count &- mark
    // What the end of the bytes cuts is not idle in a stream, and always in a text.
    guard rest > 1 else { return isFinal }
    let before = text.base[mark &- 1]
    let after = text.base[mark &+ 1]
    switch text.base[mark] {
    case .fullStop:
      return !(after >= 0x80 || has(after, ByteFlags.alphanumeric))
        || !(before >= 0x80 || has(before, ByteFlags.label))
    case .colon:
      if after == .slash { return false }
      let last = (before | .caseBit) &- .a
      return last >= 26 || settings.opaqueLastLetters &>> UInt32(last) & 1 == 0
    default: return false
    }
  }

  /// The ideographic full stop of a name that ends at `end`, two to six characters before it; -1 if there is none.
  @inline(__always)
  private func stop(endingAt end: Int) -> Int {
    var start = end &- 9
    let least = max(lowerLimit &+ 3, end &- 21)
    while start >= least {
      if text.base[start] == 0xE3, text.base[start &+ 1] == 0x80, text.base[start &+ 2] == 0x82 {
        return start
      }
      start &-= 3
    }
    return -1
  }

  /// Looks for a name with an ideographic full stop at the end of the text.
  @inline(never)
  private mutating func lookAtEnd() -> RawLink? {
    let start = stop(endingAt: text.count)
    guard start >= 0, let link = bareName(at: start, width: 3) else { return nil }
    lowerLimit = link.end
    return link
  }

  @inline(never)
  private mutating func look(at mark: Int) -> RawLink? {
    touchedEnd = false
    resume = mark + 1
    let oldThreshold = lowerLimit
    let link = settings.isUTS58 ? uts58(at: mark) : chat(at: mark)
    if touchedEnd, !isFinal {
      position = mark
      lowerLimit = oldThreshold
      needsMore = true
      rejections?.pointee.removeAll { $0.mark == mark }
      return nil
    }
    if let link {
      if link.end - link.start > settings.maximumLength { return refuseLong(link, mark) }
      lowerLimit = max(lowerLimit, link.end)
      position = max(resume, link.end)
    } else {
      position = resume
    }
    return link
  }

  private mutating func chat(at mark: Int) -> RawLink? {
    switch text.base[mark] {
    case .fullStop: return bareName(at: mark, width: 1)
    case .colon: return scheme(at: mark)
    case .atSign: return address(at: mark)
    case 0x80 where mark > 0 && text.base[mark - 1] == 0xE3: return bareName(at: mark - 1, width: 3)
    case .numberSign: return settings.findsHashtags ? hashtag(at: mark, width: 1) : nil
    case .dollarSign: return settings.findsCashtags ? cashtag(at: mark) : nil
    case .slash: return settings.hasDotlessHosts ? internalHost(at: mark) : nil
    case 0xBC where mark > 0 && text.base[mark - 1] == 0xEF: return fullWidth(at: mark - 1)
    case let byte where byte & 0xD5 == 0:
      let start = stop(endingAt: mark)
      return start >= 0 ? bareName(at: start, width: 3) : nil
    default: return nil
    }
  }

  private mutating func fullWidth(at start: Int) -> RawLink? {
    switch byte(start + 2) {
    case 0x83: return settings.findsHashtags ? hashtag(at: start, width: 3) : nil
    case 0xA0: return settings.findsMentions ? mention(at: start, width: 3) : nil
    default: return nil
    }
  }

  private mutating func address(at mark: Int) -> RawLink? {
    let (oldResume, oldFloor) = (resume, lowerLimit)
    if let link = email(at: mark) { return settings.findsEmail ? link : occupy(link) }
    if !settings.findsEmail, !settings.findsURLs { (resume, lowerLimit) = (oldResume, oldFloor) }
    return settings.findsMentions && resume == mark + 1 ? mention(at: mark, width: 1) : nil
  }

  /// The byte at `position`; 0 beyond the end, which no link can hold either.
  @inline(__always)
  mutating func byte(_ position: Int) -> UInt8 {
    if position < text.count { return text.base[position] }
    touchedEnd = true
    return 0
  }

  /// The code point at `position`; ``ByteText/invalid`` beyond the end.
  @inline(__always)
  mutating func scalar(_ position: Int) -> (scalar: UInt32, width: Int) {
    guard position < text.count else {
      touchedEnd = true
      return (ByteText.invalid, 1)
    }
    let found = text.decode(position)
    if found.scalar == ByteText.truncated {
      touchedEnd = true
      return (ByteText.invalid, 1)
    }
    return found
  }

  @inline(__always)
  func has(_ byte: UInt8, _ flag: UInt8) -> Bool { flags[Int(byte)] & flag != 0 }

  /// Notes a candidate that is no link; only where asked for.
  @inline(__always)
  mutating func recordRejection(_ start: Int, _ end: Int, _ reason: RejectedCandidate.Reason, mark: Int) {
    rejections?.pointee.append(RawRejection(start: start, end: max(end, start), reason: reason, mark: mark))
  }

  /// Leaves out the text of a link whose kind is not asked for, so that no part of it becomes another link.
  mutating func occupy(_ link: RawLink?) -> RawLink? {
    guard let link else { return nil }
    resume = max(resume, link.end)
    lowerLimit = max(lowerLimit, link.end)
    return nil
  }

  /// A link over the limit is none, and neither is any part of its run of text.
  private mutating func refuseLong(_ link: RawLink, _ mark: Int) -> RawLink? {
    var end = link.end
    while end > link.start, end < text.count, text.base[end] & 0xC0 == 0x80 { end -= 1 }
    recordRejection(link.start, end, .tooLong, mark: mark)
    lowerLimit = max(lowerLimit, link.end)
    position = max(resume, link.end)
    isInLongRun = true
    leaveLongRun()
    return nil
  }

  /// Goes on to the end of the run of text that a link over the limit began; in a stream it may be in another chunk.
  mutating func leaveLongRun() {
    guard isInLongRun else { return }
    position = max(position, lowerLimit)
    while position < text.count, !has(text.base[position], ByteFlags.runEnd) { position &+= 1 }
    lowerLimit = position
    isInLongRun = position == text.count
  }

  /// Leaves out the run of text from `start` to the next space, quote or angle bracket: it is one thing that is no
  /// link, and half of it must not become one.
  mutating func skipRun(from start: Int) {
    var end = start
    let limit = start + settings.maximumLength
    while end < limit, !has(byte(end), ByteFlags.runEnd), end < text.count { end += 1 }
    steps += end - start
    resume = max(resume, end)
    lowerLimit = max(lowerLimit, end)
  }
}

/// A link as the scanner finds it: offsets from the start of its bytes.
struct RawLink {
  enum Kind: UInt8 { case url, email, mention, hashtag, cashtag }
  var start: Int
  var end: Int
  var kind: Kind
  var confidence: DetectionConfidence
  var findings: DetectionFindings = []
}

/// A rejected candidate as the scanner finds it.
struct RawRejection {
  var start: Int
  var end: Int
  var reason: RejectedCandidate.Reason
  var mark: Int
}
