internal import WebAddress

/// Whether a domain imitates a known one.
struct DomainCheck {
  private let domain: WebHost.Domain
  private let written: String
  private let known: KnownDomains

  init(_ domain: WebHost.Domain, written: String, _ known: KnownDomains) {
    self.domain = domain
    self.written = written
    self.known = known
  }

  func findings() -> [LinkFinding] { [direction(), imitation()].compactMap(\.self) }

  /// Right-to-left names under `com` and after `www` are common; what misleads is a host before one.
  private func direction() -> LinkFinding? {
    let labels = domain.display.labels.prefix(20)
    guard let turn = labels.firstIndex(where: { $0.isRightToLeft == true }), turn >= 2,
      let seeming = WebHost(labels[..<turn].map(\.ascii).joined(separator: "."))?.domain,
      seeming.hasKnownTopLevelDomain
    else { return nil }
    let site = domain.registrableDomain?.displayed ?? domain.displayed
    return LinkFinding(
      .mixedDirection,
      "\(seeming.displayed) seems to be the host, but it goes on from right to left: the site is \(site)",
      evidence: domain.displayed)
  }

  private func imitation() -> LinkFinding? {
    guard let registrable = domain.registrableDomain else { return nil }
    if known.contains(registrable) { return nil }
    if let imitated = known.imitated(by: registrable, written: writtenEnding(of: registrable)) {
      return LinkFinding(
        .lookalike, "the site is \(registrable.displayed), which looks like \(imitated) and is another",
        evidence: domain.displayed)
    }
    guard let embedded = embedded(before: registrable) else { return nil }
    return LinkFinding(
      .embeddedDomain,
      "\(embedded) is only the beginning of the host; the site is \(registrable.displayed), at the end",
      evidence: domain.displayed)
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
        guard start + length <= before + 1, let last = piece.last, let hyphen = last.firstIndex(of: "-")
        else {
          continue
        }
        let cut = (piece.dropLast() + [last[..<hyphen]]).joined(separator: ".")
        if known.names.contains(cut) { return cut }
      }
    }
    return nil
  }
}
