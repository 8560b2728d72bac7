/// Finds the next byte at which a link could be noticed, 32 bytes at a time.
///
/// Links are noticed at a mark in their middle: `.` of a host, `:` of a scheme, `@` of an address. Most marks are no part
/// of a link, and their neighbours show it: a stop before a space, the colon of a time of day. The comparisons of all 32
/// bytes with their neighbours are a few vector instructions, so that such marks cost nothing.
///
/// The East Asian full stop is a mark where everything is scanned, but too frequent in prose for the plain scan. There a
/// name with it has to be alone, and is noticed at the space after it: a space whose third byte before begins an
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

  /// 32 bytes on the stack: zero where a byte is a mark.
  private typealias Lanes = (UInt64, UInt64, UInt64, UInt64)
  /// How many bytes before and after 32 are read.
  private static let before = 3
  private static let block = 32

  @inline(__always)
  private func nextPlain(
    _ base: UnsafePointer<UInt8>, from start: Int, to count: Int, isFinal: Bool
  ) -> Int {
    var position = start
    // Nothing is before the first byte, and a space counts from the fourth on.
    while position < Self.before, position &+ 1 < count {
      if Self.isMark(base, position) { return position }
      position &+= 1
    }
    while position &+ Self.block < count {
      let found = Self.first(base + position)
      if found < Self.block { return position &+ found }
      position &+= Self.block
    }
    let last = count &- Self.block &- 1
    if position &+ 1 < count {
      if last >= Self.before {
        // The last bytes together with bytes before them, rather than one by one.
        let found = Self.first(base + last, after: position &- last)
        if found < Self.block { return last &+ found }
      } else {
        while position &+ 1 < count {
          if Self.isMark(base, position) { return position }
          position &+= 1
        }
      }
    }
    guard count > start, count > 0 else { return count }
    // The last byte has no neighbour yet: in a stream one may follow.
    let byte = base[count &- 1]
    let isMark = byte == .fullStop || byte == .colon || byte == .atSign
    if isMark { return isFinal ? count : count &- 1 }
    return Self.isSpace(base, count &- 1) ? count &- 1 : count
  }

  /// The first mark among 32 bytes that is not before `least`; 32 if there is none.
  @inline(__always)
  private static func first(_ bytes: UnsafePointer<UInt8>, after least: Int = 0) -> Int {
    var lanes: Lanes = (0, 0, 0, 0)
    return withUnsafeMutableBytes(of: &lanes) { buffer in
      let out = buffer.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: UInt8.self)
      var lowest: UInt8 = 0xFF
      var lane = 0
      while lane < block {
        let byte = bytes[lane]
        let next = bytes[lane &+ 1]
        let previous = bytes[lane &- 1]
        // Each is 0 for a mark. A saturating difference compares with a bound.
        let dot = (byte ^ 0x2E) | below(next, 0x30) | below(previous, 0x2D)
        let colon = (byte ^ 0x3A) | min(next ^ 0x2F, below(previous, 0x41) | below(next, 0x21))
        let at = (byte ^ 0x40) | below(next, 0x30)
        let space = (byte & 0xD5) | ((bytes[lane &- 3] &- 0xE3) & 0xF8)
        let mark = min(min(dot, colon), min(at, space))
        out[lane] = mark
        lowest = min(lowest, mark)
        lane &+= 1
      }
      guard lowest == 0 else { return block }
      var word = least &>> 3
      var skipped = UInt64.max &<< UInt64((least & 7) &* 8)
      while word < 4 {
        let marks = buffer.loadUnaligned(fromByteOffset: word &* 8, as: UInt64.self).littleEndian
        let ones: UInt64 = 0x0101_0101_0101_0101
        // The high bit of each byte that is 0, exact up to the first; those before it are made other than 0.
        let kept = marks | ~skipped
        let zeros = (kept &- ones) & ~kept & (ones &* 0x80)
        if zeros != 0 { return word &* 8 &+ zeros.trailingZeroBitCount &>> 3 }
        skipped = UInt64.max
        word &+= 1
      }
      return block
    }
  }

  /// 0 if `byte` is at least `bound`.
  @inline(__always)
  private static func below(_ byte: UInt8, _ bound: UInt8) -> UInt8 { bound &- min(byte, bound) }

  /// Whether a byte that is not the last is a mark.
  @inline(__always)
  private static func isMark(_ base: UnsafePointer<UInt8>, _ position: Int) -> Bool {
    let next = base[position &+ 1]
    switch base[position] {
    case .fullStop: return next >= 0x30 && position > 0 && base[position &- 1] >= 0x2D
    case .colon:
      return next == .slash || next > 0x20 && position > 0 && base[position &- 1] >= 0x41
    case .atSign: return next >= 0x30
    default: return isSpace(base, position)
    }
  }

  /// Whether a space or the like is after an ideograph or kana.
  @inline(__always)
  private static func isSpace(_ base: UnsafePointer<UInt8>, _ position: Int) -> Bool {
    base[position] & 0xD5 == 0 && position >= before && (base[position &- 3] &- 0xE3) & 0xF8 == 0
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
