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
}
