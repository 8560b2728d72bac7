import Foundation
import LinkDetection
import LinkText
import Testing

@Suite struct LinkedTextDetectionTests {
  private let detector = LinkDetector { $0.kinds.insert(.mention) }

  @Test("Found links say that they were found, and their kind is their variant")
  func origin() {
    let text = LinkedText(detecting: "see example.com @ada", with: detector) {
      LinkTarget($0.url ?? "user:\($0.text)")
    }
    #expect(text.links.map(\.target.text) == ["https://example.com", "user:@ada"])
    #expect(text.links.map(\.origin) == [.detected(.url), .detected(.mention)])
    #expect(text.links.map(\.variant) == ["url", "mention"])
  }

  @Test("Two links with one address keep their own ranges")
  func twice() {
    let text = LinkedText(detecting: "example.com and example.com", with: detector)
    #expect(
      text.links.map { text.text.distance(from: text.text.startIndex, to: $0.range.lowerBound) } == [0, 16])
  }

  @Test("A written link beats the found ones that it overlaps, and the others are added around it")
  func writtenWins() {
    var text: LinkedText = "a.com \(link: "see b.com now", to: "mine:") c.com"
    let isApplied = text.apply(text.detectedLinks(with: detector))
    #expect(isApplied)
    #expect(
      text.links.map { "\($0.label)→\($0.target)" } == [
        "a.com→https://a.com", "see b.com now→mine:", "c.com→https://c.com",
      ])
    #expect(text.links.map(\.origin) == [.detected(.url), .written, .detected(.url)])
  }

  @Test("Found again, links take the place of those found before")
  func again() {
    var text = LinkedText(detecting: "a.com @ada", with: detector) { $0.url.map { LinkTarget($0) } }
    text.apply(text.detectedLinks(with: detector) { $0.kind == .mention ? "user:ada" : nil })
    #expect(text.links.map(\.target.text) == ["user:ada"])
  }

  @Test("A written link takes the place of a found one under it")
  func writtenLater() throws {
    var text = LinkedText(detecting: "go to a.com", with: detector)
    try text.addLink(in: text.text.range(of: "to a.com")!, to: "mine:")
    #expect(text.links.map(\.target.text) == ["mine:"])
  }

  @Test(
    "What was found in one text cannot be applied to another",
    arguments: ["see b.com", "see a.com ", "", "e\u{301} a.com"])
  func stale(other: String) {
    let old = LinkedText(other.hasPrefix("e") ? "é a.com" : "see a.com")
    let found = old.detectedLinks(with: detector)
    #expect(found.count == 1)
    var text = LinkedText(other)
    let isApplied = text.apply(found)
    #expect(!isApplied)
    #expect(text.links.isEmpty)
  }

  @Test("In the background the same is found, away from the main thread")
  @MainActor func background() async {
    var text = LinkedText("see a.com")
    let found = await text.detectedLinksInBackground(with: detector) { link in
      // The closure runs where the detector runs.
      isMainThread() ? nil : link.url.map { LinkTarget($0) }
    }
    #expect(found == text.detectedLinks(with: detector))
    let isApplied = text.apply(found)
    #expect(isApplied && text.links.count == 1)
  }
}

private func isMainThread() -> Bool { Thread.isMainThread }
