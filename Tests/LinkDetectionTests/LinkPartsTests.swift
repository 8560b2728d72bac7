import LinkDetection
import Testing

@Suite("Writing URLs with few escapes")
struct LinkPartsTests {
  @Test("Letters of every script stay as they are")
  func letters() {
    let parts = LinkParts(
      origin: "https://example.com", path: ["straße", "大阪"], query: [.init("ключ", "значение"), .init("x")],
      fragment: "é")
    #expect(parts.minimallyEscaped() == "https://example.com/straße/大阪?ключ=значение&x#é")
  }

  @Test("Syntax inside a value is escaped")
  func syntax() {
    let parts = LinkParts(
      origin: "https://example.com", path: ["a/b?c#d"], query: [.init("a&b", "c=d+e#f")], fragment: "g:~:h",
      directives: ["text=i"])
    #expect(
      parts.minimallyEscaped()
        == "https://example.com/a%2Fb%3Fc%23d?a%26b=c%3Dd%2Be%23f#g%3A~:h:~:text=i")
  }

  @Test("Spaces and unmatched closing brackets are escaped, matched ones are not")
  func brackets() {
    #expect(
      LinkParts(origin: "https://example.com", path: ["a b", "c(d)", "e)", "f("]).minimallyEscaped()
        == "https://example.com/a%20b/c(d)/e%29/f(")
  }

  @Test("A per cent sign is escaped only where it would be read as an escape")
  func perCent() {
    #expect(
      LinkParts(origin: "https://example.com", path: ["100%", "%41", "%4"]).minimallyEscaped()
        == "https://example.com/100%/%2541/%4")
  }

  @Test("A final mark is escaped unless the URL stands alone")
  func finalMark() {
    let parts = LinkParts(origin: "https://example.com", path: ["a.b."])
    #expect(parts.minimallyEscaped() == "https://example.com/a.b%2E")
    #expect(parts.minimallyEscaped(escapesFinalMark: false) == "https://example.com/a.b.")
  }

  @Test(
    "What is written is found whole",
    arguments: ["a.b.", "a(b", "a)b", "what?", "x y", "«z»", "!", "...", "a]b[c", "„q“", "1+1=2&3", "#"])
  func found(segment: String) throws {
    let url = LinkParts(
      origin: "https://example.com", path: [segment], query: [.init(segment, segment)], fragment: segment
    )
    .minimallyEscaped()
    let detector = LinkDetector(.uts58)
    #expect(detector.links(in: "(see \(url), please)").map(\.text) == [url])
  }
}
