/// Finds the next byte at which a link could be noticed, 32 bytes at a time.
///
/// Links are noticed at a mark in their middle: `.` of a host, `:` of a scheme, `@` of an address. Text without
/// marks is passed at the speed of a few vector comparisons.
///
/// The East Asian full stop is a mark where everything is scanned, but too frequent in prose for the plain scan. There a
/// name with it has to stand alone, and is noticed at the space behind it: a space whose third byte before begins an
/// ideograph or kana.
///
/// The loops over 32 lanes are written so that the compiler makes vector instructions of them; the operators of
/// `SIMD32` are compiled lane by lane.
struct TriggerScan {
  /// Whether `#`, `$` and the full-width forms count too.
  let isWide: Bool
  /// Whether `/` counts too.
  let hasSlash: Bool

  @inline(__always)
  func next(_ base: UnsafePointer<UInt8>, from start: Int, to count: Int, isFinal: Bool) -> Int {
    isWide
      ? nextWide(base, from: start, to: count) : nextPlain(base, from: start, to: count, isFinal: isFinal)
  }

  @inline(__always)
  private func nextPlain(
    _ base: UnsafePointer<UInt8>, from start: Int, to count: Int, isFinal: Bool
  ) -> Int {
    var position = start
    if start == 0, count >= 17 {
      // A message often begins with the hour and a name; their colons end no scheme.
      let first = Self.marks(base, 0, sortsColons: true)
      if first != 0 { return first.trailingZeroBitCount &>> 3 }
      let second = Self.marks(base, 8, sortsColons: true)
      if second != 0 { return 8 &+ (second.trailingZeroBitCount &>> 3) }
      position = 16
    } else {
      // Marks often follow each other closely: in a host, behind a link.
      var words = 2
      while words > 0, position &+ 8 <= count {
        let marks = Self.marks(base, position)
        if marks != 0 { return position &+ (marks.trailingZeroBitCount &>> 3) }
        position &+= 8
        words &-= 1
      }
    }
    while position &+ 33 <= count, position >= 3 {
      if Self.hasPlain(base + position) {
        // All four words, so that which of them has the mark costs no wrong guess of the processor.
        let first = Self.marks(base, position)
        let second = Self.marks(base, position &+ 8)
        let third = Self.marks(base, position &+ 16)
        let fourth = Self.marks(base, position &+ 24)
        let isEarly = first | second != 0
        let low = isEarly ? first : third
        let high = isEarly ? second : fourth
        let lane = (isEarly ? 0 : 16) &+ (low != 0 ? 0 : 8)
        return position &+ lane &+ ((low != 0 ? low : high).trailingZeroBitCount &>> 3)
      }
      position &+= 32
    }
    // The last bytes once more with bytes before them, rather than one by one; without the very last, which is a
    // mark at the end of a sentence and then part of no link.
    if count >= 36, position &+ 1 < count, !Self.hasPlain(base + (count &- 33)) { position = count &- 1 }
    return Self.locate(base, from: position, to: count, isFinal: isFinal)
  }

  /// Whether a mark is among 32 bytes; reads three before them.
  @inline(__always)
  private static func hasPlain(_ bytes: UnsafePointer<UInt8>) -> Bool {
    var least: UInt8 = 0xFF
    var lane = 0
    // A mark makes one of the differences 0. Taking the least has no branches, so that lanes become vectors.
    while lane < 32 {
      let byte = bytes[lane]
      // 00, 02, 08, 0A, 20, 22, 28 and 2A, behind E3 to EA.
      let space = (byte & 0xD5) | ((bytes[lane &- 3] &- 0xE3) & 0xF8)
      least = min(least, min(min(byte ^ .fullStop, byte ^ .colon), min(byte ^ .atSign, space)))
      lane &+= 1
    }
    return least == 0
  }

