internal import WebAddress

/// What following a link would load, and how: in clear text, from an odd port, a program.
struct LoadCheck {
  private let url: WebURL
  private let known: KnownDomains

  init(_ url: WebURL, _ known: KnownDomains) {
    self.url = url
    self.known = known
  }

  func findings() -> [LinkFinding] {
    guard url.scheme.isSpecial, url.scheme.name != "file", let host = url.host else { return [] }
    return [cleartext(host), port(host), program()].compactMap(\.self)
  }

  // MARK: Clear text

  private func cleartext(_ host: WebHost) -> LinkFinding? {
    guard url.scheme.name == "http" || url.scheme.name == "ftp", !host.isNear else { return nil }
    guard url.scheme.name == "http", let domain = host.registrableDomain, known.contains(domain) else {
      return LinkFinding(
        .cleartext, "what comes from \(host.displayed) can be read and changed on its way",
        evidence: url.scheme.name)
    }
    return LinkFinding(
      .needlessCleartext,
      "what comes can be read and changed on its way, although the site is there with encryption: https://\(host.displayed)",
      evidence: url.scheme.name)
  }

  // MARK: Port

  private func port(_ host: WebHost) -> LinkFinding? {
    guard let port = url.port else { return nil }
    if Self.blockedPorts.contains(port) {
      return LinkFinding(
        .blockedPort,
        "port \(port) belongs to a service that is no web server; browsers do not connect to it",
        evidence: "\(port)")
    }
    if (url.scheme.name == "https" && port == 80) || (url.scheme.name == "http" && port == 443) {
      return LinkFinding(
        .swappedPort, "port \(port) is not the one for \(url.scheme.name), but the other one's",
        evidence: "\(port)")
    }
    if host.isNear { return nil }
    return LinkFinding(
      .unusualPort, "the link leads to port \(port) of \(host.displayed), not to its usual web server",
      evidence: "\(port)")
  }

  /// Source: Fetch Standard, section 2.9, "port blocking".
  private static let blockedPorts: Set<Int> = [
    0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103,
    104, 109, 110,
    111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530,
    531, 532, 540,
    548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060,
    5061, 6000, 6566,
    6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
  ]

  // MARK: Programs

  private func program() -> LinkFinding? {
    let named = url.queryItems.prefix(20).filter { Self.fileNames.contains($0.name.lowercased()) }.map(
      \.value)
    for name in [url.lastPathSegment].compactMap(\.self) + named {
      let pieces = name.split(separator: ".", omittingEmptySubsequences: false)
      guard pieces.count > 1, let ending = pieces.last?.lowercased(), Self.programs.contains(ending) else {
        continue
      }
      let seeming = pieces.count > 2 ? pieces[pieces.count - 2].lowercased() : ""
      let words =
        Self.documents.contains(seeming)
        ? "“\(name.withoutHidden)” looks like a document and is a program, which would run on this machine"
        : "“\(name.withoutHidden)” is a program, which would run on this machine"
      return LinkFinding(.executable, words, evidence: name)
    }
    return nil
  }

  /// Endings of files that run where they are opened.
  ///
  /// Scripts that a site shows as text, such as `.sh`, are left out.
  private static let programs = Set(
    "exe msi msix appx appxbundle scr pif cpl hta lnk vbs vbe wsf jse jar apk xapk dmg pkg mpkg deb rpm appimage flatpakref run iso img vhd crx xpi"
      .split(separator: " ").map(String.init))

  private static let documents = Set(
    "pdf doc docx xls xlsx ppt pptx odt txt rtf jpg jpeg png gif mp3 mp4 mov avi zip html".split(
      separator: " "
    ).map(
      String.init))

  private static let fileNames: Set<String> = ["file", "filename", "attachment", "download"]
}

extension WebHost {
  /// Whether the host is this device or one in the local network: nothing is sent over the internet.
  fileprivate var isNear: Bool {
    switch self {
    case .domain(let domain):
      isLoopback || ["local", "internal", "lan", "home", "test"].contains(domain.labels.last ?? "")
        || domain.labels.count == 1
    case .ipv4(let address):
      isLoopback || address.value >> 24 == 10 || address.value >> 20 == 0xAC1 || address.value >> 16 == 0xC0A8
        || address.value >> 16 == 0xA9FE
    case .ipv6(let address):
      isLoopback || address.pieces[0] & 0xFE00 == 0xFC00 || address.pieces[0] & 0xFFC0 == 0xFE80
    case .opaque, .empty: true
    }
  }
}
