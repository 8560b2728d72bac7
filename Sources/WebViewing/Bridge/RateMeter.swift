import WebAddress

/// Counts the messages of each origin: a bucket that fills with time, and that each message takes one from.
@MainActor
struct RateMeter {
  private var buckets: [Origin: (level: Double, time: ContinuousClock.Instant)] = [:]

  /// More than these are not kept: a site may have as many origins as it likes.
  private static let mostBuckets = 256

  mutating func takes(_ origin: Origin, _ access: BridgeAccess) -> Bool {
    let now = ContinuousClock.now
    // Opaque origins differ from one another; all together have one bucket.
    let key = origin.isOpaque ? Self.anonymous : origin
    if buckets[key] == nil, buckets.count >= Self.mostBuckets { forgetQuiet(access, now) }
    var level = level(of: key, access, now)
    defer { buckets[key] = (level, now) }
    guard level >= 1 else { return false }
    level -= 1
    return true
  }

  private func level(of key: Origin, _ access: BridgeAccess, _ now: ContinuousClock.Instant) -> Double {
    guard let bucket = buckets[key] else { return Double(access.burst) }
    let passed = (now - bucket.time) / .seconds(1)
    return min(Double(access.burst), bucket.level + passed * Double(access.messagesPerSecond))
  }

  /// Forgets those that are full again, which says no more than none; else the fuller half.
  private mutating func forgetQuiet(_ access: BridgeAccess, _ now: ContinuousClock.Instant) {
    let levels = buckets.keys.map { ($0, level(of: $0, access, now)) }.sorted { $0.1 > $1.1 }
    let full = levels.prefix { $0.1 >= Double(access.burst) }
    for (key, _) in full.isEmpty ? levels.prefix(Self.mostBuckets / 2) : full { buckets[key] = nil }
  }

  private static let anonymous = Origin.opaque()
}
