import Foundation
import LinkText
import Testing

@Suite struct LinkedTextBuildingTests {
  @Test("A range becomes a link, counted in indices or as NSRange counts")
  func ranges() throws {
    var text = LinkedText("👨‍👩‍👧 ﬃ Terms and Terms")
    let second = try #require(text.text.range(of: "Terms", options: .backwards))
    try text.addLink(in: second, to: "b:", hint: "the second", variant: "strong")
    let nsRange = (text.text as NSString).range(of: "Terms")
    let first = try #require(text.range(utf16: nsRange.location..<nsRange.location + nsRange.length))
    try text.addLink(in: first, to: "a:")
    #expect(text.links.map { "\($0.label)→\($0.target)" } == ["Terms→a:", "Terms→b:"])
    #expect(text.links.map(\.id) == [0, 1])
    #expect(text.links[1].hint == "the second" && text.links[1].variant == "strong")
    #expect(text.links[1].range == second)
  }

  @Test(
    "Half a character and what lies beyond the text are no ranges", arguments: [0..<1, 1..<2, 0..<99, -1..<2])
  func badUTF16(range: Range<Int>) { #expect(LinkedText("👧 x").range(utf16: range) == nil) }

  @Test("A range that cannot be a link says why")
  func rangeErrors() {
    var text: LinkedText = "see \(link: "the terms", to: "a:") now"
    let before = text
    let words = text.text
    func message(_ range: Range<String.Index>) -> String? {
      #expect(throws: LinkRangeError.self) { try text.addLink(in: range, to: "b:") }?.description
    }
    #expect(message(words.startIndex..<words.startIndex) == "a link needs words: the range is empty")
    let longer = words + " and more"
    #expect(
      message(longer.startIndex..<longer.endIndex)
        == "the range reaches beyond the text; take its indices from the text of this LinkedText")
    #expect(
      message(words.range(of: "terms now")!)
        == "“terms now” cannot become a link: the link “the terms” covers a part of it; end one before the other begins"
    )
    #expect(text == before)
  }

  @Test("Joined texts keep their links and looks in place")
  func joining() {
    let bold = LinkStyle(weight: .bold)
    let tail: LinkedText = "é \(link: "two", to: "b:", hint: "h") \("bold", style: bold)"
    let whole: LinkedText = "\(link: "one", to: "a:"), \(tail)"
    #expect(whole.text == "one, é two bold")
    #expect(whole.links.map(\.label) == ["one", "two"])
    #expect(whole.links[1].hint == "h")
    #expect(whole == LinkedText("") + "\(link: "one", to: "a:"), " + tail)
    #expect(whole.runs(LinkStyleSheet()).last?.style.weight == .bold)
  }

  @Test("Links can be given a hint and a variant afterwards; a number that no link has changes nothing")
  func setters() {
    var text: LinkedText = "\(link: "one", to: "a:")"
    text.setHint("hint", of: 0)
    text.setVariant("strong", of: 0)
    let before = text
    text.setHint("x", of: 5)
    text.setVariant("x", of: -1)
    #expect(text == before)
    #expect(text.links[0].hint == "hint" && text.links[0].variant == "strong")
  }

  @Test(
    "Links that read alike are told apart by their words, one by its hint, and a single one by its label alone"
  )
  func accessibleHints() {
    let text: LinkedText = """
      Read the terms \(link: "here", to: "a:"). The policy is \(link: "Here", to: "b:"), \
      \(link: "here", to: "c:", hint: "Prices") and \(link: "elsewhere", to: "d:")
      """
    #expect(text.accessibleHints() == ["Read the terms here", "The policy is Here", "Prices", nil])
    let bare: LinkedText = "\(link: "here", to: "a:") for one. \(link: "here", to: "b:")"
    #expect(bare.accessibleHints() == ["here for one", "2"])
    let same: LinkedText = "\(link: "here", to: "a:") \(link: "here", to: "a:")"
    #expect(same.accessibleHints() == [nil, nil])
  }
}
