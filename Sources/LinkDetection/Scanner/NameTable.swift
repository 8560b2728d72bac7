/// A set of lower-case names with lookup by raw bytes in any case: top-level domains, schemes.
///
/// Names of up to eight ASCII letters, which is nearly all that are asked for, are compared as one number.
///
/// The creator of the table must ``free()`` its memory; a copy is the same table.
struct NameTable: @unchecked Sendable {
  // Written only in `init`, and therefore safe to share.
  private let shortSlots: UnsafeMutablePointer<UInt64>
  private let longSlots: UnsafeMutablePointer<UInt32>
  private let longBytes: UnsafeMutablePointer<UInt8>
  private let shortMask: Int
  private let longMask: Int

  init(_ names: some Collection<Substring>) {
    var shorts: [UInt64] = []
    var longs: [(offset: Int, length: Int)] = []
    var bytes: [UInt8] = []
    for name in names where !name.isEmpty && name.utf8.count <= FoldedLabel.capacity {
      if name.utf8.count <= 8, name.utf8.allSatisfy({ $0 < 0x80 }) {
        shorts.append(Self.pack(name.utf8))
      } else {
        longs.append((bytes.count, name.utf8.count))
        bytes.append(contentsOf: name.utf8)
      }
    }
    shortMask = Self.slots(for: shorts.count) - 1
    longMask = Self.slots(for: longs.count) - 1
    shortSlots = .allocate(capacity: shortMask + 1)
    shortSlots.initialize(repeating: 0, count: shortMask + 1)
    longSlots = .allocate(capacity: longMask + 1)
    longSlots.initialize(repeating: 0, count: longMask + 1)
    longBytes = .allocate(capacity: max(bytes.count, 1))
    longBytes.initialize(repeating: 0, count: max(bytes.count, 1))
    for (index, byte) in bytes.enumerated() { longBytes[index] = byte }
    for key in shorts {
      var slot = Self.hash(key) & shortMask
      while shortSlots[slot] != 0, shortSlots[slot] != key { slot = (slot + 1) & shortMask }
      shortSlots[slot] = key
    }
    for name in longs {
      var slot = Self.hash(longBytes + name.offset, name.length) & longMask
      while longSlots[slot] != 0 { slot = (slot + 1) & longMask }
      longSlots[slot] = UInt32(name.offset << 8 | name.length)
    }
  }

  /// The words of a generated list, without the costs of reading it as characters.
  static func words(_ list: StaticString) -> [Substring] {
    let bytes = UnsafeBufferPointer(start: list.utf8Start, count: list.utf8CodeUnitCount)
    return bytes.split { $0 == .space || $0 == .lineFeed }.map { Substring(decoding: $0, as: UTF8.self) }
  }

  /// Gives the memory back; no copy may be used any more.
  func free() {
    shortSlots.deallocate()
    longSlots.deallocate()
    longBytes.deallocate()
  }

  /// Whether the table has the ASCII name at `bytes`, in any case.
  @inline(__always)
  func containsASCII(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    guard count <= 8 else { return containsLong(bytes, count) }
    var key: UInt64 = 0
    for index in 0..<count {
      key |= UInt64(Self.lowered(bytes[index])) << UInt64(index * 8)
    }
    return contains(key)
  }

  /// Whether the table has a name of up to eight bytes, packed by ``pack(_:)``.
  @inline(__always)
  func contains(_ key: UInt64) -> Bool {
    guard key != 0 else { return false }
    var slot = Self.hash(key) & shortMask
    while true {
      let found = shortSlots[slot]
      if found == key { return true }
      if found == 0 { return false }
      slot = (slot + 1) & shortMask
    }
  }

  /// Whether the table has the name at `bytes`, in any case and script.
  @inline(never)
  func containsLong(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    guard count > 0, count <= FoldedLabel.capacity else { return false }
    var folded = FoldedLabel()
    return folded.fold(bytes, count) { bytes, count in
      if count <= 8, (0..<count).allSatisfy({ bytes[$0] < 0x80 }) { return containsASCII(bytes, count) }
      var slot = Self.hash(bytes, count) & longMask
      while longSlots[slot] != 0 {
        let entry = Int(longSlots[slot])
        if entry & 0xFF == count, (0..<count).allSatisfy({ longBytes[entry >> 8 + $0] == bytes[$0] }) {
          return true
        }
        slot = (slot + 1) & longMask
      }
      return false
    }
  }

  /// A name of up to eight ASCII characters as one number.
  static func pack(_ name: some Sequence<UInt8>) -> UInt64 {
    var key: UInt64 = 0
    for (index, byte) in name.enumerated() { key |= UInt64(lowered(byte)) << UInt64(index * 8) }
    return key
  }

  @inline(__always)
  private static func lowered(_ byte: UInt8) -> UInt8 {
    byte &- .capitalA < 26 ? byte | .caseBit : byte
  }

  /// A power of two at least four times `count`, so that a search ends soon.
  private static func slots(for count: Int) -> Int {
    var slots = 8
    while slots < count * 4 { slots *= 2 }
    return slots
  }

  @inline(__always)
  private static func hash(_ key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }

  private static func hash(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in 0..<count { hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01B3 }
    return Int(truncatingIfNeeded: hash >> 20 & 0xFFFF_FFFF)
  }
}
