import LinkDetection
import Testing

@Suite("The UTS #58 profile")
struct UTS58Tests {
  let detector = LinkDetector(.uts58)

  @Test(
    "Ends by the rules for path, query and fragment",
    arguments: [
      "|example.com/a|.", "|example.com/a.b|", "|example.com/a(b)|)", "|example.com/a(b/c|)d",
      "|example.com?a=(b&c|)",
      "|example.com/a?b#c|", "|example.com/a\u{200B}b|", "|example.com/a…|", "|example.com/α[(β|])",
      "|example.com/a«b|»",
      "|example.com/a#b:~:text=(c)|)", "|example.com/?|", "|example.com|!", "|http://foo.example.com./a|",
    ])
  func ends(notation: String) {
    #expect(mark(Marked(notation).text, detector) == notation)
  }

  @Test(
    "Begins by top-level domain alone",
    arguments: [
      "|EXAMPLE.COM|", "http://localhost/", "http://example.notadomain", "HTTP://|example.com|",
      "|http://example.com|",
      "http://-example.com", "http://a..example.com", "192.0.2.1", "|普遍适用测试。我爱你|", "|abc.XN--11B4C3D|",
      "example.comx",
      "example.com로", "http://me@example.com", "|README.md|",
    ])
  func begins(notation: String) {
    #expect(mark(Marked(notation).text, detector) == notation)
  }

  @Test(
    "E-mail addresses",
    arguments: [
      "|me@example.com|:80/a", "|mailto:me@example.com|", "me.@example.com", ".me@example.com",
      "a..b@example.com", "@example.com",
      "|αβ.γ@example.com|", "\"x y\"@example.com",
    ])
  func email(notation: String) {
    #expect(mark(Marked(notation).text, detector) == notation)
  }
}