  /// The high bit of every byte among eight that is a mark, exact up to the first.
  ///
  /// Where it `sortsColons`, a colon counts only before `/` or behind what may be a letter, and one more byte is read;
  /// a `;` behind a colon that does not count may then count, and no rule looks at it.
  @inline(__always)
  private static func marks(
    _ base: UnsafePointer<UInt8>, _ position: Int, sortsColons: Bool = false
  ) -> UInt64 {
    let raw = UnsafeRawPointer(base + position)
    let ones: UInt64 = 0x0101_0101_0101_0101
    let word = UInt64(littleEndian: raw.loadUnaligned(as: UInt64.self))
    // The third byte before each; nothing stands before the first.
    let before =
      position >= 3
      ? UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: -3, as: UInt64.self)) : word &<< 24
    // A zero byte in one of these is a hit.
    let dot = word ^ (ones &* .fullStop)
    let colon = word ^ (ones &* .colon)
    let at = word ^ (ones &* .atSign)
    let lead = before ^ (ones &* 0xE0)
    let fromKana = ((lead | (ones &* 0x80)) &- (ones &* 0x03)) & (ones &* 0x78)
    let space = (word & (ones &* 0xD5)) | fromKana | (lead & (ones &* 0x80))
    var colons = (colon &- ones) & ~colon
    if sortsColons {
      let slash =
        UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: 1, as: UInt64.self)) ^ (ones &* .slash)
      let previous =
        position >= 1
        ? UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: -1, as: UInt64.self)) : word &<< 8
      // Letters are among the bytes 40 to 7F.
      colons &= (slash &- ones) & ~slash | (previous &<< 1) & ~previous
    }
    return ((dot &- ones) & ~dot | colons | (at &- ones) & ~at | (space &- ones) & ~space) & (ones &* 0x80)
  }

  /// Eight bytes at a time, and the rest one by one; at the end of a text the last byte can only be a space.
  @inline(__always)
  private static func locate(
    _ base: UnsafePointer<UInt8>, from start: Int, to count: Int, isFinal: Bool
  ) -> Int {
    var position = start
    while position &+ 8 <= count {
      let marks = marks(base, position)
      if marks != 0 { return position &+ (marks.trailingZeroBitCount &>> 3) }
      position &+= 8
    }
    while position < count {
      let byte = base[position]
      let isMark = byte == .fullStop || byte == .colon || byte == .atSign
      if isMark, !isFinal || position &+ 1 < count { return position }
      if byte & 0xD5 == 0, position >= 3, (base[position &- 3] &- 0xE3) & 0xF8 == 0 { return position }
      position &+= 1
    }
    return count
  }

  /// The same with tags, full-width marks and, where an app knows hosts without dots, `/`.
  @inline(never)
  private func nextWide(_ base: UnsafePointer<UInt8>, from start: Int, to count: Int) -> Int {
    var position = start
    let slash: UInt8 = hasSlash ? .slash : .fullStop
    while position &+ 33 <= count, !Self.hasWide(base + position, slash) { position &+= 32 }
    while position < count {
      let byte = base[position]
      switch byte {
      case .numberSign, .dollarSign, .fullStop, .colon, .atSign, slash: return position
      case 0x80, 0xBC, 0xBD:
        switch (byte, position &+ 1 < count ? base[position &+ 1] : 0) {
        case (0x80, 0x82), (0xBC, 0x8E), (0xBC, 0x83), (0xBC, 0xA0), (0xBD, 0xA1): return position
        default: break
        }
      default: break
      }
      position &+= 1
    }
    return count
  }

  /// Whether a mark or a pair of bytes that is one is among 32.
  @inline(__always)
  private static func hasWide(_ bytes: UnsafePointer<UInt8>, _ slash: UInt8) -> Bool {
    var least: UInt8 = 0xFF
    var lane = 0
    while lane < 32 {
      let byte = bytes[lane]
      let next = bytes[lane &+ 1]
      let marks = min(min(byte ^ .fullStop, byte ^ .colon), min(byte ^ .atSign, byte ^ slash))
      let tags = min(byte ^ .numberSign, byte ^ .dollarSign)
      let stops = min((byte ^ 0x80) | (next ^ 0x82), (byte ^ 0xBD) | (next ^ 0xA1))
      let full = (byte ^ 0xBC) | min(min(next ^ 0x8E, next ^ 0x83), next ^ 0xA0)
      least = min(least, min(min(marks, tags), min(stops, full)))
      lane &+= 1
    }
    return least == 0
  }
}
