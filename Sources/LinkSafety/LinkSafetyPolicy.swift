public import WebAddress

/// Decides from the findings about a link: open it, ask the user, or refuse it.
public struct LinkSafetyPolicy: Hashable, Sendable {
  /// The findings that cause a question to the user.
  public var asks: Set<FindingKind>
  /// The findings for which a link is not opened at all.
  public var refuses: Set<FindingKind>
  /// Hosts whose links open without a question, unless they are refused.
  public var trusted: Set<HostPattern>
  /// Domains for which others may want to be taken.
  public var known: KnownDomains

  /// A policy.
  public init(
    asks: Set<FindingKind>, refuses: Set<FindingKind>, trusted: Set<HostPattern> = [],
    known: KnownDomains = .standard
  ) {
    self.asks = asks
    self.refuses = refuses
    self.trusted = trusted
    self.known = known
  }

  /// Asks about every caution, refuses every danger, and lets notes pass.
  public static let standard = LinkSafetyPolicy(asks: kinds(.caution), refuses: kinds(.danger))

  /// Refuses cautions as well as dangers, and never asks: for programs without a user.
  public static let strict = LinkSafetyPolicy(asks: [], refuses: kinds(.caution).union(kinds(.danger)))

  /// Opens everything that a browser can parse; the app examines the findings.
  public static let open = LinkSafetyPolicy(asks: [], refuses: [.unreadable, .script])

  private static func kinds(_ severity: FindingSeverity) -> Set<FindingKind> {
    Set(FindingKind.all.filter { $0.severity == severity })
  }

  /// What follows from an assessment.
  public enum Decision: Hashable, Sendable {
    /// The link may be opened.
    case open
    /// The user is asked first and sees the findings.
    case ask([LinkFinding])
    /// The link is not opened.
    case refuse([LinkFinding])
  }

  /// What to do with a link.
  public func decision(for assessment: LinkAssessment) -> Decision {
    let refused = assessment.findings.filter { refuses.contains($0.kind) }
    if !refused.isEmpty { return .refuse(refused) }
    if let host = assessment.url?.host, trusted.contains(where: { $0.matches(host) }) { return .open }
    let asked = assessment.findings.filter { asks.contains($0.kind) }
    return asked.isEmpty ? .open : .ask(asked)
  }
}
