import Foundation
import GTKWidgets
import LinkText
import LinkwayGTK
import Testing

/// Full blocks fill their place from edge to edge, so what a link covers can be read off the picture.
@MainActor @Suite struct LinkLabelDrawingTests {
  nonisolated static let texts: [LinkedText] = [
    "one \(link: "██", to: "a:") two \(link: "████", to: "b:"), three",
    "👩‍👩‍👧 ﬃ e\u{301} \(link: "███", to: "a:") after",
    "\(link: "██ ██ ██ ██ ██ ██ ██ ██ ██ ██ ██ ██", to: "a:")",
    "words before \(link: "████████████████████████████████████████████", to: "a:") words",
    "שלום \(link: "███", to: "a:") עולם",
    "שלום עולם שלום עולם שלום עולם \(link: "███", to: "a:") עולם \(link: "██ ██", to: "b:")",
    "first line\n\(link: "███", to: "a:")\n\nlast line",
    "\(link: "██", to: "a:")\(link: "██", to: "a:")",
    "nul\u{0} \(link: "███", to: "a:")",
    "terms \(link: "██", to: "a:") terms",
  ]

  @Test(
    "What is drawn in a link's colour is what is hit, pixel by pixel", arguments: texts, [90, 140, 233, 400])
  func drawnIsHit(text: LinkedText, width: Int) async throws {
    try await expectDrawnIsHit(text, width: width)
  }

  nonisolated static let settings: [(String, LinkLayoutOptions, LinkStyle)] = [
    ("centred", LinkLayoutOptions { $0.alignment = .center }, LinkStyle()),
    ("right", LinkLayoutOptions { $0.alignment = .right }, LinkStyle()),
    ("justified", LinkLayoutOptions { $0.alignment = .justified }, LinkStyle()),
    ("cut at the end", LinkLayoutOptions { $0.lineLimit = 1 }, LinkStyle()),
    (
      "cut at the start",
      LinkLayoutOptions {
        $0.lineLimit = 1
        $0.truncation = .start
      }, LinkStyle()
    ),
    (
      "cut in the middle, centred",
      LinkLayoutOptions {
        $0.lineLimit = 1
        $0.truncation = .middle
        $0.alignment = .center
      }, LinkStyle()
    ),
    (
      "a token with a link",
      LinkLayoutOptions {
        $0.lineLimit = 2
        $0.truncationToken = "… \(link: "██", to: "m:")"
      }, LinkStyle()
    ),
    (
      "insets and line spacing",
      LinkLayoutOptions {
        $0.insets = TextInsets(top: 7, bottom: 3, start: 19, end: 5)
        $0.lineSpacing = 5
      }, LinkStyle()
    ),
    ("at the bottom", LinkLayoutOptions { $0.position = .bottom }, LinkStyle()),
    ("indented", LinkLayoutOptions { $0.firstLineIndent = 22 }, LinkStyle()),
    ("large links", LinkLayoutOptions(), LinkStyle(font: .points(27))),
    ("small fixed-width links", LinkLayoutOptions(), LinkStyle(font: .role(.code))),
  ]

  @Test("It stays so in every setting", arguments: settings, [97, 233])
  func settings(setting: (name: String, options: LinkLayoutOptions, style: LinkStyle), width: Int)
    async throws
  {
    var style = setting.style
    style.color = TextColor(0xFF0000)
    for text in [Self.texts[0], Self.texts[5], Self.texts[6]] {
      try await expectDrawnIsHit(text, width: width, options: setting.options, link: style)
    }
  }

  private func expectDrawnIsHit(
    _ text: LinkedText, width: Int, options: LinkLayoutOptions = LinkLayoutOptions(),
    link: LinkStyle = LinkStyle(color: TextColor(0xFF0000))
  ) async throws {
    let label = LinkLabel(
      text, styles: LinkStyleSheet(text: LinkStyle(color: TextColor(0x000000)), link: link), options: options)
    let scroll = ScrolledWindow(label)
    try await withWindow(scroll, width: width, height: 400) { _ in
      await wait(for: "the layout") { label.layout.size.width > 0 }
      let picture = try #require(Picture(of: label))
      let tester = LinkHitTester(label.layout)
      var (wrong, drawn) = (0, 0)
      for y in 0..<picture.height {
        for x in 0..<picture.width {
          let (color, alpha) = picture.pixel(x: x, y: y)
          let hit = tester.link(at: CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)) != nil
          if alpha == 255, color == 0xFF0000 {
            drawn += 1
            // What is solid red lies on a link.
            if !hit { wrong += 1 }
          } else if alpha > 200, color == 0, hit {
            // What is solid black does not.
            wrong += 1
          }
        }
      }
      #expect(drawn > 20 || label.layout.fragments.isEmpty)
      #expect(wrong == 0, "\(wrong) pixels are drawn as a link and not hit, or the other way round")
      try expectFilled(label, picture)
    }
  }

  /// Every run's middle row is red from its first to its last whole pixel: its rectangle is no wider than the
  /// drawing.
  private func expectFilled(_ label: LinkLabel, _ picture: Picture) throws {
    for fragment in label.layout.fragments where !label.links[fragment.link].label.contains(" ") {
      let row = Int(fragment.rect.midY)
      let columns = Int(fragment.rect.minX.rounded(.up))..<Int(fragment.rect.maxX.rounded(.down))
      let red = columns.filter { picture.pixel(x: $0, y: row).color >> 16 > 0xC0 }
      #expect(red.count >= columns.count - 1, "a run of \(columns.count) columns has \(red.count) drawn ones")
    }
  }

  @Test(
    "Text in the label's colour is light on dark layoutContext and dark on light ones, the link in its own")
  func colours() async throws {
    let label = LinkLabel(
      "████ \(link: "████", to: "a:")",
      styles: LinkStyleSheet(link: LinkStyle(color: TextColor(light: 0xFF0000, dark: 0x00FF00))))
    defer { Appearance.set(dark: nil) }
    for (dark, linkColor) in [(false, UInt32(0xFF0000)), (true, 0x00FF00)] {
      Appearance.set(dark: dark)
      try await withWindow(label) { window in
        await turn()
        let picture = try #require(Picture(of: label))
        let rect = try #require(label.layout.fragments.first?.rect)
        #expect(picture.pixel(x: Int(rect.midX), y: Int(rect.midY)).color == linkColor)
        let plain = picture.pixel(x: Int(rect.minX / 3), y: Int(rect.midY))
        #expect(plain.alpha > 0)
        // Multiplied by its opacity, the theme's light text is bright and its dark text is not.
        #expect((plain.color >> 8 & 0xFF > 0x80) == dark)
        #expect(
          picture.pixel(x: picture.width - 1, y: picture.height - 1).alpha == 0, "the ground must be clear")
        window.setContent(nil)
      }
    }
  }
}
