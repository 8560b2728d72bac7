import Foundation
import LinkText
import Testing

@Suite struct LinkStyleTests {
  private let red = TextColor(0xFF0000)
  private let green = TextColor(0x00FF00)
  private let blue = TextColor(0x0000FF)

  @Test("Disabled covers pressed, pressed hovered, hovered focused, focused visited")
  func order() {
    let sheet = LinkStyleSheet(
      link: LinkStyle(color: red, isUnderlined: true),
      visited: LinkStateStyle(color: red, isStruckThrough: true),
      focused: LinkStateStyle(color: green), hovered: LinkStateStyle(background: blue, isUnderlined: false),
      pressed: LinkStateStyle(color: blue), disabled: LinkStateStyle(color: red, underline: .wavy))
    #expect(sheet.paint(for: []) == LinkStateStyle())
    #expect(sheet.paint(for: .visited) == LinkStateStyle(color: red, isStruckThrough: true))
    #expect(sheet.paint(for: [.visited, .focused]) == LinkStateStyle(color: green, isStruckThrough: true))
    #expect(
      sheet.paint(for: [.focused, .hovered])
        == LinkStateStyle(color: green, background: blue, isUnderlined: false)
    )
    #expect(
      sheet.paint(for: [.focused, .hovered, .pressed])
        == LinkStateStyle(color: blue, background: blue, isUnderlined: false))
    #expect(
      sheet.paint(for: [.hovered, .pressed, .disabled])
        == LinkStateStyle(color: red, background: blue, underline: .wavy))
  }

  @Test("A link without a colour of its own takes the text's")
  func fallback() {
    let sheet = LinkStyleSheet(text: LinkStyle(color: green), link: LinkStyle())
    #expect(sheet.style().color == green)
  }

  @Test("A variant covers what all links look like, in each state too, and an unknown one nothing")
  func variants() {
    let sheet = LinkStyleSheet(
      link: LinkStyle(color: red, isUnderlined: true), hovered: LinkStateStyle(color: green),
      variants: [
        "danger": LinkVariant(
          LinkStyle(color: blue, weight: .bold),
          states: LinkStateStyles(hovered: LinkStateStyle(background: red)))
      ])
    #expect(sheet.style(variant: "danger") == LinkStyle(color: blue, isUnderlined: true, weight: .bold))
    #expect(sheet.style(variant: "other") == sheet.style())
    #expect(sheet.paint(for: .hovered, variant: "danger") == LinkStateStyle(color: green, background: red))
    #expect(sheet.paint(for: .hovered) == LinkStateStyle(color: green))
  }

  @Test("A text is cut into runs that look the same, the more particular look over the more general one")
  func runs() {
    var text: LinkedText = "plain \(link: "a bold link", to: "a:") end"
    text.setStyle(LinkStyle(weight: .bold), in: text.text.range(of: "bold")!)
    text.setStyle(LinkStyle(background: green), in: text.text.range(of: "link end")!)
    let sheet = LinkStyleSheet(
      text: LinkStyle(color: blue), link: LinkStyle(color: red, weight: .medium), hovered: LinkStateStyle(),
      pressed: LinkStateStyle(background: blue))
    let runs = text.runs(sheet) { _ in .pressed }
    let bytes = Array(text.text.utf8)
    #expect(
      runs.map { String(decoding: bytes[$0.utf8Range], as: UTF8.self) } == [
        "plain ", "a ", "bold", " ", "link", " end",
      ])
    #expect(runs.map(\.link) == [nil, 0, 0, 0, 0, nil])
    #expect(runs.map(\.style.weight) == [nil, .medium, .bold, .medium, .medium, nil])
    #expect(runs.map(\.style.color) == [blue, red, red, red, red, blue])
    #expect(
      runs.map(\.style.background) == [nil, blue, blue, blue, blue, green], "a state covers every look")
    #expect(text.links.count == 1)
  }

  @Test("A text without anything is one run or none")
  func plainRuns() {
    #expect(LinkedText("").runs(LinkStyleSheet()).isEmpty)
    #expect(LinkedText("é").runs(LinkStyleSheet()).map(\.utf8Range) == [0..<2])
  }

  @Test(
    "The links' own blue can be read on white and on GNOME's dark ground, and better with increased contrast")
  func contrast() {
    let white = TextColor.Components(red: 1, green: 1, blue: 1)
    let dark = TextColor(0x242424).light
    let blue = LinkStyleSheet.blue
    #expect(blue.light.contrast(with: white) > 4.5)
    #expect(blue.dark.contrast(with: dark) > 4.5)
    #expect(blue.highContrastLight.contrast(with: white) > blue.light.contrast(with: white) + 2)
    #expect(blue.highContrastDark.contrast(with: dark) > blue.dark.contrast(with: dark) + 2)
    #expect(TextColor(0x123456).components(dark: true, highContrast: true) == TextColor(0x123456).light)
    #expect(TextColor(0).light.contrast(with: white) == 21)
  }

  @Test(
    "The nearest of a platform's nine weights",
    arguments: [
      (100, 1), (149, 1), (150, 2), (249, 2), (400, 4), (449, 4), (450, 5), (600, 6), (700, 7), (849, 8),
      (850, 9),
      (1000, 9),
    ])
  func nearestWeight(value: Int, number: Int) {
    #expect(TextWeight(value).nearest(of: Array(1...9)) == number)
  }

  @Test("Colours are read as in CSS and kept in bounds")
  func colors() {
    let color = TextColor(light: 0x80FF00, dark: 0x000001)
    #expect(color.components(dark: false) == .init(red: 128.0 / 255, green: 1, blue: 0))
    #expect(color.components(dark: true).blue == 1.0 / 255)
    #expect(TextColor.Components(red: 7, green: -1, blue: .nan) == .init(red: 1, green: 0, blue: 0))
    #expect(TextColor.Components(red: 1, green: 1, blue: 1).luminance > 0.99)
    #expect(TextColor.Components(red: 0.1, green: 0.1, blue: 0.1).luminance < 0.02)
    #expect(TextWeight(5000).value == 1000)
  }
}
