import LinkDetection
import Testing

@Suite("E-mail addresses in the chat profile")
struct EmailTests {
  let detector = LinkDetector()

  @Test(
    "Addresses",
    arguments: [
      "|me@example.com|", "|first.last+tag@example.co.uk|.", "(|me@example.com|)", "<|me@example.com|>",
      "\"|me@example.com|\"",
      "|o'neil@example.com|", "'|me@example.com|'", "at:|me@example.com|", "|a@b.com|;|c@d.com|,|e@f.com|",
      ".|me@example.com|",
      "|me@example.com|:1234", "|me@example.com|/path", "|a@b.com|/|c@d.com|", "|münchen@example.com|",
      "|αβγ.δεζ@example.com|",
      "|почта@пример.рф|", "|me@example.com|-", "|me@sub-domain.example.com|", "|192.168.1.1@example.com|",
      "|me@example.madeup|", "*|me@example.com|*", "|me@example.com|入力", "email=|me@example.com|",
      "|a_b_c@example.com|",
      "|me@EXAMPLE.COM|", "|first.bar+tag@example.com|", "_|me@example.com|_",
    ])
  func addresses(notation: String) {
    #expect(mark(Marked(notation).text, detector) == notation)
  }

  @Test(
    "Half an address is none",
    arguments: [
      "me@", "@", "@example.com", "me@example", "a..b@example.com", "me.@example.com", "me@-example.com",
      "me@example..com",
      "a@b@c.com", "@me@example.com", "me@127.0.0.1", "icon@2x.png", "logo@example.svg", "lib@1.2.3",
      "me@example.com_",
      "me@example.com@", "me@.example.com", "me@" + String(repeating: "a", count: 64) + ".com",
    ])
  func none(text: String) {
    #expect(mark(text, detector) == text)
  }

  @Test("Only the kinds asked for are found, and no part of another kind is")
  func kinds() {
    let text = "me@example.com http://a.com/b@c.com example.org mailto:x@y.com"
    let urls = LinkDetector { $0.kinds = [.url] }
    #expect(mark(text, urls) == "me@example.com |http://a.com/b@c.com| |example.org| mailto:x@y.com")
    let emails = LinkDetector { $0.kinds = [.email] }
    #expect(mark(text, emails) == "|me@example.com| http://a.com/b@c.com example.org |mailto:x@y.com|")
    let nothing = LinkDetector { $0.kinds = [] }
    #expect(mark(text, nothing) == text)
  }
}
