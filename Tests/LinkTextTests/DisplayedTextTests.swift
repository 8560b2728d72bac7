import LinkText
import LinkTextConformance
import Testing

@Suite struct DisplayedTextTests {
  private func shown(
    _ text: LinkedText, lines: Int?, _ place: TextTruncation, columns: Int, token: LinkedText = "…"
  ) -> DisplayedText {
    let options = LinkLayoutOptions {
      $0.lineLimit = lines
      $0.truncation = place
      $0.truncationToken = token
    }
    return DisplayedText(text, options: options) { $0.text.text.count <= columns }
  }

  @Test(
    "As many characters stay as fit beside the token",
    arguments: [
      (TextTruncation.end, 6, "hello…"), (.start, 6, "…rld ?"), (.middle, 6, "hel…?"), (.end, 1, "…"),
      (.end, 0, "…"),
      (.end, 13, "hello world ?"), (.end, 7, "hello…"), (.end, 8, "hello w…"), (.start, 3, "…?"),
    ] as [(TextTruncation, Int, String)])
  func characters(place: TextTruncation, columns: Int, expected: String) {
    #expect(shown("hello world ?", lines: 1, place, columns: columns).text.text == expected)
  }

  @Test("Without a limit nothing is left out")
  func unlimited() {
    let text = shown("hello world", lines: nil, .end, columns: 3)
    #expect(!text.isTruncated && text.text.text == "hello world")
  }

  @Test("Characters are left out whole")
  func whole() {
    #expect(shown("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧e\u{301}e\u{301}", lines: 1, .end, columns: 3).text.text == "👩‍👩‍👧👩‍👩‍👧…")
  }

  @Test("Links and places lead back to the source, around the token")
  func mapping() {
    let source: LinkedText = "see \(link: "the long terms", to: "a:") or \(link: "policy", to: "b:")"
    let shown = shown(source, lines: 1, .middle, columns: 13, token: "[\(link: "more", to: "m:")]")
    #expect(shown.text.text == "see[more]licy")
    #expect(shown.text.links.map(\.label) == ["more", "licy"])
    #expect(shown.text.links.map { shown.sourceLink($0.id) } == [2, 1])
    #expect(shown.sourceOffset(2) == 2)
    #expect(shown.sourceOffset(5) == nil)
    #expect(shown.sourceOffset(9) == source.text.utf8.count - 4)
    #expect(shown.drawnRanges(of: 0..<source.text.utf8.count) == [0..<3, 9..<13])
    #expect(shown.drawnRanges(of: 5..<8) == [])
    #expect(source.links(withToken: "\(link: "more", to: "m:")").map(\.id) == [0, 1, 2])
  }

  @Test("A link that the token cuts in two stays one")
  func cutInTwo() {
    let source: LinkedText = "\(link: "abcdefghij", to: "a:")"
    let shown = shown(source, lines: 1, .middle, columns: 5)
    #expect(shown.text.text == "ab…ij")
    #expect(shown.text.links.map { shown.sourceLink($0.id) } == [0, 0])
  }

  @Test("However long the text, few layouts are tried")
  func fewLayouts() {
    var tries = 0
    let options = LinkLayoutOptions { $0.lineLimit = 3 }
    let text = DisplayedText(LinkedText(String(repeating: "word ", count: 20_000)), options: options) {
      tries += 1
      return $0.text.text.utf8.count <= 100
    }
    #expect(text.text.text.utf8.count > 90)
    #expect(tries < 20)
  }
}
