import LinkText
import Testing

@Suite struct LinkStyleTests {
  private let red = TextColor(0xFF0000)
  private let green = TextColor(0x00FF00)
  private let blue = TextColor(0x0000FF)

  @Test("Pressed covers hovered, hovered covers focused, focused covers the link's own style")
  func order() {
    let sheet = LinkStyleSheet(
      link: LinkStyle(color: red, isUnderlined: true), focused: LinkPaint(color: green),
      hovered: LinkPaint(background: blue, isUnderlined: false), pressed: LinkPaint(color: blue))
    #expect(sheet.paint(for: []) == LinkPaint(color: red, isUnderlined: true))
    #expect(sheet.paint(for: .focused) == LinkPaint(color: green, isUnderlined: true))
    #expect(
      sheet.paint(for: [.focused, .hovered]) == LinkPaint(color: green, background: blue, isUnderlined: false)
    )
    #expect(
      sheet.paint(for: [.focused, .hovered, .pressed])
        == LinkPaint(color: blue, background: blue, isUnderlined: false))
  }

  @Test("A link without a colour of its own takes the text's")
  func fallback() {
    let sheet = LinkStyleSheet(text: LinkStyle(color: green), link: LinkStyle())
    #expect(sheet.paint(for: []).color == green)
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
