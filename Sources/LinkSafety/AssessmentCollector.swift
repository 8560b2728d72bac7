internal import WebAddress

/// Gathers what there is to say about one link: what the parser met on the way, then host, words, path and port.
struct AssessmentCollector {
  let target: String
  let label: String?
  let report: AddressReport
  let known: KnownDomains

  /// Where a careless reader would take the host to end: the first slash, question mark or number sign behind `//`.
  private let endOfAuthority: Int
  /// The host as it was written, without user name and port.
  private let writtenHost: String

  init(target: String, label: String?, report: AddressReport, known: KnownDomains) {
    self.target = target
    self.label = label
    self.report = report
    self.known = known
    let bytes = Array(target.utf8)
    let colon = bytes.firstIndex(of: 0x3A) ?? bytes.count
    let start = bytes[colon...].dropFirst().firstIndex { $0 != 0x2F && $0 != 0x5C } ?? bytes.count
    endOfAuthority = bytes[start...].firstIndex { $0 == 0x2F || $0 == 0x3F || $0 == 0x23 } ?? bytes.count
    var host = bytes[start..<endOfAuthority]
    if let at = host.lastIndex(of: 0x40) { host = host[(at + 1)...] }
    if let colon = host.firstIndex(of: 0x3A) { host = host[..<colon] }
    writtenHost = String(decoding: host, as: UTF8.self)
  }

  func findings() -> [LinkFinding] {
    guard let url = report.url else {
      let words: String
      if case .failure(let error) = report.result { words = error.description } else { words = "it is empty" }
      return fromReport() + [
        LinkFinding(.unreadable, "\(FindingKind.unreadable.sentence): \(words)", evidence: target)
      ]
    }
    var found = fromReport()
    if let domain = url.host?.domain { found += DomainCheck(domain, written: writtenHost, known).findings() }
    if let label, let finding = LabelCheck(label, url).finding() { found.append(finding) }
    found += LoadCheck(url, known).findings()
    found += SchemeCheck(url).findings()
    if url.href.utf8.count > Self.longest {
      found.append(
        LinkFinding(
          .overlongLink, "the link is \(url.href.utf8.count) characters long, too long to look through",
          evidence: String(url.href.prefix(60)) + "…"))
    }
    var seen: Set<LinkFinding> = []
    return found.filter { seen.insert($0).inserted }
  }

  /// Longer links exist, but users do not read them.
  private static let longest = 4096

  // MARK: What the parser met

  private func fromReport() -> [LinkFinding] { report.findings.compactMap(finding) }

  private func finding(_ found: AddressFinding) -> LinkFinding? {
    guard let kind = kind(of: found) else { return nil }
    // Findings can be displayed and logged; a password must not.
    if found.kind == .password { return LinkFinding(kind, found.explanation, evidence: ":…") }
    if found.kind == .userInfo {
      let name = String(piece(found.range).prefix { $0 != ":" }).withoutHidden
      let site = report.url?.host?.displayed ?? "what follows the @"
      return LinkFinding(
        kind, "\"\(name)\" is a user name, not the site: the site is \(site)", evidence: name)
    }
    let isWhole = found.range == 0..<target.utf8.count
    let evidence = isWhole ? report.url?.host?.displayed ?? target : piece(found.range)
    return LinkFinding(kind, found.explanation, evidence: evidence)
  }

  private func kind(of found: AddressFinding) -> FindingKind? {
    switch found.kind {
    case .userInfo: return looksLikeHost(piece(found.range)) ? .hostInUserInfo : .userInfo
    case .password: return .password
    // After the host a backslash or a character of another script belongs to the path and does not mislead.
    case .backslash, .imitatedSyntax:
      return found.range.lowerBound < endOfAuthority ? .ambiguousHost : nil
    case .invisibleCharacter: return kind(ofInvisible: piece(found.range))
    case .obfuscatedIPAddress, .ipAddress, .mixedScript, .wholeScript, .restrictedCharacter, .misplacedSign,
      .foreignDigits, .obscureMarks, .invalidEncodedLabel, .bidiControl, .script, .overlongHost:
      return found.kind
    default: return nil
    }
  }

  private func kind(ofInvisible piece: String) -> FindingKind {
    switch piece.unicodeScalars.first?.value ?? 0 {
    // Joiners occur in Persian and Indic words and in emoji, variation selectors in emoji, soft hyphens in any word that
    // was copied from a narrow column.
    case 0x200C, 0x200D, 0xFE00...0xFE0F, 0xAD, 0x34F, 0x180B...0x180F, 0xA0, 0x2000...0x200A, 0x202F, 0x205F:
      .joiner
    default: .invisibleCharacter
    }
  }

  private func looksLikeHost(_ userInfo: String) -> Bool {
    let plain = WebURL.percentDecoded(userInfo)
    let name = plain.prefix { !"/:\\?#@∕⁄꞉".contains($0) }
    guard name.contains("."), let domain = WebHost(name)?.domain else { return false }
    return domain.labels.count > 1 && domain.hasKnownTopLevelDomain
  }

  private func piece(_ range: Range<Int>) -> String {
    let bytes = target.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: min(range.lowerBound, bytes.count))
    let end = bytes.index(bytes.startIndex, offsetBy: min(range.upperBound, bytes.count))
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
