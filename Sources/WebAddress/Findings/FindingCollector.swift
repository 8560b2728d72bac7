/// Turns what the parser met, the host and the text as written into findings.
struct FindingCollector {
  let text: String
  let clean: CleanText
  let entries: [(kind: FindingKind, range: Range<Int>)]
  let url: WebURL?

  func findings() -> [AddressFinding] {
    var found = entries.map { entry in
      let range = clean.original(entry.range)
      return AddressFinding(entry.kind, range: range, detail: detail(of: entry.kind, range))
    }
    found += inText()
    if let url { found += inURL(url) }
    var seen: Set<AddressFinding> = []
    let unique = found.filter { seen.insert($0).inserted }
    return unique.enumerated().sorted { left, right in
      (left.element.range.lowerBound, left.offset) < (right.element.range.lowerBound, right.offset)
    }.map(\.element)
  }

  private var whole: Range<Int> { 0..<text.utf8.count }

  private func detail(of kind: FindingKind, _ range: Range<Int>) -> String? {
    let piece = text.visible(utf8: range)
    switch kind {
    case .userInfo:
      return
        "\"\(piece)\" is a user name, not the site: the site is \(url?.host?.displayed ?? "what follows the @")"
    case .obfuscatedIPAddress:
      return "\"\(piece)\" is the IP address \(url?.host?.serialized ?? "") in an obfuscated form"
    case .mappedHost, .percentEncodedHost:
      return url?.host.map { "the host is sent as \($0.serialized)" }
    case .dotSegment: return "the path segment \"\(piece)\" is removed"
    default: return nil
    }
  }

  // MARK: The text as written

  private func inText() -> [AddressFinding] {
    var found: [AddressFinding] = []
    if clean.leading > 0 { found.append(AddressFinding(.surroundingSpace, range: 0..<clean.leading)) }
    if clean.trailing > 0 {
      found.append(
        AddressFinding(.surroundingSpace, range: whole.upperBound - clean.trailing..<whole.upperBound))
    }
    found += clean.dropped.map { AddressFinding(.lineBreak, range: $0..<$0 + 1) }
    var offset = 0
    for scalar in text.unicodeScalars {
      let range = offset..<offset + UTF8.width(scalar)
      offset = range.upperBound
      if let kind = kind(of: scalar) {
        found.append(
          AddressFinding(kind, range: range, detail: "\(kind.sentence): \(scalar.named)"))
      }
    }
    // Users write a host without the slash of its empty path; that is not worth a finding.
    if let url, text != url.href, text + "/" != url.href {
      found.append(AddressFinding(.notCanonical, range: whole, detail: "the canonical form is \(url.href)"))
    }
    return found
  }

  private func kind(of scalar: Unicode.Scalar) -> FindingKind? {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F ? controlKind(scalar) : nil }
    if scalar.isBidiControl { return .bidiControl }
    if Self.imitations.contains(scalar) { return .imitatedSyntax }
    return scalar.isHidden && scalar != "\u{3000}" ? .invisibleCharacter : nil
  }

  private func controlKind(_ scalar: Unicode.Scalar) -> FindingKind? {
    UInt8(scalar.value).isTabOrNewline ? nil : .invisibleCharacter
  }

  /// Characters that look like `/`, `?`, `#`, `@`, `:`, `=` or `.` and are none of them to a parser.
  private static let imitations = Set(
    "\u{2044}\u{2215}\u{29F8}\u{FF0F}\u{2571}\u{338}\u{1735}".unicodeScalars
  )
  .union(
    "\u{FF1F}\u{FE56}\u{FF03}\u{FE5F}\u{FF20}\u{FE6B}\u{FF1A}\u{2236}\u{A789}\u{A78A}\u{FE55}".unicodeScalars)

  // MARK: The URL it became

  private func inURL(_ url: WebURL) -> [AddressFinding] {
    var found: [AddressFinding] = []
    if url.scheme.canCarryScript {
      found.append(AddressFinding(.script, range: rangeOfScheme(url)))
    }
    switch url.host {
    case .ipv4, .ipv6: found.append(AddressFinding(.ipAddress, range: whole))
    case .domain(let domain): found += inDomain(domain)
    case .opaque, .empty, nil: break
    }
    return found
  }

  private func rangeOfScheme(_ url: WebURL) -> Range<Int> {
    clean.original(0..<min(url.scheme.name.utf8.count, clean.bytes.count))
  }

  private func inDomain(_ domain: WebHost.Domain) -> [AddressFinding] {
    var found: [AddressFinding] = []
    let display = domain.display
    let written = writtenLabels()
    for label in display.labels where label.ascii != label.unicode {
      if let risk = label.risk {
        found.append(
          AddressFinding(
            risk, range: whole, detail: "\"\(label.unicode)\" is shown as \(label.ascii): \(risk.sentence)"))
      } else if written.contains(label.ascii) {
        found.append(
          AddressFinding(
            .encodedLabel, range: whole, detail: "\(label.ascii) is the ASCII form of \"\(label.unicode)\""))
      }
    }
    for label in display.labels
    where label.ascii == label.unicode && label.ascii.utf8.starts(with: "xn--".utf8) {
      found.append(
        AddressFinding(
          .invalidEncodedLabel, range: whole,
          detail: "\(label.ascii) claims to be the ASCII form of a name and is not"))
    }
    if display.mixesDirections { found.append(AddressFinding(.mixedDirection, range: whole)) }
    let length = domain.ascii.utf8.count - (domain.endsInDot ? 1 : 0)
    if length > 253 || domain.labels.contains(where: { $0.utf8.count > 63 }) {
      found.append(AddressFinding(.overlongHost, range: whole))
    }
    if domain.endsInDot || domain.labels.contains(where: \.isEmpty) {
      found.append(AddressFinding(.emptyLabel, range: whole))
    }
    return found
  }

  /// The pieces of the text that could be labels in ASCII, in lower case.
  private func writtenLabels() -> Set<String> {
    let pieces = text.utf8.split { !$0.isASCIILetter && !$0.isASCIIDigit && $0 != 0x2D }
    return Set(pieces.map { $0.map(\.asciiLowered).text })
  }
}
