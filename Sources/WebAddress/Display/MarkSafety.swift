internal import Foundation

/// Decides whether the marks on a label's letters can be seen.
///
/// A dot under a letter is lost in a line of text: `ạpple` reads as `apple`. Marks that pile up hide each other.
enum MarkSafety {
  static func hasObscureMarks(
    _ scalars: [Unicode.Scalar], _ sets: [ScriptSet], topLevelDomain: String
  ) -> Bool {
    pilesUp(scalars, sets) || hidesBelow(scalars, sets, topLevelDomain)
  }

  /// Whether a mark is repeated, is the third in a row, has no letter, or is on a letter that shows it badly.
  private static func pilesUp(_ scalars: [Unicode.Scalar], _ sets: [ScriptSet]) -> Bool {
    var run = 0
    for (index, scalar) in scalars.enumerated() {
      guard scalar.properties.generalCategory == .nonspacingMark else {
        run = 0
        continue
      }
      run += 1
      let carrier = index - run
      guard carrier >= 0, run <= 2, scalars[index - 1] != scalar else { return true }
      if isShared(scalar), !fits(scalar, on: scalars[carrier], sets[carrier]) { return true }
    }
    return false
  }

  /// Whether a mark belongs to no single script: Unicode lets several scripts use it.
  static func isShared(_ mark: Unicode.Scalar) -> Bool { (0x300...0x36F).contains(mark.value) }

  /// Whether a shared mark is one that alphabets put above their letters, and can be seen there.
  private static func fits(_ mark: Unicode.Scalar, on letter: Unicode.Scalar, _ set: ScriptSet) -> Bool {
    guard !set.isDisjoint(with: [.latin, .greek, .cyrillic]) else { return false }
    switch mark.value {
    case 0x307: return !"ijlıіј".unicodeScalars.contains(letter)
    case 0x300...0x304, 0x306...0x30C: return true
    default: return false
    }
  }

  /// Whether a plain letter has a mark below that only a reader of its language would look for.
  ///
  /// Vietnamese shows itself by its other letters; else the top-level domain must be at home in such a language.
  private static func hidesBelow(
    _ scalars: [Unicode.Scalar], _ sets: [ScriptSet], _ topLevelDomain: String
  ) -> Bool {
    var hasMarkBelow = false
    for (scalar, set) in zip(scalars, sets) where !scalar.isASCII && set.proper == .latin {
      if "đăơư".unicodeScalars.contains(scalar) { return false }
      let parts = Array(String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars)
      if parts.count > 2 { return false }
      if parts.count == 2, isBelow(parts[1]) { hasMarkBelow = true }
    }
    return hasMarkBelow && !Lookalikes.homesOfMarksBelow.contains(topLevelDomain)
  }

  private static func isBelow(_ mark: Unicode.Scalar) -> Bool {
    switch mark.value {
    case 0x323...0x325, 0x32D, 0x32E, 0x330, 0x331: true
    default: false
    }
  }
}
