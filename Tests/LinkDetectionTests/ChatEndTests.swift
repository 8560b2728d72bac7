import LinkDetection
import Testing

@Suite("Where a link ends in the chat profile")
struct ChatEndTests {
  let detector = LinkDetector()

  @Test(
    "Final marks belong to the sentence",
    arguments: [
      "see |http://site.example/a|.", "|http://site.example/a|...", "is it |http://site.example/a|?",
      "|http://site.example/a|, |http://site.example/b|; |http://site.example/c|!", "|http://site.example/|.",
      "|http://site.example|: text", "|http://site.example/?q=1|?", "|http://site.example/a.b/c,d;e!f|",
      "|http://site.example/a|.)", "(|http://site.example/a|.)", "|https://site.example/a|…",
      "|https://site.example|…",
      "'|http://site.example/a|'", "|http://site.example/it's|", "|http://site.example/a'b'|",
    ])
  func marks(notation: String) {
    #expect(mark(Marked(notation).text, detector) == notation)
  }

  @Test(
    "Brackets pair over the whole path",
    arguments: [
      "(|http://site.example/a|)", "(|http://site.example/a_(b)|)", "|http://site.example/a_(b)_(c)|",
      "|http://site.example/a(b/c)d|", "[|http://site.example/a|]", "{|http://site.example/a|}",
      "|http://site.example/?x[]=1&y[2]=3|", "|http://site.example/a|(", "|http://site.example/a(b|",
      "[text](|http://site.example/a|)", "[text](|http://site.example/a_(b)|)",
      "[url]|http://site.example/a|[/url]",
      "([|http://site.example/a|])", "«|http://site.example/a|»", "“|http://site.example/a|” he said",
      "„|http://site.example/a|“", "<|http://site.example/a|>", "&lt;|http://site.example/a|&gt;",
      "&lt;|http://site.example|&gt;", "|http://site.example/a?b=1&amp;c=2|",
      "(see |http://site.example/a().html|).",
    ])
  func brackets(notation: String) {
    #expect(mark(Marked(notation).text, detector) == notation)
  }

  @Test(
    "Marks of Markdown are taken off in pairs only",
    arguments: [
      "**|http://site.example/a|**", "*|http://site.example/a|*", "_|http://site.example/a|_",
      "|http://site.example/a_|", "~~|http://site.example/a|~~", "__|http://site.example/a|__",
      "**see |http://site.example/a|**", "`|http://site.example/a|`", "|http://site.example/*/b|",
      "\\|\\||http://site.example/a|\\|\\|", "_|http://site.example|_", "_|site.example.com|_",
      "\\| |http://site.example/a| \\|", "<|http://site.example/a|\\|label>",
      "\\||http://site.example/a|\\|cell\\|",
      "|http://site.example/?p=1\\|2|", "\\||http://site.example/a|\\|",
    ])
  func markdown(notation: String) {
    #expect(mark(Marked(notation).text, detector) == notation)
  }

  @Test(
    "Quotes, angle brackets and controls end a link",
    arguments: [
      "\"|http://site.example/a|\"", "|http://site.example/|\"onmouseover=x", "|http://site.example/b|<b>",
      "<a href=\"|http://site.example/a|\">|http://site.example/b|</a>", "<a href='|http://site.example/a|'>",
      "|http://site.example/a|\r\nnext", "|http://site.example/a|\u{0}b", "|http://site.example/a|\tb",
      "|http://site.example/a|\u{A0}b", "|http://site.example/a|\u{2028}b", "|http://site.example/a|\\n",
      "{\"url\":\"|http://site.example/a|\"}", "url(|http://site.example/a|);",
    ])
  func ends(notation: String) {
    #expect(mark(Marked(notation).text, detector) == notation)
  }

  @Test(
    "A list of links without spaces is several links",
    arguments: [
      "|http://a.example/x|,|http://b.example/y|", "|http://a.example|,|http://b.example|",
      "|http://a.example/x|;|https://b.example/y|", "|http://a.example/x|\\||http://b.example/y|",
      "|http://a.example/?to=http://b.example/|", "|http://a.example/web/2020/http://b.example/|",
      "|http://a.example/x^http://b.example/|", "|http://a.example/x|,|www.example.com/y|",
      "|https://a.com||https://b.com|", "|https://a.com/x||https://b.com/y|",
    ])
  func lists(notation: String) {
    #expect(mark(Marked(notation).text, detector) == notation)
  }

  @Test(
    "A final emoji is decoration, one that fills a segment is a name",
    arguments: [
      "|https://site.example/a/b|😛", "|https://site.example/💖a|", "|https://site.example/💖|",
      "|https://site.example|😀", "|https://site.example/a|✅ done", "👉|https://site.example/|👈",
      "|https://site.example/a|!😛", "|https://site.example/a|👨‍👩‍👧", "|https://site.example/a|❤️",
      "🔥|example.com|🔥",
    ])
  func emoji(notation: String) {
    #expect(mark(Marked(notation).text, detector) == notation)
  }

  @Test(
    "A link stops at bidirectional controls and invisible characters",
    arguments: [
      "|https://site.example/a|\u{2066}b", "|https://site.example/a|\u{200E}b",
      "|https://site.example/a|\u{200B}b",
      "|https://site.example/a|\u{FEFF}", "|https://site.example/a|\u{E0061}",
      "|https://site.example|\u{200F} b",
      "https://site.example/a\u{202E}b", "https://site.example/a\u{202A}b.com", "\u{202E}example.com",
      "\u{2066}\u{202A}|example.com|\u{202C}\u{2069}", "https://site.example\u{202D}x",
    ])
  func controls(notation: String) {
    #expect(mark(Marked(notation).text, detector) == notation)
  }
}
