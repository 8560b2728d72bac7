internal import Foundation

/// Decides whether a label may be shown in its own script.
///
/// A conservative rule for one label; what fails is shown as `xn--`, so a wrong refusal costs beauty, not safety:
/// 1. Only characters that Unicode gives to names (``IdentifierScripts``), minus a few that read as punctuation.
/// 2. All letters of one script, or of the scripts that Chinese, Japanese or Korean are written with; to those
///    ASCII letters may come.
/// 3. Digits of one script, and a letter beside digits that are not ASCII.
/// 4. Marks that can be seen (``MarkSafety``).
/// 5. Signs where their language has them.
/// 6. Not all letters lookalikes of ASCII, unless the top-level domain is at home in the script.
///
/// Source: UTS #39, section 5.2 ("highly restrictive") for the second step; the rest follows what browsers do.
enum LabelSafety {
  static func risk(of label: String, topLevelDomain: String) -> FindingKind? {
    let scalars = Array(label.unicodeScalars)
    if scalars.allSatisfy(\.isASCII) { return nil }

    var sets: [ScriptSet] = []
    sets.reserveCapacity(scalars.count)
    for scalar in scalars {
      guard let set = IdentifierScripts.scripts(of: scalar), !isDenied(scalar) else {
        return .restrictedCharacter
      }
      sets.append(set)
    }
    if mixesScripts(scalars, sets) { return .mixedScript }
    if hasForeignDigits(scalars) { return .foreignDigits }
    if MarkSafety.hasObscureMarks(scalars, sets, topLevelDomain: topLevelDomain) { return .obscureMarks }
    if hasMisplacedSign(scalars, sets, topLevelDomain) { return .misplacedSign }
    if looksLatin(scalars, sets, topLevelDomain) { return .wholeScript }
    return nil
  }

  /// Characters that Unicode gives to names although they read as an apostrophe, a hyphen, a stroke or nothing.
  private static let denied = Set(
    "\u{0335}\u{0336}\u{0337}\u{0338}\u{0345}\u{0375}\u{058A}\u{05F3}\u{05F4}\u{200C}\u{200D}\u{2010}\u{2019}\u{2027}"
      .unicodeScalars
  ).union("\u{02BB}\u{02BC}\u{02EC}\u{0559}\u{30A0}\u{115F}\u{1160}\u{3164}".unicodeScalars)

  private static func isDenied(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Tone letters and the letters of phonetics and of medieval books: no reader expects them in a name.
    case 0xA700...0xA7FF, 0xAB30...0xAB6F, 0x1DF00...0x1DFFF: true
    default: denied.contains(scalar)
    }
  }

  // MARK: Scripts

  private static func mixesScripts(_ scalars: [Unicode.Scalar], _ sets: [ScriptSet]) -> Bool {
    let all = sets.map(\.proper).filter { !$0.isEmpty }
    guard let first = all.first else { return false }
    if !all.dropFirst().reduce(first, { $0.intersection($1) }).isEmpty { return false }

    let others = all.filter { $0 != .latin }
    let hasAccentedLatin = zip(scalars, sets).contains { !$0.isASCII && $1.proper == .latin }
    if hasAccentedLatin { return true }
    return ![ScriptSet.japanese, .korean, .chineseWithBopomofo].contains { family in
      others.allSatisfy { !$0.intersection(family).isEmpty }
    }
  }

  private static func hasForeignDigits(_ scalars: [Unicode.Scalar]) -> Bool {
    var zeros: Set<UInt32> = []
    for scalar in scalars where scalar.properties.numericType == .decimal {
      zeros.insert(scalar.value - UInt32(scalar.properties.numericValue ?? 0))
    }
    if zeros.count > 1 { return true }
    guard let zero = zeros.first, zero != 0x30 else { return false }
    return !scalars.contains { $0.properties.isAlphabetic }
  }

  // MARK: Signs

  private static func hasMisplacedSign(
    _ scalars: [Unicode.Scalar], _ sets: [ScriptSet], _ topLevelDomain: String
  ) -> Bool {
    for (index, scalar) in scalars.enumerated() {
      let before = index > 0 ? scalars[index - 1] : nil
      let after = index + 1 < scalars.count ? scalars[index + 1] : nil
      switch scalar {
      case "\u{00B7}":
        // Catalan writes it between two l.
        if before != "l" || after != "l" { return true }
      case "\u{30FC}":
        if !isKana(before) { return true }
      case "\u{30FD}", "\u{30FE}":
        if !isKana(before, of: .katakana) { return true }
      case "\u{309D}", "\u{309E}":
        if !isKana(before, of: .hiragana) { return true }
      case "\u{3078}"..."\u{307A}":
        // Hiragana and Katakana share the shape of these; among Katakana the other one is meant.
        if isKana(before, of: .katakana) && (after == nil || isKana(after, of: .katakana)) { return true }
      case "\u{30D8}"..."\u{30DA}":
        if isKana(before, of: .hiragana) && (after == nil || isKana(after, of: .hiragana)) { return true }
      default:
        if let homes = Lookalikes.latinHomes[scalar], !homes.contains(topLevelDomain) { return true }
      }
    }
    return false
  }

  private static func isKana(_ scalar: Unicode.Scalar?, of set: ScriptSet = .kana) -> Bool {
    guard let scalar, let scripts = IdentifierScripts.scripts(of: scalar)?.proper else { return false }
    return !scripts.isEmpty && set.isSuperset(of: scripts)
  }

  // MARK: Lookalikes

  private static func looksLatin(
    _ scalars: [Unicode.Scalar], _ sets: [ScriptSet], _ topLevelDomain: String
  ) -> Bool {
    let letters = zip(scalars, sets).filter {
      !$0.isASCII && !$1.proper.isEmpty && !MarkSafety.isShared($0)
    }
    let hasLatin = zip(scalars, sets).contains { $1.proper == .latin }
    if hasLatin, !letters.isEmpty, letters.allSatisfy({ Lookalikes.besideLatin.contains($0.0) }) {
      return true
    }

    let ownScripts = Set(
      topLevelDomain.unicodeScalars.compactMap { IdentifierScripts.scripts(of: $0)?.proper })
    return Lookalikes.families.contains { family in
      !letters.isEmpty
        && letters.allSatisfy { $0.1.contains(family.script) && family.letters.contains(withoutMarks($0.0)) }
        && !family.homes.contains(topLevelDomain) && !ownScripts.contains(family.script)
    }
  }

  /// A letter without its accents, which hide little: `ὀ` reads as `ο`.
  private static func withoutMarks(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first ?? scalar
  }
}
