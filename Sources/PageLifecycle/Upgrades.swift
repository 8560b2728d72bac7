import WebAddress

/// Counts the addresses that were replaced by their secure form, so that no page or server repeats it without end.
struct Upgrades: Hashable, Sendable {
  /// How many addresses are replaced between two choices of the user or the app.
  private static let mostAddresses = 20
  /// How often a script may lead to one of them again.
  private static let mostRepeats = 3

  /// The secure addresses since a page was last shown.
  private var chain: Set<WebURL> = []
  /// How often each was loaded since the user or the app last chose a page.
  private var counts: [WebURL: Int] = [:]

  /// Whether one more replacement is plausible.
  func permits(_ secure: WebURL) -> Bool {
    // A server that redirects the secure address to the insecure one would go on without end.
    guard !chain.contains(secure) else { return false }
    let count = counts[secure] ?? 0
    return count < Self.mostRepeats && counts.values.reduce(0, +) < Self.mostAddresses
  }

  mutating func record(_ secure: WebURL) {
    chain.insert(secure)
    counts[secure, default: 0] += 1
  }

  mutating func pageShown() { chain = [] }
}
