import WebAddress

/// Counts the messages of each origin, and their bytes: buckets that fill with time, and that each message takes from.
@MainActor
struct RateMeter {
  /// What an origin may still send.
  private struct Bucket {
    var messages: Double
    var bytes: Double
  }

  private var buckets: [Origin: (level: Bucket, time: ContinuousClock.Instant)] = [:]

  /// More than these are not kept: a site may have as many origins as it likes.
  private static let mostBuckets = 256

  /// Takes a message of some bytes from what an origin may send.
  ///
  /// - Throws: ``MessageRefusal/tooMany(perSecond:)`` or ``MessageRefusal/tooManyBytes(perSecond:)``, and takes nothing.
  mutating func take(_ bytes: Int, from origin: Origin, _ access: BridgeAccess) throws(MessageRefusal) {
    let now = ContinuousClock.now
    let key = Self.key(origin)
    if buckets[key] == nil, buckets.count >= Self.mostBuckets { forgetQuiet(access, now) }
    var level = level(of: key, access, now)
    defer { buckets[key] = (level, now) }
    guard level.messages >= 1 else { throw .tooMany(perSecond: access.messagesPerSecond) }
    guard level.bytes >= Double(bytes) else { throw .tooManyBytes(perSecond: access.bytesPerSecond) }
    level.messages -= 1
    level.bytes -= Double(bytes)
  }

  /// Whether an origin may send a message of some bytes now; takes nothing.
  func allows(_ bytes: Int, from origin: Origin, _ access: BridgeAccess) throws(MessageRefusal) {
    guard level(of: Self.key(origin), access, .now).bytes >= Double(bytes) else {
      throw .tooManyBytes(perSecond: access.bytesPerSecond)
    }
  }

  private func level(
    of key: Origin, _ access: BridgeAccess, _ now: ContinuousClock.Instant
  ) -> Bucket {
    let full = Bucket(messages: Double(access.burst), bytes: access.mostBytes)
    guard let bucket = buckets[key] else { return full }
    let passed = (now - bucket.time) / .seconds(1)
    return Bucket(
      messages: min(full.messages, bucket.level.messages + passed * Double(access.messagesPerSecond)),
      bytes: min(full.bytes, bucket.level.bytes + passed * Double(access.bytesPerSecond)))
  }

  /// Forgets those that are full again, which says no more than none; else the fuller half.
  private mutating func forgetQuiet(_ access: BridgeAccess, _ now: ContinuousClock.Instant) {
    let levels = buckets.keys.map { key in
      let level = level(of: key, access, now)
      return (key, min(level.messages / Double(max(1, access.burst)), level.bytes / max(1, access.mostBytes)))
    }
    .sorted { $0.1 > $1.1 }
    let full = levels.prefix { $0.1 >= 1 }
    for (key, _) in full.isEmpty ? levels.prefix(Self.mostBuckets / 2) : full { buckets[key] = nil }
  }

  /// Opaque origins differ from one another; all together have one bucket.
  private static func key(_ origin: Origin) -> Origin { origin.isOpaque ? anonymous : origin }

  private static let anonymous = Origin.opaque()
}

extension BridgeAccess {
  /// The most bytes that an origin may send at once: a largest message always, and what four seconds allow.
  fileprivate var mostBytes: Double { Double(max(largestMessage, 4 * bytesPerSecond)) }
}
