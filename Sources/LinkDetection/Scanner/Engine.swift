/// A detector's options made ready for scanning; never changed after `init`.
final class Engine: Sendable {
  let schemes: NameTable
  let opaqueSchemes: NameTable
  let topLevelDomains: NameTable
  let internalHosts: NameTable
  let isUTS58: Bool
  let findsURLs: Bool
  let findsEmail: Bool
  let findsMentions: Bool
  let findsHashtags: Bool
  let findsCashtags: Bool
  let hasDotlessHosts: Bool
  let bareNames: LinkDetector.BareNames
  let mentions: MentionRules
  let hashtags: HashtagRules
  let maximumLength: Int
  let customKinds: [CustomKind]
  /// Which letters an opaque scheme ends with, `a` in the lowest bit: most colons are sorted out by it.
  let opaqueLastLetters: UInt32

  let hasInternalHosts: Bool
  /// The first two characters of top-level domains of three-byte characters, as a bit for each of 4,096 hashes.
  private let beginnings: [UInt64]

  /// The list alone, for all detectors without names of their own.
  private static let listed = NameTable(TopLevelDomainList.names.description.split(separator: " "))

  init(_ options: LinkDetector.Options) {
    let refused: Set<String> = ["javascript", "vbscript", "data"]
    let listed = options.schemes.subtracting(refused)
    let opaque = options.opaqueSchemes.subtracting(refused)
    schemes = NameTable(listed.map { $0.lowercased()[...] })
    opaqueSchemes = NameTable(opaque.map { $0.lowercased()[...] })
    opaqueLastLetters = opaque.reduce(into: 0) { letters, name in
      guard let last = name.lowercased().utf8.last else { return }
      letters |= last &- 0x61 < 26 ? 1 << UInt32(last - 0x61) : 1 << 31
    }
    if options.extraTopLevelDomains.isEmpty {
      topLevelDomains = Self.listed
    } else {
      let extra = options.extraTopLevelDomains.map { $0.lowercased()[...] }
      topLevelDomains = NameTable(TopLevelDomainList.names.description.split(separator: " ") + extra)
    }
    let hosts = options.internalHosts.map { $0.lowercased()[...] }
    internalHosts = NameTable(hosts)
    hasInternalHosts = !hosts.isEmpty
    beginnings = Self.beginnings(TopLevelDomainList.names.description.split(separator: " ") + options.extraTopLevelDomains.map { $0.lowercased()[...] })
    isUTS58 = options.profile == .uts58
    findsURLs = options.kinds.contains(.url)
    findsEmail = options.kinds.contains(.email)
    findsMentions = options.kinds.contains(.mention)
    findsHashtags = options.kinds.contains(.hashtag)
    findsCashtags = options.kinds.contains(.cashtag)
    hasDotlessHosts = findsURLs && !isUTS58 && hosts.contains { !$0.utf8.contains(0x2E) }
    bareNames = options.bareNames
    mentions = options.mentions
    hashtags = options.hashtags
    maximumLength = max(options.maximumLength, 64)
    customKinds = options.customKinds
  }

  /// Whether a top-level domain of three-byte characters could begin at `bytes`.
  @inline(__always)
  func mayBeInternational(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    guard count >= 6 else { return count == 3 }
    let raw = UnsafeRawPointer(bytes)
    let key = UInt64(raw.loadUnaligned(as: UInt32.self)) | UInt64(raw.loadUnaligned(fromByteOffset: 4, as: UInt16.self)) << 32
    let bit = Self.hash(UInt64(littleEndian: key))
    return beginnings[bit >> 6] >> UInt64(bit & 63) & 1 == 1
  }

  private static func hash(_ key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 52)
  }

  private static func beginnings(_ names: [Substring]) -> [UInt64] {
    var bits = [UInt64](repeating: 0, count: 64)
    for name in names {
      let bytes = Array(name.utf8.prefix(6))
      guard bytes.count == 6, bytes[0] >= 0xE0 else { continue }
      let bit = hash(bytes.enumerated().reduce(UInt64(0)) { $0 | UInt64($1.element) << UInt64($1.offset * 8) })
      bits[bit >> 6] |= 1 << UInt64(bit & 63)
    }
    return bits
  }
}
