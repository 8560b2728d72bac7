import LinkText

extension ConformanceSample {
  /// All samples.
  public static let all: [ConformanceSample] = scripts + shapes + alignments + truncations + looks

  private static let sentence: LinkedText = """
    By going on you agree to the \(link: "Terms & Conditions of this house", to: "a:") and have read the \
    \(link: "Policy", to: "b:").
    """

  private static let hebrew: LinkedText =
    "שלום \(link: "קישור ראשון", to: "a:") עולם \(link: "שני", to: "b:") ועוד מילים עד הסוף"

  private static let scripts = [
    ConformanceSample("plain sentence", sentence),
    ConformanceSample(
      "mixed scripts",
      "약관은 \(link: "여기 약관", to: "a:"), 就是这个\(link: "链接", to: "b:")看看, ελληνικά \(link: "δεσμός", to: "c:")"),
    ConformanceSample("right to left", hebrew),
    ConformanceSample(
      "a right-to-left link in a left-to-right line",
      "the word \(link: "שלום עולם", to: "a:") means \(link: "hello", to: "b:")"),
    ConformanceSample(
      "a link that begins in one direction and ends in the other",
      "see \(link: "abc שלום", to: "a:") עולם def \(link: "גהו xyz", to: "b:")!"),
    ConformanceSample(
      "numbers in a right-to-left line", "מחיר \(link: "100 דולר", to: "a:") או \(link: "20%", to: "b:")"),
    ConformanceSample(
      "Arabic letters that join across a link's edge",
      "\(link: "السلا", to: "a:")م عليكم \(link: "ورحمة", to: "b:") الله"),
    ConformanceSample(
      "emoji sequences before and in a link", "👩‍👩‍👧 🇰🇷 👍🏽 \(link: "go 👨‍👩‍👧‍👦 now", to: "a:") 👩‍👩‍👧 \(link: "x", to: "b:")"),
    ConformanceSample(
      "ligatures and combining marks",
      "office ﬃ e\u{301}a\u{308} \(link: "fi ﬃ e\u{301}", to: "a:")ffi\(link: "fl", to: "b:")"),
    ConformanceSample("Indic clusters", "नमस्ते \(link: "क्षत्रिय", to: "a:") दुनिया \(link: "हिन्दी", to: "b:")"),
    ConformanceSample(
      "Thai without spaces", "ภาษา\(link: "ไทยไม่มี", to: "a:")ช่องว่าง\(link: "ระหว่าง", to: "b:")คำ"),
    ConformanceSample(
      "a control that reverses the direction",
      "see \u{202E}\(link: "abc", to: "a:")\u{202C} and \(link: "def", to: "b:")"),
  ]

