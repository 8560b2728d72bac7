/// The state of reading a path, query and fragment.
struct PathReading {
  /// The end of the link if it ended now.
  var safe: Int
  /// The path contains letters outside ASCII.
  var hasInternational = false
  /// Where text of another script was glued to an ASCII segment.
  var border = 0
  var isQuery = false
  var isFragment = false
  var round = 0
  var square = 0
  var curly = 0
  /// Open brackets outside ASCII, innermost last; more than eight are prose.
  var open = SIMD8<UInt32>(repeating: 0)
  var depth = 0
  /// `'` in the path so far.
  var apostrophes = 0
}

extension Scanner {
  static let marksAfterLongest = 17

  /// Reads the path, query and fragment at `start` into `link`; false if there must be no link at all.
  ///
  /// Every character is one of: part of the link (the link may end after it), soft (part of it only if something
  /// else follows), or the end. What is at the end of the link and belongs to the prose is taken off at last.
  mutating func path(from start: Int, _ link: inout RawLink) -> Bool {
    var state = PathReading(safe: start)
    var position = start
    // A few bytes more than the longest link, because marks may follow it: a link that reaches this limit is too long.
    let limit = link.start + settings.maximumLength + Self.marksAfterLongest
    reading: while true {
      // The bulk: letters, digits and marks without a meaning for the end.
      let run = position
      let stop = min(limit, text.count)
      while position < stop, has(text.base[position], ByteFlags.plain) { position &+= 1 }
      if position > run { state.safe = position }
      if position >= limit {
        link.end = position
        return true
      }
      let byte = byte(position)
      let step =
        byte < 0x80 ? ascii(byte, at: position, &state, link) : international(at: position, &state, &link)
      switch step {
      case .part(let width):
        position += width
        state.safe = position
      case .soft(let width): position += width
      case .end: break reading
      case .refused:
        steps += position - start
        skipRun(from: position)
        recordRejection(link.start, position, .bidiOverride, mark: start)
        return false
      }
    }
    steps += position - start
    link.end = max(trimmed(state.safe, from: start, state, link), start)
    // `?` or `#` alone ends a sentence or means nothing.
    if link.end == start + 1, text.base[start] == .questionMark || text.base[start] == .numberSign {
      link.end = start
    }
    return true
  }

  enum PathStep {
    case part(Int)
    case soft(Int)
    case end
    case refused
  }

  /// What an ASCII character that is not plain does.
  private mutating func ascii(
    _ byte: UInt8, at position: Int, _ state: inout PathReading, _ link: RawLink
  ) -> PathStep {
    switch byte {
    case .fullStop, .exclamationMark: return .soft(1)
    case .colon: return colon(at: position, &state, link)
    case .ampersand: return isEntity(at: position + 1) ? .end : .part(1)
    case .questionMark:
      state.isQuery = true
      return .soft(1)
    case .numberSign:
      state.isFragment = true
      let before = text.base[position - 1]
      return before == .slash || before == .questionMark || before == .equalsSign ? .part(1) : .soft(1)
    case .verticalBar:
      // In `<http://x/a|label>` and cells of tables the bar divides; in a query it may be part of a value.
      let isDivided =
        link.start > 0
        && (text.base[link.start - 1] == .lessThan || text.base[link.start - 1] == .verticalBar)
      return isDivided || startsLink(position + 1) ? .end : .soft(1)
    case .comma, .semicolon:
      // `http://a.com/x,http://b.com/y` is two links.
      return startsLink(position + 1) ? .end : .soft(1)
    case .apostrophe:
      state.apostrophes += 1
      return .soft(1)
    case .quotationMark:
      // Hebrew writes it within words; elsewhere it quotes.
      let isHebrew =
        text.base[position - 1] >= 0x80 && text.base[position - 2] == 0xD7 && self.byte(position + 1) == 0xD7
      return isHebrew ? .soft(1) : .end
    case .leftParenthesis:
      state.round += 1
      return .soft(1)
    case .leftBracket:
      if self.byte(position + 1) == .slash { return .end }
      state.square += 1
      return .soft(1)
    case .leftBrace:
      state.curly += 1
      return .soft(1)
    case .rightParenthesis: return close(&state.round)
    case .rightBracket: return close(&state.square)
    case .rightBrace: return close(&state.curly)
    default: return .end
    }
  }

  private func close(_ count: inout Int) -> PathStep {
    guard count > 0 else { return .end }
    count -= 1
    return .part(1)
  }

  /// A colon; a scheme after other letters ends the link before it, or before the prose of another script there.
  private mutating func colon(at position: Int, _ state: inout PathReading, _ link: RawLink) -> PathStep {
    guard byte(position + 1) == .slash, byte(position + 2) == .slash else { return .soft(1) }
    let begin = text.base[position - 1] | .caseBit == .s ? position - 5 : position - 4
    guard begin > link.start, startsLink(begin) else { return .soft(1) }
    let before = text.base[begin - 1]
    if before >= 0x80 {
      state.safe = state.border > 0 ? state.border : begin
    } else if has(before, ByteFlags.alphanumeric) {
      state.safe = begin
    } else {
      return .soft(1)
    }
    return .end
  }

  /// Whether a character reference that is a delimiter in HTML is at `position`, without its `&`.
  private mutating func isEntity(at position: Int) -> Bool {
    let first = byte(position)
    switch first {
    case .l, .g: return byte(position + 1) == .t && byte(position + 2) == .semicolon
    case .q: return hasWord("quot;", at: position)
    case .n: return hasWord("nbsp;", at: position)
    case .a: return hasWord("apos;", at: position)
    case .numberSign:
      return hasWord("#39;", at: position) || hasWord("#34;", at: position) || hasWord("#x27;", at: position)
    default: return false
    }
  }

  private mutating func hasWord(_ word: StaticString, at position: Int) -> Bool {
    for index in 0..<word.utf8CodeUnitCount where byte(position + index) != word.utf8Start[index] {
      return false
    }
    return true
  }

  /// Whether another link begins at `position`: `http://`, `https://` or `www.`.
  mutating func startsLink(_ position: Int) -> Bool {
    let first = byte(position) | .caseBit
    if first == .w {
      return byte(position + 1) | .caseBit == .w && byte(position + 2) | .caseBit == .w
        && byte(position + 3) == .fullStop
    }
    guard first == .h, byte(position + 1) | .caseBit == .t, byte(position + 2) | .caseBit == .t,
      byte(position + 3) | .caseBit == .p
    else { return false }
    let colon = byte(position + 4) | .caseBit == .s ? position + 5 : position + 4
    return byte(colon) == .colon && byte(colon + 1) == .slash && byte(colon + 2) == .slash
  }
}
