import Testing
import WebAddress

@Suite struct URLSchemeTests {
  @Test(
    "A scheme is read as a browser reads it",
    arguments: [
      ("https://example.com", "https"), ("MAILTO:a@b.example", "mailto"), ("terms://x", "terms"),
      ("app+x.y-1:z", "app+x.y-1"), ("  \u{1}javascript:x", "javascript"), ("java\nscr\tipt:x", "javascript"),
    ])
  func read(url: String, expected: String) {
    #expect(URLScheme(of: url)?.name == expected)
  }

  @Test(
    "Text that begins with no scheme has none",
    arguments: ["", ":", "1a:b", "/a:b", "a b:c", "é:x", "abc", "?a:b"])
  func none(url: String) {
    #expect(URLScheme(of: url) == nil)
  }
}
