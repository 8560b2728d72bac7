import LinkDetection
import LinkText
import Testing
import WebAddress

@Suite struct WebURLDetectedLinkTests {
  @Test(
    "A detected link has its canonical URL",
    arguments: [
      ("see EXAMPLE.com/a b", "https://example.com/a"), ("me@example.com", "mailto:me@example.com"),
      ("https://예시.한국/길", "https://xn--vv4b11d.xn--3e0b707e/%EA%B8%B8"),
      ("http://0x7f.1/", "http://127.0.0.1/"),
    ])
  func canonical(text: String, expected: String) throws {
    let link = try #require(LinkDetector().links(in: text).first)
    #expect(WebURL(link)?.href == expected)
  }

  @Test("A mention has none")
  func mention() throws {
    let link = try #require(LinkDetector { $0.kinds = [.mention] }.links(in: "@joe").first)
    #expect(WebURL(link) == nil)
  }

  @Test("A whole text is rendered around its links")
  func whole() {
    let text = "<see> 예시.한국 & me@example.com"
    var renderer = MarkdownLinkRenderer()
    #expect(
      renderer.render(text, links: LinkDetector().links(in: text))
        == #"\<see\> [예시.한국](<https://xn--vv4b11d.xn--3e0b707e/>) \& [me@example.com](<mailto:me@example.com>)"#
    )
  }
}
