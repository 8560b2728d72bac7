/// What a code point outside ASCII means for hosts and for the border between a link and prose.
enum CharacterClass {
  /// A letter, mark or digit of the Latin script.
  case latin
  /// A letter of a script that is written without spaces, or Hangul, whose particles follow without one.
  case unspaced(Script)
  /// A letter of another script.
  case spaced
  /// A mark or modifier that belongs to the character before it, or a digit.
  case neutral
  /// U+30FB: between Japanese words part of a name, elsewhere punctuation.
  case middleDot
  /// A symbol that is no emoji.
  case symbol
  /// An emoji, or part of one.
  case emoji
  /// U+200C, U+200D, U+00AD and variation selectors: inside a name they are ignored.
  case joiner
  /// A full stop of East Asia that UTS #46 maps to `.`.
  case dot
  /// U+202A, U+202B, U+202D, U+202E: what follows would be displayed in another order.
  case bidiOverride
  /// The other bidirectional controls.
  case bidiControl
  /// A character without a glyph or width.
  case invisible
  /// A character that looks like a slash, equals sign or other separator of URLs.
  case lookAlike
  /// A code point with no meaning, or private.
  case unassigned
  /// Everything else: punctuation, spaces, controls.
  case other

  /// The unspaced scripts that are distinguished.
  enum Script { case han, hiragana, katakana, hangul, southEastAsian }

  /// The class of `scalar`, which is at least U+0080.
  static func of(_ scalar: UInt32) -> CharacterClass {
    switch scalar {
    case 0x17B4, 0x17B5: return .invisible
    case 0x00C0...0x024F where scalar != 0xD7 && scalar != 0xF7: return .latin
    case 0x4E00...0x9FFF, 0x3400...0x4DBF, 0x20000...0x323AF, 0x3005, 0x3007, 0xF900...0xFAFF:
      return .unspaced(.han)
    case 0xAC00...0xD7A3, 0x1100...0x115E, 0x1161...0x11FF, 0x3131...0x3163, 0x3165...0x318E:
      return .unspaced(.hangul)
    case 0x3041...0x3096, 0x309D...0x309F: return .unspaced(.hiragana)
    case 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D: return .unspaced(.katakana)
    case 0x3099...0x309C, 0x303B: return .unspaced(.hiragana)
    case 0x30FB: return .middleDot
    case 0x0F0B: return .neutral
    // The replacement for text that could not be decoded, such as half a surrogate pair.
    case 0xFFFD: return .other
    case 0x3002, 0xFF0E, 0xFF61: return .dot
    case 0x3000, 0x3001, 0x3008...0x3011, 0x3014...0x301B, 0xFF01, 0xFF08, 0xFF09, 0xFF0C, 0xFF1A, 0xFF1B,
      0xFF1F:
      return .other
    case 0x0E01...0x0E3A, 0x0E40...0x0E4E, 0x0E81...0x0EDF, 0x1000...0x1049, 0x1780...0x17D3, 0x0F40...0x0FBC:
      return .unspaced(.southEastAsian)
    case 0x202A, 0x202B, 0x202D, 0x202E: return .bidiOverride
    case 0x061C, 0x200E, 0x200F, 0x202C, 0x2066...0x2069: return .bidiControl
    case 0x00AD, 0x200C, 0x200D, 0xFE00...0xFE0F: return .joiner
    case 0x034F, 0x115F, 0x1160, 0x180B...0x180E, 0x200B, 0x2060...0x2065, 0x206A...0x206F,
      0x3164,
      0xFEFF, 0xFFA0, 0xFFF9...0xFFFB, 0xE0000...0xE0FFF:
      return .invisible
    case 0x2044, 0x2215, 0x29F8, 0x2571, 0xFF0F, 0xA78A, 0x30A0, 0xFE68, 0xFF3C, 0x29F5, 0x2216:
      return .lookAlike
    case 0xFF10...0xFF19: return .neutral
    case 0xFF21...0xFF3A, 0xFF41...0xFF5A: return .latin
    case 0x1F000...0x1FAFF: return .emoji
    default: return general(scalar)
    }
  }

  private static func general(_ value: UInt32) -> CharacterClass {
    guard let scalar = Unicode.Scalar(value) else { return .unassigned }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
      return isLatin(value) ? .latin : .spaced
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      return .neutral
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      return properties.isEmojiPresentation || (value >= 0x2600 && properties.isEmoji) ? .emoji : .symbol
    case .unassigned, .privateUse, .surrogate: return .unassigned
    default: return .other
    }
  }

  private static func isLatin(_ value: UInt32) -> Bool {
    switch value {
    case 0x0080...0x02FF, 0x1D00...0x1DBF, 0x1E00...0x1EFF, 0x2C60...0x2C7F, 0xA720...0xA7FF, 0xAB30...0xAB6F:
      return true
    default: return false
    }
  }
}
