import LinkDetection
import Testing

@Suite("Names that invisible characters divide")
struct DividedNameTests {
  let detector = LinkDetector()

  static let invisible: [Unicode.Scalar] = [
    "\u{200B}", "\u{200C}", "\u{200D}", "\u{2060}", "\u{2064}", "\u{FEFF}", "\u{200E}", "\u{200F}",
    "\u{061C}", "\u{034F}",
    "\u{115F}", "\u{1160}", "\u{3164}", "\u{FFA0}", "\u{17B4}", "\u{180B}", "\u{180E}", "\u{2066}",
    "\u{2069}",
    "\u{E0061}", "\u{FFF9}",
  ]

  @Test("Neither half is a link, and the rejected candidate says why", arguments: invisible)
  func halves(scalar: Unicode.Scalar) {
    for form in [
      "https://north%shop.org", "https://north.%shop.org", "north%shop.org/a", "a@north%shop.org",
      "a%b@shop.org",
      "https://shop.org%.harbour.net/", "see north%shop.org now", "www.north%shop.org",
      "https://shop%@harbour.net",
    ] {
      let text = form.replacing("%", with: String(scalar))
      #expect(mark(text, detector) == text, "\(form) \(scalar.value)")
    }
    let text = "north\(scalar)shop.org"
    let reasons = detector.rejectedCandidates(in: text).map(\.reason)
    // A joiner belongs to the label, which then has no known ending.
    let isJoiner = scalar == "\u{200C}" || scalar == "\u{200D}"
    #expect(isJoiner || reasons.contains(.invisibleCharacter), "\(scalar.value): \(reasons)")
  }

  @Test(
    "An invisible character between a whole name and other text ends the link",
    arguments: [
      "|https://shop.org|\u{200B} and more", "|shop.org|\u{200B}です", "見る\u{200B}|shop.org|",
      "|https://shop.org|\u{200B}",
      "|https://shop.org|\u{200B}|https://harbour.net|", "\u{2068}|https://shop.org|\u{2069}then",
      "(\u{200B}|shop.org|)", "|a@shop.org|\u{200B}, too", "|https://exam\u{AD}ple.com/|",
      "|https://می\u{200C}خواهم.com|",
    ])
  func ends(notation: String) {
    #expect(mark(Marked(notation).text, detector) == notation)
  }

  @Test(
    "The middle dot of Japanese is part of a name between Japanese words alone",
    arguments: [
      "|https://shop.org|・ほか", "|shop.org|・|harbour.net|", "|shop.org/a|・ほか", "|https://ミュー・ジック.jp|",
      "・|shop.org|",
      "|https://shop.org/wiki/トム・ソーヤ|・",
    ])
  func middleDot(notation: String) {
    #expect(mark(Marked(notation).text, detector) == notation)
  }

  @Test(
    "Half a surrogate pair ends a link as a bad byte does",
    arguments: [
      "|https://shop.org|\u{FFFD}", "|https://shop.org/a|\u{FFFD}b", "|shop.org|\u{FFFD}",
      "|a@shop.org|\u{FFFD}x",
    ])
  func surrogates(notation: String) {
    let text = Marked(notation).text
    #expect(mark(text, detector) == notation)
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      // U+D83D as three bytes, which is no UTF-8.
      bytes += scalar == "\u{FFFD}" ? [0xED, 0xA0, 0xBD] : Array(String(scalar).utf8)
    }
    #expect(detector.links(inUTF8: bytes).map(\.text) == Marked(notation).links)
  }
}
