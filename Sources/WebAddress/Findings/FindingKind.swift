/// The kind of a finding: the one vocabulary of link detection, addresses, link safety and page diagnosis; more may be added.
///
/// ``AddressFinding`` and `LinkFinding` have a kind and the evidence for it; `DetectionFindings` and `PageDiagnosis` name theirs.
public struct FindingKind: Hashable, Sendable, CustomStringConvertible {
  /// A stable name for logs, scripts and policies.
  public let description: String
  /// How severe a finding of this kind is.
  public let severity: FindingSeverity
  /// What the kind means, in a sentence for the user; a finding has one with the piece in question.
  public let sentence: String

  init(_ name: String, _ severity: FindingSeverity, _ sentence: String) {
    description = name
    self.severity = severity
    self.sentence = sentence
  }

  public static func == (left: FindingKind, right: FindingKind) -> Bool {
    left.description == right.description
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }

  /// All kinds, the most severe first.
  public static let all: [FindingKind] = {
    let kinds = host + hidden + effects + spelling + page
    return FindingSeverity.allCases.reversed().flatMap { severity in kinds.filter { $0.severity == severity }
    }
  }()

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.description, $0) })

  /// The kind of a name; nil where no kind has it.
  public init?(name: some StringProtocol) {
    guard let kind = Self.byName[String(name)] else { return nil }
    self = kind
  }
}

/// How severe a finding is.
public enum FindingSeverity: Int, Hashable, Sendable, Comparable, CaseIterable {
  /// Information; ordinary links and pages have it too.
  case note
  /// A reason to check the link: rare in ordinary links, common in fraud. Of a page: a reason why it shows nothing.
  case caution
  /// A reason not to open the link.
  case danger

  public static func < (left: FindingSeverity, right: FindingSeverity) -> Bool {
    left.rawValue < right.rawValue
  }
}
