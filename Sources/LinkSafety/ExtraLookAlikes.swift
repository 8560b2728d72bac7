/// Letters that UTS #39 keeps apart from the Latin letters for which a reader takes them in the middle of a known name.
///
/// Browsers have such lists, too: a bar or hook more is easily missed. They count only in comparisons with known domains.
enum ExtraLookAlikes {
  /// The text as it may be read: itself, and with each such letter replaced.
  static func variants(of text: String) -> [String] {
    guard text.unicodeScalars.contains(where: { letters[$0] != nil }) else { return [text] }
    var variants = [text]
    for choice in 0..<2 {
      var read = ""
      for scalar in text.unicodeScalars {
        if let options = letters[scalar] {
          read += options[min(choice, options.count - 1)]
        } else {
          read.unicodeScalars.append(scalar)
        }
      }
      if !variants.contains(read) { variants.append(read) }
    }
    return variants
  }

  private static let letters: [Unicode.Scalar: [String]] = [
    "ß": ["b"], "ĸ": ["k"], "ŋ": ["n"], "ħ": ["h", "th"], "ŧ": ["t"], "đ": ["d"], "ð": ["d"], "ø": ["o"],
    "ł": ["l"],
    "ı": ["i"], "þ": ["p"], "æ": ["ae"], "œ": ["oe"], "ƒ": ["f"], "ƙ": ["k"], "ɓ": ["b"], "ƈ": ["c"],
    "ɗ": ["d"], "ɠ": ["g"],
    "ɨ": ["i"], "ɱ": ["m"], "ɲ": ["n"], "ƞ": ["n"], "ƥ": ["p"], "ɾ": ["r"], "ʂ": ["s"], "ƭ": ["t"],
    "ʉ": ["u"], "ʋ": ["v"],
    "ⱳ": ["w"], "ƴ": ["y"], "ƶ": ["z"], "ҟ": ["k"], "қ": ["k"], "ӄ": ["k"], "ԋ": ["h"], "ӈ": ["h"],
    "ң": ["h"], "ҭ": ["t"],
    "ғ": ["f"], "ӎ": ["m"], "ҏ": ["p"], "ҳ": ["x"], "ұ": ["y"], "ԝ": ["w"], "ѡ": ["w"], "ɋ": ["q"],
  ]
}
