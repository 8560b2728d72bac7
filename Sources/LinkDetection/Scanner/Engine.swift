/// A detector's options made ready for scanning; never changed after `init`.
final class Engine: Sendable {
  /// What the scanner reads, at a fixed place for as long as the engine lives.
  let settings: SettingsPointer
  let customKinds: [CustomKind]

  init(_ options: LinkDetector.Options) {
    let settings = UnsafeMutablePointer<ScanSettings>.allocate(capacity: 1)
    settings.initialize(to: ScanSettings(options))
    self.settings = SettingsPointer(pointer: UnsafePointer(settings))
    customKinds = options.customKinds
  }

  deinit {
    settings.pointer.pointee.free()
    settings.pointer.deallocate()
  }
}

/// The address of an engine's settings; valid only while the engine exists.
///
/// A detector keeps it beside the engine, so that a scan touches no reference count: threads that share a detector
/// would otherwise wait for each other's counting.
struct SettingsPointer: @unchecked Sendable {
  // Never written after the engine's `init`, and therefore safe to share.
  let pointer: UnsafePointer<ScanSettings>
}

/// What the scanner needs to know: numbers and pointers only, so that reading it costs no reference counting.
struct ScanSettings {
  let flags: UnsafePointer<UInt8>
  let schemes: NameTable
  let opaqueSchemes: NameTable
  let topLevelDomains: NameTable
  let internalHosts: NameTable
  let isUTS58: Bool
  let isForDocuments: Bool
  let hasCustomKinds: Bool
  let findsURLs: Bool
  let findsEmail: Bool
  let findsMentions: Bool
  let findsHashtags: Bool
  let findsCashtags: Bool
  let hasInternalHosts: Bool
  let linksHTTP: Bool
  let hasDotlessHosts: Bool
  let needsWideTrigger: Bool
  let bareNames: LinkDetector.BareNames
  let mentions: MentionRules
  let hashtags: HashtagRules
  let maximumLength: Int
  /// Which letters an opaque scheme ends with, `a` in the lowest bit: most colons are sorted out by it.
  let opaqueLastLetters: UInt32
  /// The first two characters of top-level domains of three-byte characters, as a bit for each of 65,536 hashes.
  private let beginnings: UnsafeMutablePointer<UInt64>
  /// The last two bytes of top-level domains of three-byte characters, as a bit for each of 4,096 pairs.
  private let endings: UnsafeMutablePointer<UInt64>

  init(_ options: LinkDetector.Options) {
    let refused: Set<String> = ["javascript", "vbscript", "data"]
    let listed = options.schemes.map { $0.lowercased()[...] }.filter { !refused.contains(String($0)) }
    let opaque = options.opaqueSchemes.map { $0.lowercased()[...] }.filter { !refused.contains(String($0)) }
    let hosts = options.internalHosts.map { $0.lowercased()[...] }
    let extra = options.extraTopLevelDomains.map { $0.lowercased()[...] }
    let domains = NameTable.words(TopLevelDomainList.names) + extra
    flags = ByteFlags.table
    schemes = NameTable(listed)
    opaqueSchemes = NameTable(opaque)
    opaqueLastLetters = opaque.reduce(into: 0) { letters, name in
      guard let last = name.utf8.last else { return }
      letters |= last &- .a < 26 ? 1 << UInt32(last - .a) : 0
    }
    topLevelDomains = NameTable(domains)
    internalHosts = NameTable(hosts)
    hasInternalHosts = !hosts.isEmpty
    linksHTTP = listed.contains("http") && listed.contains("https")
    isUTS58 = options.profile == .uts58
    isForDocuments = options.profile == .documents
    hasCustomKinds = !options.customKinds.isEmpty
    findsURLs = options.kinds.contains(.url)
    findsEmail = options.kinds.contains(.email)
    findsMentions = options.kinds.contains(.mention)
    findsHashtags = options.kinds.contains(.hashtag)
    findsCashtags = options.kinds.contains(.cashtag)
    hasDotlessHosts = findsURLs && !isUTS58 && hosts.contains { !$0.utf8.contains(.fullStop) }
    needsWideTrigger = isUTS58 || findsMentions || findsHashtags || findsCashtags || hasDotlessHosts
    bareNames = options.bareNames
    mentions = options.mentions
    hashtags = options.hashtags
    maximumLength = max(options.maximumLength, 64)
    beginnings = .allocate(capacity: 1024)
    beginnings.initialize(repeating: 0, count: 1024)
    endings = .allocate(capacity: 64)
    endings.initialize(repeating: 0, count: 64)
    for name in domains where name.utf8.first.map({ $0 >= 0xE0 }) ?? false {
      let last = Array(name.utf8.suffix(2))
      endings[Int(last[0] & 0x3F)] |= 1 << UInt64(last[1] & 0x3F)
      let bytes = Array(name.utf8.prefix(6))
      guard bytes.count == 6, bytes[0] >= 0xE0 else { continue }
      let bit = Self.hash(
        bytes.enumerated().reduce(UInt64(0)) { $0 | UInt64($1.element) << UInt64($1.offset * 8) })
      beginnings[bit >> 6] |= 1 << UInt64(bit & 63)
    }
  }

  func free() {
    for table in [schemes, opaqueSchemes, topLevelDomains, internalHosts] { table.free() }
    beginnings.deallocate()
    endings.deallocate()
  }

  /// Whether a top-level domain of three-byte characters could begin at `bytes`.
  @inline(__always)
  func mayBeInternational(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    guard count >= 6 else { return count >= 3 }
    let raw = UnsafeRawPointer(bytes)
    let low = UInt32(littleEndian: raw.loadUnaligned(as: UInt32.self))
    let high = UInt16(littleEndian: raw.loadUnaligned(fromByteOffset: 4, as: UInt16.self))
    let bit = Self.hash(UInt64(low) | UInt64(high) << 32)
    return beginnings[bit >> 6] >> UInt64(bit & 63) & 1 == 1
  }

  /// Whether a top-level domain of three-byte characters could end with two bytes.
  @inline(__always)
  func mayEndInternational(_ first: UInt8, _ second: UInt8) -> Bool {
    endings[Int(first & 0x3F)] >> UInt64(second & 0x3F) & 1 == 1
  }

  private static func hash(_ key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 48)
  }
}
