/// A set of scripts, with the two that go with any other: common characters and inherited marks.
struct ScriptSet: OptionSet, Hashable, Sendable {
  let rawValue: UInt32

  static let common = ScriptSet(rawValue: IdentifierScripts.commonBit)
  static let inherited = ScriptSet(rawValue: IdentifierScripts.inheritedBit)
  static let latin = ScriptSet(rawValue: IdentifierScripts.latinBit)
  static let cyrillic = ScriptSet(rawValue: IdentifierScripts.cyrillicBit)
  static let greek = ScriptSet(rawValue: IdentifierScripts.greekBit)
  static let han = ScriptSet(rawValue: IdentifierScripts.hanBit)
  static let hiragana = ScriptSet(rawValue: IdentifierScripts.hiraganaBit)
  static let katakana = ScriptSet(rawValue: IdentifierScripts.katakanaBit)

  static let kana: ScriptSet = [.hiragana, .katakana]
  static let japanese: ScriptSet = [.han, .hiragana, .katakana]
  static let korean: ScriptSet = [.han, ScriptSet(rawValue: IdentifierScripts.hangulBit)]
  static let chineseWithBopomofo: ScriptSet = [.han, ScriptSet(rawValue: IdentifierScripts.bopomofoBit)]

  /// The scripts without the two that go with any other.
  var proper: ScriptSet { subtracting([.common, .inherited]) }
}

/// The characters that are allowed in a displayed name, and their scripts.
///
/// Source: UTS #39, section 3.1 (Identifier_Status); UAX #24 (Script_Extensions).
enum IdentifierScripts {
  /// The scripts of a character; nil where it is not for names.
  static func scripts(of scalar: Unicode.Scalar) -> ScriptSet? {
    let value = scalar.value
    if value < 0x80 {
      switch scalar {
      case "a"..."z", "A"..."Z": return .latin
      case "0"..."9", "-", "_": return .common
      default: return nil
      }
    }
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] < value { low = middle + 1 } else { high = middle }
    }
    guard low < starts.count, starts[low] <= value else { return nil }
    return ScriptSet(rawValue: masks[low])
  }
}
