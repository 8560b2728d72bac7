import LinkDetection
import LinkText
import WebAddress

/// `linkway explain`: the parts of a URL, its canonical form, its host, and what is unusual about it.
enum ExplainCommand {
  static let help = """
    linkway explain URL

    Prints the parts of a URL as a browser parses it, its canonical form, its host in ASCII and as it is safe to show,
    its origin, and its findings, each with its reason and position (in UTF-8 bytes).
    A URL without a scheme is completed like a link in text. The exit status is 1 if the text is not a URL.

    """

  static func run(_ arguments: [String], on console: Console) throws(CommandFailure) -> Int {
    var remaining = Arguments(arguments, topic: "explain")
    var operands: [String] = []
    while let word = remaining.next() {
      switch word {
      case .option("--help", nil), .option("-h", nil):
        try console.output.write(help)
        return 0
      case .option(let name, _): throw remaining.unknown(name)
      case .operand(let text): operands.append(text)
      }
    }
    guard operands.count == 1, let text = operands.first else {
      throw .usage(
        operands.isEmpty ? "no URL given" : "explain takes one URL; put it in quotes", topic: "explain")
    }
    return try explain(text, on: console)
  }

  private static func explain(_ text: String, on console: Console) throws(CommandFailure) -> Int {
    var report = AddressReport(text)
    if report.url == nil, let completed = completed(text) {
      report = AddressReport(completed)
      try console.output.write(line("read as", visible(completed)))
    }
    switch report.result {
    case .success(let url): try write(url, on: console)
    case .failure(let error): console.complain("\(quoted(text)) is not a URL: \(error)")
    }
    if report.findings.isEmpty {
      if report.url != nil { try console.output.write("\nnothing unusual\n") }
    } else {
      try console.output.write("\n")
    }
    for finding in report.findings {
      let place =
        finding.range.count > 1
        ? "\(finding.range.lowerBound)-\(finding.range.upperBound - 1)" : "\(finding.range.lowerBound)"
      try console.output.write("\(finding.kind) (byte \(place)): \(finding.explanation)\n")
    }
    return report.url == nil ? 1 : 0
  }

  /// The URL of a text that is a link from its first to its last character: `example.com`, `a@b.example`.
  private static func completed(_ text: String) -> String? {
    guard let link = LinkDetector().links(in: text).first, link.utf8Range == 0..<text.utf8.count else {
      return nil
    }
    return link.url
  }

  private static func write(_ url: WebURL, on console: Console) throws(CommandFailure) {
    var lines: [(String, String?)] = [("canonical", url.href), ("scheme", url.scheme.name)]
    if url.hasUserInfo {
      lines += [("user", url.username), ("password", url.password.isEmpty ? nil : url.password)]
    }
    if let host = url.host, host != .empty {
      lines += [
        ("host", host.serialized), ("shown as", host.displayed), ("kind of host", kind(of: host)),
        ("public suffix", host.domain?.publicSuffix?.ascii),
        ("registrable domain", host.registrableDomain?.displayed),
      ]
    }
    lines += [
      ("port", url.port.map(String.init) ?? url.scheme.defaultPort.map { "\($0) (default)" }),
      (url.hasOpaquePath ? "opaque path" : "path", url.path.isEmpty ? nil : url.path), ("query", url.query),
      ("fragment", url.fragment), ("origin", url.origin.isOpaque ? "opaque" : url.origin.serialized),
    ]
    for case (let name, let value?) in lines {
      try console.output.write(line(name, value))
    }
  }

  private static func kind(of host: WebHost) -> String {
    switch host {
    case .domain: "domain"
    case .ipv4: "IPv4 address"
    case .ipv6: "IPv6 address"
    case .opaque: "opaque"
    case .empty: "empty"
    }
  }

  private static func line(_ name: String, _ value: String) -> String {
    name + String(repeating: " ", count: max(1, 20 - name.count)) + value + "\n"
  }
}
