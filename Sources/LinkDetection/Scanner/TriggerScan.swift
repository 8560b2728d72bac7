/// Finds the next byte at which a link could be noticed, 32 bytes at a time.
///
/// Links are noticed at a mark in their middle: `.` of a host, `:` of a scheme, `@` of an address. Text without
/// marks is passed at the speed of a few vector comparisons. The East Asian full stop (E3 80 82) is noticed at its
/// second byte.
struct TriggerScan {
  /// Whether `#`, `$`, `/` and the full-width forms count too.
  let wide: Bool
  let slash: Bool

  @inline(__always)
  func next(_ base: UnsafePointer<UInt8>, from start: Int, to count: Int) -> Int {
    wide ? nextWide(base, from: start, to: count) : nextPlain(base, from: start, to: count)
  }

  @inline(__always)
  private func nextPlain(_ base: UnsafePointer<UInt8>, from start: Int, to count: Int) -> Int {
    let raw = UnsafeRawPointer(base)
    var position = start
    let dot = SIMD32<UInt8>(repeating: 0x2E)
    let colon = SIMD32<UInt8>(repeating: 0x3A)
    let at = SIMD32<UInt8>(repeating: 0x40)
    while position + 33 <= count {
      let bytes = raw.loadUnaligned(fromByteOffset: position, as: SIMD32<UInt8>.self)
      let next = raw.loadUnaligned(fromByteOffset: position + 1, as: SIMD32<UInt8>.self)
      let stop = (bytes .== 0x80) .& (next .== 0x82)
      let hits = (bytes .== dot) .| (bytes .== colon) .| (bytes .== at) .| stop
      let found = Self.first(hits)
      if found < 32 { return position + found }
      position += 32
    }
    return Self.nextSlow(base, from: position, to: count)
  }

  /// The lane of the first hit; 32 where there is none.
  @inline(__always)
  private static func first(_ hits: SIMDMask<SIMD32<Int8>>) -> Int {
    let words = unsafeBitCast(hits, to: SIMD4<UInt64>.self)
    if words[0] | words[1] | words[2] | words[3] == 0 { return 32 }
    if words[0] != 0 { return words[0].trailingZeroBitCount >> 3 }
    if words[1] != 0 { return 8 + words[1].trailingZeroBitCount >> 3 }
    if words[2] != 0 { return 16 + words[2].trailingZeroBitCount >> 3 }
    return 24 + words[3].trailingZeroBitCount >> 3
  }

  /// Eight bytes at a time, and the rest one by one.
  @inline(__always)
  private static func nextSlow(_ base: UnsafePointer<UInt8>, from start: Int, to count: Int) -> Int {
    let raw = UnsafeRawPointer(base)
    var position = start
    let ones: UInt64 = 0x0101_0101_0101_0101
    while position + 9 <= count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: position, as: UInt64.self))
      let next = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: position + 1, as: UInt64.self))
      // A zero byte in one of these is a hit; the lowest one is exact.
      let dot = word ^ (ones &* 0x2E)
      let colon = word ^ (ones &* 0x3A)
      let at = word ^ (ones &* 0x40)
      let stop = (word ^ (ones &* 0x80)) | (next ^ (ones &* 0x82))
      let hits =
        ((dot &- ones) & ~dot | (colon &- ones) & ~colon | (at &- ones) & ~at | (stop &- ones) & ~stop)
        & (ones &* 0x80)
      if hits != 0 { return position + hits.trailingZeroBitCount >> 3 }
      position += 8
    }
    while position < count {
      let byte = base[position]
      if byte == 0x2E || byte == 0x3A || byte == 0x40 { return position }
      if byte == 0x80, position + 1 < count, base[position + 1] == 0x82 { return position }
      position += 1
    }
    return count
  }

  /// The same with tags, full-width marks and, where an app knows hosts without dots, `/`.
  @inline(never)
  private func nextWide(_ base: UnsafePointer<UInt8>, from start: Int, to count: Int) -> Int {
    let raw = UnsafeRawPointer(base)
    var position = start
    let slashByte: UInt8 = slash ? 0x2F : 0x2E
    while position + 34 <= count {
      let bytes = raw.loadUnaligned(fromByteOffset: position, as: SIMD32<UInt8>.self)
      let next = raw.loadUnaligned(fromByteOffset: position + 1, as: SIMD32<UInt8>.self)
      let marks = (bytes .== 0x2E) .| (bytes .== 0x3A) .| (bytes .== 0x40)
      let tags = (bytes .== 0x23) .| (bytes .== 0x24) .| (bytes .== SIMD32(repeating: slashByte))
      let stops = ((bytes .== 0x80) .& (next .== 0x82)) .| ((bytes .== 0xBD) .& (next .== 0xA1))
      let full = (bytes .== 0xBC) .& ((next .== 0x8E) .| (next .== 0x83) .| (next .== 0xA0))
      let found = Self.first(marks .| tags .| stops .| full)
      if found < 32 { return position + found }
      position += 32
    }
    while position < count {
      let byte = base[position]
      switch byte {
      case 0x23, 0x24, 0x2E, 0x3A, 0x40, slashByte: return position
      case 0x80, 0xBC, 0xBD:
        let next = position + 1 < count ? base[position + 1] : 0
        switch (byte, next) {
        case (0x80, 0x82), (0xBC, 0x8E), (0xBC, 0x83), (0xBC, 0xA0), (0xBD, 0xA1): return position
        default: break
        }
      default: break
      }
      position += 1
    }
    return count
  }
}
