internal import WebAddress

/// Whether a domain wants to be taken for one that people know.
struct DomainLook {
  private let domain: WebHost.Domain
  private let written: String
  private let known: KnownDomains

  init(_ domain: WebHost.Domain, written: String, _ known: KnownDomains) {
    self.domain = domain
    self.written = written
    self.known = known
  }

  func findings() -> [LinkFinding] {
    guard let registrable = domain.registrableDomain else { return [] }
    if known.contains(registrable) { return [] }
    if let imitated = known.imitated(by: registrable, written: writtenEnding(of: registrable)) {
      return [
        LinkFinding(
          .lookalike, "the site is \(registrable.displayed), which looks like \(imitated) and is another",
          evidence: domain.displayed)
      ]
    }
    guard let embedded = embedded(before: registrable) else { return [] }
    return [
      LinkFinding(
        .embeddedDomain,
        "\(embedded) stands at the front, but the site is \(registrable.displayed), as its end says",
        evidence: domain.displayed)
    ]
  }

  /// The end of the host as written that has as many labels as the registrable domain.
  private func writtenEnding(of registrable: WebHost.Domain) -> String {
    let labels = written.split(separator: ".", omittingEmptySubsequences: true)
    return labels.suffix(registrable.labels.count).joined(separator: ".")
  }

  /// A known domain among the labels before the registrable domain: `paypal.com.login.example`, `paypal.com-login.example`.
  private func embedded(before registrable: WebHost.Domain) -> String? {
    let labels = domain.labels
    let before = labels.count - registrable.labels.count
    guard before > 0 else { return nil }
    // A name of thousands of labels is no imitation that anyone reads.
    for start in 0..<min(before, 20) {
      for length in 2...3 where start + length <= labels.count {
        let piece = labels[start..<start + length]
        let name = piece.joined(separator: ".")
        if start + length <= before, known.names.contains(name) { return name }
        guard start + length <= before + 1, let last = piece.last, let hyphen = last.firstIndex(of: "-") else {
          continue
        }
        let cut = (piece.dropLast() + [last[..<hyphen]]).joined(separator: ".")
        if known.names.contains(cut) { return cut }
      }
    }
    return nil
  }
}
