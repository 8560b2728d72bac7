extension Scanner {
  /// What a character outside ASCII in a path does.
  mutating func international(
    at position: Int, _ state: inout PathReading, _ link: inout RawLink
  ) -> PathStep {
    let (scalar, width) = scalar(position)
    guard scalar != ByteText.invalid else { return .end }
    switch CharacterClass.of(scalar) {
    case .unspaced(let script):
      if isGluedProse(script, at: position, state) { return .end }
      noteBorder(position, &state)
      state.hasInternational = true
      return .part(width)
    case .latin, .spaced, .neutral:
      noteBorder(position, &state)
      state.hasInternational = true
      return .part(width)
    case .middleDot: return state.hasInternational ? .soft(width) : .end
    case .emoji:
      noteBorder(position, &state)
      return .part(width)
    case .symbol:
      // The full-width and box-drawing bars divide cells; `✓` and its like are parts of links.
      if scalar == 0xFF5C || (scalar >= 0x2500 && scalar <= 0x259F) { return .end }
      // Arrows, geometric shapes and wave dashes at the end decorate.
      if scalar >= 0x2190 && scalar <= 0x21FF || scalar >= 0x25A0 && scalar <= 0x25FF || scalar == 0xFF5E {
        return .soft(width)
      }
      noteBorder(position, &state)
      return .part(width)
    case .joiner:
      // A variation selector belongs to the character before it.
      return scalar >= 0xFE00 && state.safe == position ? .part(width) : .soft(width)
    case .bidiOverride:
      link.findings.insert(.bidiControl)
      return .refused
    case .bidiControl:
      link.findings.insert(.bidiControl)
      return .end
    case .invisible:
      link.findings.insert(.invisibleCharacter)
      return .end
    case .dot: return fullStop(scalar, at: position, width, state)
    case .lookAlike: return scalar == 0xFF0F && !state.hasInternational ? .end : .part(width)
    case .unassigned:
      let isPrivate = scalar >= 0xE000 && scalar <= 0xF8FF
      return isPrivate ? .part(width) : .end
    case .other:
      // The full-width comma and semicolon separate prose as the full stop does; `、`, `！` and `？` occur in titles.
      if scalar == 0xFF0C || scalar == 0xFF1B { return fullStop(scalar, at: position, width, state) }
      return punctuation(scalar, width, &state)
    }
  }

  private func noteBorder(_ position: Int, _ state: inout PathReading) {
    if state.border == 0, text.base[position - 1] < 0x80 { state.border = position }
  }

  /// Korean particles and Japanese ones after an ASCII segment are prose: `/docs에서`, `/docsを`.
  private mutating func isGluedProse(
    _ script: CharacterClass.Script, at position: Int, _ state: PathReading
  ) -> Bool {
    let before = text.base[position - 1]
    guard before < 0x80 else { return false }
    if has(before, ByteFlags.alphanumeric), endsToken(at: position, state) { return true }
    let isSegmentStart = before == .slash || before == .equalsSign
    if isSegmentStart, state.hasInternational { return false }
    switch script {
    case .hangul:
      var end = position
      while end < position + 60 {
        let (scalar, width) = scalar(end)
        guard scalar >= 0xAC00, scalar <= 0xD7A3 else { break }
        end += width
      }
      steps += end - position
      if isSegmentStart {
        // `/에서`: a particle after the slash of the root only; `/wiki/가` is a page.
        return text.base[position - 2] < 0x80 && isRoot(position)
          && GluedProse.isKoreanParticle(text, position, end)
      }
      if GluedProse.beginsWithKoreanEnding(text, position, end) { return true }
      return GluedProse.isKoreanParticle(text, position, end) && !continues(end)
    case .hiragana:
      // Words of up to three letters are compared.
      _ = byte(position + 11)
      if isSegmentStart {
        // No page begins with を.
        if before == .slash, byte(position + 1) == 0x82, byte(position + 2) == 0x92 { return true }
        return isRoot(position) && GluedProse.beginsWithJapaneseCopula(text, position)
      }
      return has(before, ByteFlags.alphanumeric)
        && GluedProse.beginsWithJapaneseParticle(text, position)
    default: return false
    }
  }

  /// Whether the path before `position` is `/` alone.
  func isRoot(_ position: Int) -> Bool {
    var start = position - 1
    while start > 0,
      has(text.base[start - 1], ByteFlags.label) || text.base[start - 1] == .fullStop
        || text.base[start - 1] == .colon, position - start < 300
    { start -= 1 }
    return start > 1 && start < position - 1 && text.base[start - 1] == .slash
      && text.base[start - 2] == .slash
      || start < position - 1 && (start == 0 || text.base[start - 1] != .slash)
  }

  /// Whether the link goes on at `position`, so that what precedes is part of a longer word.
  private mutating func continues(_ position: Int) -> Bool {
    let next = byte(position)
    if next >= 0x80 { return CharacterClass.of(scalar(position).scalar).isLetter }
    return has(next, ByteFlags.plain) || next == .ampersand
  }

  /// `。`: the end of a sentence unless a URL goes on after it.
  private mutating func fullStop(
    _ scalar: UInt32, at position: Int, _ width: Int, _ state: PathReading
  ) -> PathStep {
    if scalar == 0xFF0E { return .soft(width) }
    let next = byte(position + width)
    let goesOn = state.hasInternational && next < 0x80 && has(next, ByteFlags.plain)
    return goesOn ? .soft(width) : .end
  }

  /// Punctuation: brackets and quotes pair; East Asian marks end an ASCII path and are soft in another.
  private mutating func punctuation(
    _ scalar: UInt32, _ width: Int, _ state: inout PathReading
  ) -> PathStep {
    switch scalar {
    case 0x2013, 0x2026, 0x22EF, 0x301C: return .soft(width)
    case 0x203B: return state.hasInternational ? .soft(width) : .end
    case 0x2014: return state.hasInternational ? .part(width) : .end
    case 0x201C, 0xAB, 0x2039: return open(scalar, width, &state)
    case 0x201D: return close(0x201C, width, &state)
    case 0xBB: return close(0xAB, width, &state)
    case 0x203A: return close(0x2039, width, &state)
    case 0x201E, 0xFFFD: return .end
    default: break
    }
    switch LinkTerm.of(scalar) {
    case .hard: return .end
    case .include: return .part(width)
    case .soft:
      let isEastAsian = scalar >= 0x3000 && scalar <= 0x303F || scalar >= 0xFE10 && scalar <= 0xFFEF
      return isEastAsian && !state.hasInternational ? .end : .soft(width)
    case .open:
      return open(scalar, width, &state)
    case .close:
      return close(LinkTerm.opening(of: scalar), width, &state)
    }
  }

  private func open(_ scalar: UInt32, _ width: Int, _ state: inout PathReading) -> PathStep {
    guard state.depth < 8, state.safe > 0 else { return .end }
    // In an ASCII path a bracket opens prose, unless a segment other than the first begins with it.
    if !state.hasInternational {
      let before = text.base[state.safe - 1]
      if before != .equalsSign, before != .slash || isRoot(state.safe) { return .end }
    }
    state.open[state.depth] = scalar
    state.depth += 1
    return .soft(width)
  }

  private func close(_ opening: UInt32, _ width: Int, _ state: inout PathReading) -> PathStep {
    guard state.depth > 0, state.open[state.depth - 1] == opening else { return .end }
    state.depth -= 1
    return .part(width)
  }
}

extension CharacterClass {
  /// Whether the character is a letter of a script that is written without spaces.
  var isUnspaced: Bool {
    if case .unspaced = self { return true }
    return false
  }

  /// Whether the character is a letter or belongs to one.
  var isLetter: Bool {
    switch self {
    case .latin, .unspaced, .spaced, .neutral: true
    default: false
    }
  }
}
