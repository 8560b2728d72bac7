internal import LinkDetection
internal import WebAddress

/// Whether a link's words name another host or address than its target.
struct LabelLook {
  private let label: String
  private let url: WebURL

  init(_ label: String, _ url: WebURL) {
    self.label = label
    self.url = url
  }

  func finding() -> LinkFinding? {
    let named = LinkDetector().links(in: label)
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

  /// Whether two hosts belong to one owner.
  private func isSame(_ left: WebHost, _ right: WebHost) -> Bool {
    guard let domain = left.registrableDomain, let other = right.registrableDomain else {
      return left == right
    }
    return domain == other
  }
}
