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

  @Test(
    "The time for hints grows in proportion to the links, also where all are alike",
    arguments: [{ _ in "https://a.example/" }, { "https://a.example/\($0)" }] as [@Sendable (Int) -> String])
  func hintsAreLinear(target: @Sendable (Int) -> String) {
    func seconds(_ count: Int) -> Double {
      var text = LinkedText()
      for number in 0..<count { text.append(link: "here", to: LinkTarget(target(number))) }
      // The thread's own time, so that other tests and programs do not count; the shortest of three runs.
      return (0..<3).map { _ in
        let start = threadTime()
        #expect(text.accessibleHints().count == count)
        return threadTime() - start
      }.min()!
    }
    // Ten times the links take ten times as long; if each link were compared with all others, a hundred times.
    #expect(seconds(20_000) < 40 * max(seconds(2_000), 0.001))
  }

  @Test("A part of a text has its links, cut at its ends, and its styles")
  func part() {
    var text: LinkedText = "see \(link: "the terms", to: "a:") and \(link: "more", to: "b:")"
    text.setStyle(LinkStyle(weight: .bold), in: text.text.range(of: "and")!)
    let part = text[text.text.range(of: "terms and")!]
    #expect(part.text == "terms and")
    #expect(part.links.map { "\($0.label) \($0.target)" } == ["terms a:"])
    #expect(part.runs(LinkStyleSheet()).last?.style.weight == .bold)
    #expect(text[text.text.startIndex..<text.text.startIndex] == LinkedText())
  }

  @Test("The clipboard's HTML has the web and e-mail links, and no target that means nothing elsewhere")
  func clipboardHTML() {
    let text: LinkedText = """
      a<b \(link: "web", to: "https://a.example/") \(link: "own", to: "terms:") \(link: "mail", to: "mailto:a@b.example")
      """
    let html = text.clipboardHTML()
    #expect(
      html.contains(
        "a&lt;b <a href=\"https://a.example/\" rel=\"noopener noreferrer\">web</a> own <a href=\"mailto:a@b.example\""
      ))
    #expect(!html.contains("terms"))
    #expect(html.hasPrefix("<meta charset=\"utf-8\">"))
  }

  @Test("Of styles set for the same words the last one counts, however many there are")
  func overlappingStyles() {
    var text = LinkedText("abcdefgh")
    func range(_ lower: Int, _ upper: Int) -> Range<String.Index> { text.text.range(utf16: lower, upper) }
    text.setStyle(LinkStyle(weight: .bold), in: range(2, 6))
    text.setStyle(LinkStyle(letterSpacing: 1), in: range(0, 8))
    text.setStyle(LinkStyle(weight: .medium), in: range(4, 5))
    let runs = text.runs(LinkStyleSheet()).map {
      "\($0.utf8Range) \($0.style.weight?.value ?? 0) \($0.style.letterSpacing ?? 0)"
    }
    #expect(runs == ["0..<2 0 1.0", "2..<4 700 1.0", "4..<5 500 1.0", "5..<6 700 1.0", "6..<8 0 1.0"])
  }
}

extension String {
  fileprivate func range(utf16 lower: Int, _ upper: Int) -> Range<Index> {
    Index(utf16Offset: lower, in: self)..<Index(utf16Offset: upper, in: self)
  }
}

/// The processor time of the current thread, in seconds.
private func threadTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
