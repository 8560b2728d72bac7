import Foundation
import LinkText
import Testing

@Suite struct LinkedTextAttributedStringTests {
  @Test("Foundation's links come along, and a bold word inside leaves a link one")
  func fromFoundation() {
    var attributed = AttributedString("👩‍👩‍👧 see this now, then that")
    attributed[attributed.range(of: "see this now")!].link = URL(string: "https://example.com/a")
    attributed[attributed.range(of: "this")!][LinkStyleAttribute.self] = LinkStyle(weight: .bold)
    attributed[attributed.range(of: "that")!].link = URL(string: "https://example.com/b")
    let text = LinkedText(attributed)
    #expect(text.text == "👩‍👩‍👧 see this now, then that")
    #expect(
      text.links.map { "\($0.label)→\($0.target)" } == [
        "see this now→https://example.com/a", "that→https://example.com/b",
      ])
    #expect(text.runs(LinkStyleSheet()).filter { $0.link == 0 }.map(\.style.weight) == [nil, .bold, nil])
  }

  @Test("A text comes back from an attributed string as it went in")
  func roundTrip() {
    var text: LinkedText = """
      é \(link: "one", to: "https://example.com/same")\(link: "two", to: "https://example.com/same", hint: "h", variant: "v") \
      \(link: "약관", to: "약관 전체") \(link: "Ada", to: LinkTarget(value: 7, text: "@ada"))
      """
    text.setStyle(LinkStyle(weight: .bold), in: text.text.range(of: "onet")!)
    let attributed = AttributedString(text)
    #expect(attributed[attributed.range(of: "one")!].link == URL(string: "https://example.com/same"))
    #expect(attributed[attributed.range(of: "Ada")!].link == nil, "a value of the app's own is no URL")
    let back = LinkedText(attributed)
    #expect(back.text == text.text)
    #expect(back.links == text.links)
    #expect(back.runs(LinkStyleSheet()).map(\.style) == text.runs(LinkStyleSheet()).map(\.style))
  }

  @Test("Looks that cover each other come back as what was to be seen")
  func looks() {
    var text = LinkedText("abc")
    text.setStyle(LinkStyle(color: TextColor(1), weight: .bold), in: text.text.range(of: "ab")!)
    text.setStyle(LinkStyle(color: TextColor(2)), in: text.text.range(of: "bc")!)
    let styles = LinkedText(AttributedString(text)).runs(LinkStyleSheet()).map(\.style)
    #expect(styles == text.runs(LinkStyleSheet()).map(\.style))
    #expect(styles.map(\.weight) == [.bold, .bold, nil])
  }
}
