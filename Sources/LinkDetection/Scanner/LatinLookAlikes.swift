/// Letters of Greek, Cyrillic and Armenian whose glyphs are taken for letters of the Latin alphabet.
///
/// Source: UTS #39, the rows of its table whose prototype is one letter from a to z.
enum LatinLookAlikes {
  /// Whether a letter looks like one of the Latin alphabet.
  static func contains(_ scalar: UInt32) -> Bool {
    guard scalar >= 0x0370, scalar < 0x0590 else { return false }
    return letters.contains(scalar)
  }

  private static let letters = Set(
    "αικονρυϲϳϜΑΒΕΖΗΙΚΜΝΟΡΤΥΧаеіјорсухѕԁһӏԛԝѵАВЕІЈКМНОРСТУХЅԌҮцհոսօզքՕՍ".unicodeScalars.map(\.value))
}
