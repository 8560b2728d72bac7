/// Letters that a reader takes for ASCII letters or digits, by script.
///
/// The list comes from our own observations of common screen fonts. A letter too many does little harm: a label keeps its
/// `xn--` form only where *all* its letters are in this list and the top-level domain does not belong to their script.
enum Lookalikes {
  struct Family: Sendable {
    let script: ScriptSet
    let letters: Set<Unicode.Scalar>
    /// Top-level domains where readers know the script, besides those written in it.
    let homes: Set<String>

    init(_ bit: UInt32, _ letters: String, homes: String = "") {
      script = ScriptSet(rawValue: bit)
      self.letters = Set(letters.unicodeScalars)
      self.homes = Set(homes.split(separator: " ").map(String.init))
    }
  }

  static let families: [Family] = [
    Family(
      IdentifierScripts.cyrillicBit, "абгезикмнопрстухчъьыѕіїјһҽӏԁԍԛԝѡѵԗүұћ",
      homes: "ru su by ua bg mk rs me ba kz kg tj uz mn md"),
    Family(IdentifierScripts.greekBit, "αβγεηικμνορστυχωϳ", homes: "gr cy"),
    Family(IdentifierScripts.armenianBit, "ագզլհձղյշոռսցւքօֆ", homes: "am"),
    Family(IdentifierScripts.georgianBit, "აგზიკმნოპრსუქყშჩცძწხჯჰ", homes: "ge"),
    Family(IdentifierScripts.hebrewBit, "וחטיןסעקרשת", homes: "il"),
    Family(
      IdentifierScripts.arabicBit, "اهو٥",
      homes: "ae bh dz eg iq ir jo kw lb ly ma om pk ps qa sa sd sy tn ye"),
    Family(IdentifierScripts.devanagariBit, "टठउ", homes: "in np"),
    Family(IdentifierScripts.bengaliBit, "ঠ", homes: "bd in"),
    Family(IdentifierScripts.gurmukhiBit, "ਠਪਸ", homes: "in"),
    Family(IdentifierScripts.gujaratiBit, "ઠડટપરગ", homes: "in"),
    Family(IdentifierScripts.oriyaBit, "ଠଟଡ", homes: "in"),
    Family(IdentifierScripts.tamilBit, "டபயரிா", homes: "in lk sg"),
    Family(IdentifierScripts.teluguBit, "ంరఠ", homes: "in"),
    Family(IdentifierScripts.kannadaBit, "ಂರಠ", homes: "in"),
    Family(IdentifierScripts.malayalamBit, "ംഠരടസധന", homes: "in"),
    Family(IdentifierScripts.sinhalaBit, "රටඨ", homes: "lk"),
    Family(IdentifierScripts.thaiBit, "กทนพรลสหอฑฒณฝฟบป", homes: "th"),
    Family(IdentifierScripts.laoBit, "ກທນບປພຟຣລຮອ", homes: "la"),
    Family(IdentifierScripts.myanmarBit, "ဝပငခဂဌ", homes: "mm"),
    Family(IdentifierScripts.khmerBit, "បរ", homes: "kh"),
    Family(IdentifierScripts.ethiopicBit, "ሀለሐሰበተነዐዘ", homes: "et er"),
  ]

  /// Ideographs and kana that read as a stroke, a slash or a letter when the label also has Latin letters.
  static let besideLatin = Set("一丨丶丿乀乁乙口工卜〇二三ーノソンハニロエトヘへヽヾゝゞ・".unicodeScalars)

  /// Latin letters that read as ASCII letters where their languages are not expected.
  static let latinHomes: [Unicode.Scalar: Set<String>] = [
    "ı": ["tr", "az", "cy"], "þ": ["is", "fo"], "ð": ["is", "fo"], "ə": ["az"],
  ]

  /// Where readers know a dot or a line under a plain letter: Vietnamese, Yoruba, the languages of India.
  static let homesOfMarksBelow: Set<String> = ["vn", "ng", "bj", "in", "lk", "np"]
}
