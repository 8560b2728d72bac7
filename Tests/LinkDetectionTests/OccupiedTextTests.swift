import LinkDetection
import Testing

@Suite("Text that belongs to another link or to none")
struct OccupiedTextTests {
  private func detector(_ kinds: Set<LinkKind>, _ mentions: MentionRules = .x) -> LinkDetector {
    LinkDetector {
      $0.kinds = kinds
      $0.mentions = mentions
    }
  }

  @Test("A kind that is switched off still occupies its text")
  func kinds() {
    #expect(
      mark("shop.org/@lea https://shop.org/@lea", detector([.mention]))
        == "shop.org/@lea https://shop.org/@lea")
    #expect(mark("shop.org/lea@harbour.net", detector([.email])) == "shop.org/lea@harbour.net")
    #expect(
      mark("shop.org/#news lea@harbour.net", detector([.hashtag, .mention]))
        == "shop.org/#news lea@harbour.net")
    #expect(mark("mailto:lea@harbour.net", detector([.url, .mention])) == "mailto:lea@harbour.net")
    let schemes = LinkDetector {
      $0.kinds = [.email]
      $0.bareNames = .never
    }
    #expect(mark("shop.org/lea@harbour.net", schemes) == "shop.org/lea@harbour.net")
  }

  @Test("Half a handle of the fediverse is none; its rules find it whole")
  func handles() {
    let text = "ask @lea@harbour.social and @kim"
    for rules in [MentionRules.x, .telegram] {
      #expect(mark(text, detector([.mention], rules)) == "ask @lea@harbour.social and |@kim|")
      #expect(mark(text, detector(Set(LinkKind.builtIn), rules)) == "ask @lea@harbour.social and |@kim|")
    }
    #expect(mark(text, detector([.mention], .mastodon)) == "ask |@lea@harbour.social| and |@kim|")
    #expect(mark(text, detector([.url, .email])) == text)
  }

  @Test(
    "An address for copying files is no mail",
    arguments: [
      "git@shop.org:lea/tool.git", "lea@shop.org:/var/log", "lea@shop.org:~/notes", "lea@shop.org:docs/a.txt",
      "git@harbour:tool",
      "lea@harbour:shop.org/a", "scp a.txt lea@shop.org:./b",
    ])
  func copies(text: String) {
    #expect(mark(text, LinkDetector()) == text)
  }

  @Test(
    "A colon that ends a clause or begins a port leaves the address",
    arguments: ["|lea@shop.org|: soon", "|lea@shop.org|:25", "|lea@shop.org|:", "|lea@shop.org|:thanks"])
  func colons(notation: String) {
    #expect(mark(Marked(notation).text, LinkDetector()) == notation)
  }

  @Test(
    "A link longer than the maximum is none, and no part of its run is",
    arguments: [DetectionProfile.chat, .uts58])
  func maximum(profile: DetectionProfile) {
    let detector = LinkDetector(profile) { $0.maximumLength = 100 }
    let tail = String(repeating: "é", count: 70) + "/shop.org"
    let text = "http://shop.org/\(tail) harbour.net"
    #expect(detector.links(in: text).map(\.text) == ["harbour.net"])
    if profile == .chat { #expect(detector.rejectedCandidates(in: text).map(\.reason) == [.tooLong]) }
    let longest = "http://shop.org/" + String(repeating: "a", count: 84)
    #expect(detector.links(in: longest + ".").map(\.text) == [longest])
    #expect(detector.links(in: longest + "a").isEmpty)
  }

  @Test("A stream passes over a link longer than the maximum in bounded pieces")
  func stream() {
    let detector = LinkDetector { $0.maximumLength = 100 }
    var stream = LinkStream(detector)
    var found: [String] = []
    let text = "http://shop.org/" + String(repeating: "/harbour.net", count: 50_000) + " kim.org"
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      stream.feed(rest.prefix(777)) { if case .link(let link) = $0 { found.append(link.text) } }
      rest = rest.dropFirst(777)
    }
    stream.finish { if case .link(let link) = $0 { found.append(link.text) } }
    #expect(found == ["kim.org"])
  }
}
