import LinkText

/// The texts and styles of the demo page "Styles": data, in one place.
@MainActor
enum StyleSamples {
  static let teal = TextColor(
    light: 0x0B6E5F, dark: 0x7FE0CC, highContrastLight: 0x064A40, highContrastDark: 0xB9F3E6)
  static let rust = TextColor(light: 0x9A3412, dark: 0xFDBA74)
  static let violet = TextColor(light: 0x613583, dark: 0xC69BE3)

  /// Link styles by name, and a style for every state.
  static let sheet = LinkStyleSheet(
    link: LinkStyle(color: teal, isUnderlined: true),
    visited: LinkStateStyle(color: violet),
    focused: LinkStateStyle(background: teal.opacity(0.12), cornerRadius: 4),
    hovered: LinkStateStyle(underline: .double),
    pressed: LinkStateStyle(background: teal.opacity(0.28), cornerRadius: 4),
    disabled: LinkStateStyle(color: TextColor(light: 0x77767B, dark: 0x9A9996), isUnderlined: false),
    variants: [
      "pill": LinkVariant(
        LinkStyle(
          color: TextColor(light: 0xFFFFFF, dark: 0x1E1E1E), isUnderlined: false, weight: .semibold,
          background: TextColor(light: 0x0B6E5F, dark: 0x7FE0CC), cornerRadius: 9),
        states: LinkStateStyles(
          visited: LinkStateStyle(color: TextColor(light: 0xFFFFFF, dark: 0x1E1E1E)),
          focused: LinkStateStyle(background: TextColor(light: 0x08574B, dark: 0xA5EADB), cornerRadius: 9),
          hovered: LinkStateStyle(
            background: TextColor(light: 0x08574B, dark: 0xA5EADB), isUnderlined: false),
          pressed: LinkStateStyle(background: TextColor(light: 0x064338, dark: 0xC9F3EA)))),
      "danger": LinkVariant(
        LinkStyle(color: TextColor(light: 0xA51D2D, dark: 0xFF938C), weight: .bold),
        states: LinkStateStyles(
          visited: LinkStateStyle(color: TextColor(light: 0xA51D2D, dark: 0xFF938C)),
          pressed: LinkStateStyle(background: TextColor(light: 0xA51D2D, dark: 0xFF938C, alpha: 0.2)))),
    ])

  static let mixed: LinkedText = {
    var text: LinkedText = """
      \("Large", style: LinkStyle(font: .role(.title))) and \("small", style: LinkStyle(font: .role(.caption))), \
      \("code()", style: LinkStyle(font: .role(.code), background: TextColor(0x808080, alpha: 0.18), cornerRadius: 4)), \
      \("s p a c e d", style: LinkStyle(letterSpacing: 2)), \("struck", style: LinkStyle(isStruckThrough: true)), \
      \("mispelt", style: LinkStyle(underline: .wavy)), \("slanted", style: LinkStyle(font: .role(.body, isItalic: true))); \
      \(link: "a link with bold words in it", to: "style:bold", hint: "Says which link it was"), \
      \(link: "a pill", to: "style:pill", variant: "pill") and \(link: "a warning", to: "style:danger", variant: "danger").
      """
    text.setStyle(LinkStyle(weight: .bold), in: text.text.firstRange(of: "bold words")!)
    return text
  }()

  static let states: LinkedText = """
    \(link: "never followed", to: "style:new") · \(link: "followed before", to: "style:visited") · \
    \(link: "not now", to: "style:disabled") — point at one, press it, leave it with the button down and come back.
    """

  static let long: LinkedText = """
    A long text shows as many lines as it may, and says in its own words that there is more. \
    \(link: "Links that show", to: "style:shown") work as ever. What is left out can be neither pressed nor reached by keyboard \
    until it shows, \(link: "this link", to: "style:hidden") included. The words before the dots are not a part of the token's link, \
    and the dots belong to no link.
    """

  static let more: LinkedText = "… \(link: "more", to: "style:more", hint: "Shows all of the text")"
  static let less: LinkedText = " \(link: "less", to: "style:less", hint: "Shows the first lines only")"

  static let alike: LinkedText = """
    Read the terms \(link: "here", to: "style:terms"). Read the prices \(link: "here", to: "style:prices"). \
    \(link: "Help", to: "style:help", hint: "Opens the pages of help")
    """

  static let hebrew: LinkedText = """
    בשליחת הטופס אתם מסכימים אל \(link: "תנאי השימוש", to: "style:terms") וקראתם את \(link: "מדיניות הפרטיות (PDF 2.0)", to: "style:privacy").
    """

  static func aligned(_ name: String) -> LinkedText {
    "\(name): every line of this text has its own position, and \(link: "a link over two lines", to: LinkTarget("style:\(name)")) is hit where it is drawn."
  }

  static let paragraphs: LinkedText = """
    A heading in the middle
    From the left, with \(link: "a link", to: "style:left").
    מימין, עם \(link: "קישור", to: "style:right").
    """

  static let address: LinkedText =
    "\(link: "https://example.com/a/rather/long/path/to/a/page/whose/end/counts.html", to: "style:address")"
}
