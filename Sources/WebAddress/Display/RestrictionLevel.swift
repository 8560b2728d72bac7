/// How strictly a name keeps to scripts that are read together; the stricter, the less one letter passes for another.
///
/// Source: UTS #39, section 5.2, "restriction-level detection".
public enum RestrictionLevel: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// ASCII letters, digits, hyphens and underscores.
  case asciiOnly
  /// One script, where Chinese, Japanese and Korean each count as one with all that they are written in.
  case singleScript
  /// Besides, Latin with Chinese, Japanese or Korean.
  case highlyRestrictive
  /// Besides, Latin with one other script in wide use, except Cyrillic and Greek.
  case moderatelyRestrictive
  /// Any mixture of scripts that are in wide use.
  case minimallyRestrictive
  /// A character that names are not written with.
  case unrestricted

  public static func < (left: RestrictionLevel, right: RestrictionLevel) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The level of a text that is one name, such as a label of a host.
  public init(of text: some StringProtocol) {
    var sets: [ScriptSet] = []
    var isASCII = true
    for scalar in text.unicodeScalars {
      guard let set = IdentifierScripts.scripts(of: scalar) else {
        self = .unrestricted
        return
      }
      isASCII = isASCII && scalar.isASCII
      if !set.proper.isEmpty { sets.append(set.proper) }
    }
    if isASCII {
      self = .asciiOnly
    } else if Self.haveCommonScript(sets) {
      self = .singleScript
    } else {
      self = Self.level(beside: sets.filter { !$0.contains(.latin) })
    }
  }

  /// The level of Latin with these.
  private static func level(beside others: [ScriptSet]) -> RestrictionLevel {
    if families.contains(where: { family in others.allSatisfy { !$0.isDisjoint(with: family) } }) {
      return .highlyRestrictive
    }
    let common = others.dropFirst().reduce(others.first ?? []) { $0.intersection($1) }
    return common.subtracting([.cyrillic, .greek]).isEmpty ? .minimallyRestrictive : .moderatelyRestrictive
  }

  private static let families: [ScriptSet] = [.japanese, .korean, .chineseWithBopomofo]

  private static func haveCommonScript(_ sets: [ScriptSet]) -> Bool {
    guard let first = sets.first else { return true }
    if !sets.dropFirst().reduce(first, { $0.intersection($1) }).isEmpty { return true }
    return families.contains { family in sets.allSatisfy { !$0.isDisjoint(with: family) } }
  }
}

extension HostDisplay.Label {
  /// How strictly the label keeps to scripts that are read together.
  public var restrictionLevel: RestrictionLevel { RestrictionLevel(of: unicode) }
}
