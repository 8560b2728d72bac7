internal import LinkDetection
internal import WebAddress

/// Whether a link's words name another host or address than its target.
struct LabelCheck {
  private let label: String
  private let url: WebURL

  private static let detector = LinkDetector()

  init(_ label: String, _ url: WebURL) {
    self.label = label
    self.url = url
  }

  func finding() -> LinkFinding? {
    if url.scheme.name == "tel" || url.scheme.name == "sms" { return phone() }
    let named = Self.detector.links(in: label)
    guard !named.isEmpty else { return nil }
    if url.scheme.name == "mailto" { return mail(named) }
    guard let host = url.host, host != .empty, url.scheme.isSpecial else { return nil }
    let hosts = named.filter { $0.kind == .url }.compactMap { $0.url.flatMap { WebURL($0)?.host } }
    guard let first = hosts.first, !hosts.contains(where: { isSame($0, host) }) else { return nil }
    return LinkFinding(
      .labelMismatch, "the text names \(first.displayed), but the link leads to \(host.displayed)",
      evidence: label)
  }

  private func mail(_ named: [DetectedLink]) -> LinkFinding? {
    let written = named.filter { $0.kind == .email }.map(\.text)
    let recipients = url.decodedPath.split(separator: ",").map { $0.lowercased() }
    guard let first = written.first, let recipient = recipients.first,
      !written.contains(where: { recipients.contains($0.lowercased()) })
    else { return nil }
    return LinkFinding(
      .labelMismatch, "the text names \(first), but the letter goes to \(recipient.withoutHidden)",
      evidence: label)
  }

  /// Compares the last digits, because the same number is written with and without its country and area codes.
  private func phone() -> LinkFinding? {
    let written = label.utf8.filter { (0x30...0x39).contains($0) }
    let called = url.decodedPath.prefix { $0 != ";" && $0 != "," }.utf8.filter { (0x30...0x39).contains($0) }
    let isNumber = label.unicodeScalars.allSatisfy {
      "0123456789 +-()./\u{A0}\u{2011}".unicodeScalars.contains($0)
    }
    guard isNumber, written.count >= 6, !called.isEmpty, written.suffix(6) != called.suffix(6) else {
      return nil
    }
    return LinkFinding(
      .labelMismatch,
      "the text is the number \(label.withoutHidden), but another is called: \(url.decodedPath.withoutHidden)",
      evidence: label)
  }

  /// Whether two hosts belong to one owner.
  private func isSame(_ left: WebHost, _ right: WebHost) -> Bool {
    guard let domain = left.registrableDomain, let other = right.registrableDomain else {
      return left == right
    }
    return domain == other
  }
}
