public import WebAddress

/// A property of a link that the user should know before following it.
public struct LinkFinding: Hashable, Sendable {
  /// What was found.
  public let kind: FindingKind
  /// What it means, in a sentence for the user that quotes the piece in question.
  public let explanation: String
  /// The piece of the link or of its words that shows it, with what cannot be seen spelled out.
  public let evidence: String

  /// The severity of its kind.
  public var severity: FindingSeverity { kind.severity }

  init(_ kind: FindingKind, _ explanation: String, evidence: String) {
    self.kind = kind
    self.explanation = explanation
    self.evidence = evidence.withoutHidden
  }
}

extension String {
  /// The text with every character that cannot be seen as its code point, and at most 80 characters of it.
  var withoutHidden: String {
    var shown = ""
    for scalar in unicodeScalars.prefix(80) {
      if scalar.isHidden {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        shown += "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown + (unicodeScalars.count > 80 ? "…" : "")
  }
}

extension Unicode.Scalar {
  fileprivate var isHidden: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
    case .spaceSeparator: self != " "
    default: properties.isDefaultIgnorableCodePoint
    }
  }
}
