/// Which names anyone can register under: the Public Suffix List.
///
/// The rules are one sorted text; a name is looked up by halving it, so nothing is built at the first use but the
/// list of where its lines begin.
///
/// Source: publicsuffix.org, "Format", with the rule `*` for a top-level domain that the list does not hold.
enum PublicSuffixes {
  private struct Table {
    let text: [UInt8]
    let lines: [Int32]
  }

  private static let table: Table = {
    let text = Array(rules.utf8)
    var lines: [Int32] = []
    lines.reserveCapacity(count)
    var start = 0
    while start < text.count {
      lines.append(Int32(start))
      start = (text[start...].firstIndex(of: 0x0A) ?? text.count) + 1
    }
    return Table(text: text, lines: lines)
  }()

  /// How many of a name's last labels form its public suffix; the list knows what it does not hold by one label.
  static func labelCount(of labels: [Substring]) -> Int {
    var best = 1
    for count in 1...max(1, min(labels.count, longestRule)) {
      let flags = flags(of: labels.suffix(count).joined(separator: "."))
      if flags.contains(0x21) { return count - 1 }
      if flags.contains(0x3D) { best = max(best, count) }
      if flags.contains(0x2A), count < labels.count { best = max(best, count + 1) }
    }
    return best
  }

  /// Whether the list itself names the top-level domain.
  static func knows(topLevelDomain label: some StringProtocol) -> Bool {
    !flags(of: String(label)).isEmpty
  }

  private static func flags(of name: String) -> ArraySlice<UInt8> {
    let table = table
    var low = 0
    var high = table.lines.count
    while low < high {
      let middle = (low + high) / 2
      let start = Int(table.lines[middle])
      let end = middle + 1 < table.lines.count ? Int(table.lines[middle + 1]) - 1 : table.text.count
      let line = table.text[start..<end]
      let space = line.firstIndex(of: 0x20) ?? end
      if table.text[start..<space].elementsEqual(name.utf8) { return line[min(space + 1, end)...] }
      if table.text[start..<space].lexicographicallyPrecedes(name.utf8) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return []
  }
}

extension WebHost.Domain {
  /// The part of the name under which anyone can register, such as `co.uk`; nil where the name has an empty label.
  ///
  /// A top-level domain that the Public Suffix List does not hold counts as one.
  public var publicSuffix: WebHost.Domain? {
    ending(labels: PublicSuffixes.labelCount(of: labels))
  }

  /// The public suffix and one label more, such as `example.co.uk`: the part that one owner registered.
  ///
  /// Nil where the name is itself a public suffix, such as `co.uk` or `github.io`, or has an empty label.
  public var registrableDomain: WebHost.Domain? {
    ending(labels: PublicSuffixes.labelCount(of: labels) + 1)
  }

  /// Whether the Public Suffix List names the last label.
  public var hasKnownTopLevelDomain: Bool {
    labels.last.map(PublicSuffixes.knows(topLevelDomain:)) ?? false
  }

  private func ending(labels count: Int) -> WebHost.Domain? {
    let labels = labels
    guard labels.count >= count, !labels.contains(where: \.isEmpty) else { return nil }
    return WebHost.Domain(canonical: labels.suffix(count).joined(separator: ".") + (endsInDot ? "." : ""))
  }
}

extension WebHost {
  /// The registrable domain, such as `example.co.uk`; nil for an address and for a public suffix.
  ///
  /// Source: WHATWG URL Standard, section 3.2, "registrable domain".
  public var registrableDomain: Domain? { domain?.registrableDomain }
}
