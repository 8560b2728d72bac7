public import WebAddress

/// Whether a link is what it says it is: everything that was found about it, each with its evidence.
///
/// Nothing is opened, resolved or fetched for it; it takes the link's text and, where there are any, its words.
///
/// ```swift
/// let assessment = LinkAssessment("https://paypal.com@evil.example/", label: "paypal.com")
/// assessment.shownHost                 // "evil.example"
/// assessment.findings.map(\.kind)      // hostInUserInfo, labelMismatch
/// ```
public struct LinkAssessment: Hashable, Sendable {
  /// The link as written.
  public let target: String
  /// The label that the user sees; nil without one.
  public let label: String?
  /// The link as an address; nil where a browser would refuse it.
  public let url: WebURL?
  /// The findings, the most severe first.
  public let findings: [LinkFinding]

  /// Looks at a link.
  ///
  /// - Parameters:
  ///   - target: The link as written, with its scheme.
  ///   - label: The label that the user sees.
  ///   - known: Domains for which others may want to be taken.
  public init(_ target: String, label: String? = nil, known: KnownDomains = .standard) {
    self.target = target
    self.label = label
    let report = AddressReport(target)
    url = report.url
    let collector = AssessmentCollector(target: target, label: label, report: report, known: known)
    let found = collector.findings()
    findings = found.enumerated().sorted { left, right in
      left.element.severity == right.element.severity
        ? left.offset < right.offset : left.element.severity > right.element.severity
    }.map(\.element)
  }

  /// The host that the link really leads to, safe to show; nil where it has none.
  ///
  /// Labels are in their own script, or in the form `xn--` if that could mislead. If it contains a right-to-left script, show it
  /// isolated and from left to right (U+2066 … U+2069).
  public var shownHost: String? {
    guard let host = url?.host, host != .empty else { return nil }
    return host.displayed
  }

  /// The severity of the most severe finding; nil without findings.
  public var severity: FindingSeverity? { findings.first?.severity }

  /// Whether something of a kind was found.
  public func has(_ kind: FindingKind) -> Bool { findings.contains { $0.kind == kind } }
}
