/// Why a label is better shown as `xn--` than in its own script.
public enum DisplayRisk: String, Hashable, Sendable, CaseIterable {
  /// It holds a character that is not for names: a symbol, an emoji, an invisible one, a script out of use.
  case restrictedCharacter
  /// It holds a sign where its language has none, such as a lengthening mark that follows no kana.
  case misplacedSign
  /// It mixes scripts that no language mixes, such as Latin and Cyrillic.
  case mixedScript
  /// All its letters look like ASCII letters or digits.
  case wholeScript
  /// It mixes digits of several scripts, or consists of digits of another script.
  case foreignDigits
  /// It piles marks on a letter, or has one below that is not seen.
  case obscureMarks

  /// The reason in a sentence for the user.
  public var explanation: String {
    switch self {
    case .restrictedCharacter: "it holds a character that names are not written with"
    case .misplacedSign: "it holds a sign in a place where no language puts it"
    case .mixedScript: "it mixes scripts that no language mixes, so one letter may pass for another"
    case .wholeScript: "all its letters look like letters of the Latin alphabet or digits, but are not"
    case .foreignDigits: "its digits come from more than one script or appear without a letter"
    case .obscureMarks: "its letters have marks that are hard to see"
    }
  }
}
