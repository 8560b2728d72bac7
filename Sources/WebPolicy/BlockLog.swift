public import Foundation

/// The last things that a policy did not let happen, with its reasons.
public struct BlockLog: Hashable, Sendable {
  /// One of them.
  public struct Entry: Hashable, Sendable, Identifiable {
    /// Its number, counted from 1.
    public let id: Int
    /// When it was decided.
    public let time: Date
    /// What was asked.
    public let request: NavigationRequest
    /// What the policy said.
    public let verdict: Verdict
    /// How often the same was asked and answered in a row.
    public var count = 1
  }

  /// The entries, the oldest first.
  public private(set) var entries: [Entry] = []
  /// How many entries are kept; the oldest goes first.
  public let limit: Int
  /// How many things were not let happen since the start.
  public private(set) var total = 0

  /// An empty log that keeps some entries.
  public init(limit: Int = 100) { self.limit = max(1, limit) }

  /// Notes a verdict; one that equals the last is counted there.
  public mutating func record(_ request: NavigationRequest, _ verdict: Verdict, at time: Date = Date()) {
    total += 1
    if let last = entries.last, last.request == request, last.verdict == verdict {
      entries[entries.count - 1].count += 1
      return
    }
    if entries.count == limit { entries.removeFirst() }
    entries.append(Entry(id: total, time: time, request: request, verdict: verdict))
  }

  /// Forgets all entries.
  public mutating func clear() { entries = [] }
}
