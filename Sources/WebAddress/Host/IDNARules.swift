/// What makes a label valid beyond its single characters.
enum IDNARules {
  /// Whether a label in its own script is valid in a name; ``bidi(_:)`` checks the bidi rule.
  ///
  /// Source: UTS #46, section 4.1, "Validity Criteria", as the WHATWG URL Standard sets them.
  static func isValid(_ label: [Unicode.Scalar]) -> Bool {
    guard let first = label.first else { return true }
    switch first.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return false
    default: break
    }
    return label.allSatisfy { IDNATables.mapping(of: $0) == .valid } && joiners(label)
  }

  /// Whether each joiner is at a position where its script needs it.
  ///
  /// Source: RFC 5892, appendices A.1 and A.2.
  private static func joiners(_ label: [Unicode.Scalar]) -> Bool {
    label.indices.allSatisfy { index in
      switch label[index] {
      case "\u{200D}": followsVirama(label, index)
      case "\u{200C}": followsVirama(label, index) || joins(label, index)
      default: true
      }
    }
  }

  private static func followsVirama(_ label: [Unicode.Scalar], _ index: Int) -> Bool {
    index > 0 && label[index - 1].properties.canonicalCombiningClass == .virama
  }

  private static func joins(_ label: [Unicode.Scalar], _ index: Int) -> Bool {
    let before = label[..<index].last { IDNATables.joiningType(of: $0) != .transparent }
    let after = label[(index + 1)...].first { IDNATables.joiningType(of: $0) != .transparent }
    guard let before = before.map(IDNATables.joiningType), let after = after.map(IDNATables.joiningType)
    else {
      return false
    }
    return (before == .left || before == .dual) && (after == .right || after == .dual)
  }

  /// Whether right-to-left labels combine with the others so that none hides another.
  ///
  /// Source: RFC 5893, section 2, the six conditions.
  static func bidi(_ labels: [[Unicode.Scalar]]) -> Bool {
    let classes = labels.map { $0.map(IDNATables.bidiClass) }
    let runsLeft = classes.contains { label in
      label.contains { $0 == .rightToLeft || $0 == .arabicLetter || $0 == .arabicNumber }
    }
    return !runsLeft || classes.allSatisfy(bidi)
  }

  private static func bidi(_ label: [IDNATables.BidiClass]) -> Bool {
    guard let first = label.first, let last = label.last(where: { $0 != .mark }) else { return label.isEmpty }
    switch first {
    case .leftToRight:
      return (last == .leftToRight || last == .europeanNumber)
        && label.allSatisfy {
          $0 != .rightToLeft && $0 != .arabicLetter && $0 != .arabicNumber && $0 != .other
        }
    case .rightToLeft, .arabicLetter:
      return [.rightToLeft, .arabicLetter, .europeanNumber, .arabicNumber].contains(last)
        && !label.contains { $0 == .leftToRight || $0 == .other }
        && !(label.contains(.europeanNumber) && label.contains(.arabicNumber))
    default:
      return false
    }
  }
}