  private static let shapes = [
    ConformanceSample("empty", ""),
    ConformanceSample("a line end alone", "\n"),
    ConformanceSample("a link that is a line end alone", "a\(link: "\n", to: "a:")b"),
    ConformanceSample(
      "a link over a line end", "see \(link: "one\ntwo", to: "a:") end\n\n\(link: "last", to: "b:")\n"),
    ConformanceSample(
      "all kinds of paragraph ends",
      "one\r\n\(link: "two", to: "a:")\r\(link: "three", to: "b:")\u{2029}\(link: "four", to: "c:")\u{2028}five"
    ),
    ConformanceSample(
      "a word longer than the line",
      "at \(link: "https://example.com/a/long/path/with/many/parts/and/an/end.html", to: "a:") end"),
    ConformanceSample(
      "a link that ends at the very end", "word word word word \(link: "word word word word", to: "a:")"),
    ConformanceSample(
      "a link that begins at the very start", "\(link: "word word word", to: "a:") word word"),
    ConformanceSample("a link of spaces", "a\(link: "   ", to: "a:")b \(link: " c ", to: "b:") d"),
    ConformanceSample(
      "two neighbours to one address",
      "\(link: "one", to: "a:")\(link: "one", to: "a:")\(link: "one", to: "a:")"),
    ConformanceSample("the same word before and after", "Terms \(link: "Terms", to: "a:") Terms"),
    ConformanceSample("an object's place", "icon \u{FFFC} then \(link: "\u{FFFC} in a link", to: "a:") end"),
    ConformanceSample("tabs and NUL", "a\t\(link: "b\tc", to: "a:")\u{0}\(link: "d\u{0}e", to: "b:")"),
    ConformanceSample(
      "soft hyphens and joiners",
      "auto\u{AD}\(link: "mobil\u{AD}industrie", to: "a:")\u{200B}\(link: "zero\u{200B}width", to: "b:")\u{2060}x"
    ),
  ]

  private static let alignments =
    LineAlignment.allCases.flatMap { alignment in
      [
        ConformanceSample("\(alignment), left to right", sentence) { $0.alignment = alignment },
        ConformanceSample("\(alignment), right to left", hebrew) { $0.alignment = alignment },
      ]
    } + [
      ConformanceSample("natural, both directions", hebrew + "\n" + sentence),
      ConformanceSample("a paragraph of its own alignment", sentence + "\n" + sentence + "\n" + hebrew) {
        $0.paragraphAlignments = [0: .center, 2: .left]
      },
    ]

  private static let truncations =
    TextTruncation.allCases.flatMap { place in
      [1, 2].flatMap { limit in
        [
          ConformanceSample("\(limit) lines, cut at the \(place)", sentence) {
            $0.lineLimit = limit
            $0.truncation = place
          },
          ConformanceSample(
            "\(limit) lines, cut at the \(place), a token with a link", sentence + " " + hebrew
          ) {
            $0.lineLimit = limit
            $0.truncation = place
            $0.truncationToken = "… \(link: "more", to: "m:")"
          },
        ]
      }
    } + [
      ConformanceSample("cut at line ends", "one\n\(link: "two", to: "a:")\nthree\n\(link: "four", to: "b:")")
      {
        $0.lineLimit = 2
        $0.truncationToken = " … \(link: "more", to: "m:")"
      },
      ConformanceSample("cut in the midst of emoji", "👩‍👩‍👧👩‍👩‍👧 \(link: "👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", to: "a:")") { $0.lineLimit = 1 },
      ConformanceSample("cut and centred", sentence) {
        $0.lineLimit = 2
        $0.alignment = .center
      },
      ConformanceSample("a limit that nothing exceeds", "\(link: "short", to: "a:")") {
        $0.lineLimit = 9
        $0.truncationToken = "\(link: "more", to: "m:")"
      },
      ConformanceSample("a limit of no lines is one of one", sentence) { $0.lineLimit = 0 },
    ]

  private static let looks: [ConformanceSample] = {
    var bold = sentence
    bold.setStyle(LinkStyle(weight: .bold), in: bold.text.range(of: "Conditions")!)
    bold.setStyle(LinkStyle(font: .points(22)), in: bold.text.range(of: "agree to the Terms")!)
    var raised = sentence
    raised.setStyle(LinkStyle(baseline: .superscript), in: raised.text.range(of: "Conditions")!)
    raised.setStyle(LinkStyle(baseline: .subscript), in: raised.text.range(of: "agree")!)
    raised.setStyle(LinkStyle(baseline: .offset(-6)), in: raised.text.range(of: "Policy")!)
    return [
      ConformanceSample("raised and lowered words, in links and outside", raised),
      ConformanceSample("text that shrinks to its line limit", sentence) {
        $0.lineLimit = 2
        $0.minimumScale = 0.5
      },
      ConformanceSample("a bold word and a large one inside a link", bold),
      ConformanceSample(
        "links larger than the text", sentence, styles: LinkStyleSheet(link: LinkStyle(font: .points(26)))),
      ConformanceSample(
        "all of it large", sentence, styles: LinkStyleSheet(text: LinkStyle(font: .role(.largeTitle)))),
      ConformanceSample(
        "room between letters", sentence, styles: LinkStyleSheet(link: LinkStyle(letterSpacing: 6))),
      ConformanceSample(
        "letters closer together", sentence, styles: LinkStyleSheet(text: LinkStyle(letterSpacing: -0.5))),
      ConformanceSample("insets", sentence) { $0.insets = TextInsets(top: 5, bottom: 9, start: 21, end: 3) },
      ConformanceSample("insets, right to left", hebrew) { $0.insets = TextInsets(top: 5, start: 21) },
      ConformanceSample("room between lines", sentence + "\n" + sentence) { $0.lineSpacing = 7 },
      ConformanceSample("high lines", sentence) { $0.lineHeight = 1.6 },
      ConformanceSample("an indented first line", sentence + "\n" + hebrew) { $0.firstLineIndent = 25 },
      ConformanceSample("a first line that hangs out", sentence) { $0.firstLineIndent = -15 },
    ]
  }()
}

extension String {
  fileprivate func range(of words: String) -> Range<Index>? { ranges(of: words).first }
}
