import Testing
import WebAddress

@Suite struct WebURLTests {
  @Test(
    "A URL is read into its canonical form",
    arguments: [
      ("https://example.com", "https://example.com/"),
      ("  HTTPS://Example.COM:443/a/./b/../c  ", "https://example.com/a/c"),
      ("http:example.com", "http://example.com/"),
      ("http:\\\\example.com\\a?b\\c", "http://example.com/a?b\\c"),
      ("ht\ntp://ex\tample.com/\ra", "http://example.com/a"),
      ("http://////example.com//a", "http://example.com//a"),
      (
        "https://example.com/ä b\"<>`?q='ä\"#f`\"",
        "https://example.com/%C3%A4%20b%22%3C%3E%60?q=%27%C3%A4%22#f%60%22"
      ),
      ("https://example.com/%7e%zz%", "https://example.com/%7e%zz%"),
      ("https://a.example/%2e/%2E%2e/x/%2e%2E", "https://a.example/"),
      ("mailto:Someone@Example.com?subject=Hi there", "mailto:Someone@Example.com?subject=Hi%20there"),
      ("tel:+49 30 1234", "tel:+49 30 1234"),
      ("data:text/html,<b>x</b> #y", "data:text/html,<b>x</b>%20#y"),
      ("terms:", "terms:"),
      ("myapp://Callback/a/../b", "myapp://Callback/b"),
      ("myapp:/.//x", "myapp:/.//x"),
      ("myapp:///x", "myapp:///x"),
      ("file:c|\\windows\\..\\..\\x", "file:///c:/x"),
      ("file://localhost/etc/hosts", "file:///etc/hosts"),
      ("ws://h:80/", "ws://h/"), ("ftp://h:2121/", "ftp://h:2121/"),
      ("https://h:/", "https://h/"), ("https://h:00443/x", "https://h/x"),
    ])
  func canonical(text: String, expected: String) throws {
    let url = try #require(WebURL(text))
    #expect(url.href == expected)
    #expect(WebURL(url.href) == url, "the canonical form is read as the same URL")
  }

  @Test(
    "A text is completed from a base",
    arguments: [
      ("x", "https://a.example/d/x"), ("./x/.", "https://a.example/d/x/"), ("../x", "https://a.example/x"),
      ("../../../x", "https://a.example/x"), ("/x", "https://a.example/x"),
      ("//b.example/x", "https://b.example/x"),
      ("\\\\b.example", "https://b.example/"), ("?x", "https://a.example/d/p?x"),
      ("#x", "https://a.example/d/p?q#x"),
      ("", "https://a.example/d/p?q"), ("https:x", "https://a.example/d/x"), ("http:x", "http://x/"),
      ("mailto:a@b", "mailto:a@b"),
    ])
  func relative(text: String, expected: String) throws {
    let base = try #require(WebURL("https://a.example/d/p?q#f"))
    #expect(base.resolve(text)?.href == expected)
  }

  @Test("A file URL keeps the drive of its base")
  func drive() throws {
    let base = try #require(WebURL("file:///C:/a/b"))
    #expect(base.resolve("/x")?.href == "file:///C:/x")
    #expect(base.resolve("../../../x")?.href == "file:///C:/x")
    #expect(base.resolve("D|/x")?.href == "file:///D:/x")
    #expect(base.resolve("//host/x")?.href == "file://host/x")
  }

  @Test("A URL falls into its parts")
  func parts() throws {
    let url = try #require(WebURL("https://us%20er:p:w@Example.com:8443/a/b%20c/?q=1#f"))
    #expect(url.scheme == "https")
    #expect(url.username == "us%20er")
    #expect(url.password == "p%3Aw")
    #expect(url.host?.serialized == "example.com")
    #expect(url.port == 8443)
    #expect(url.path == "/a/b%20c/")
    #expect(url.pathSegments == ["a", "b%20c", ""])
    #expect(url.query == "q=1")
    #expect(url.fragment == "f")
    #expect(!url.hasOpaquePath)
    #expect(url.withoutUserInfo.withoutFragment.href == "https://example.com:8443/a/b%20c/?q=1")
  }

  @Test("An empty query and no query are two things")
  func emptyQuery() throws {
    #expect(WebURL("https://a.example/?")?.query == "")
    #expect(WebURL("https://a.example/")?.query == nil)
    #expect(WebURL("https://a.example/?#")?.href == "https://a.example/?#")
  }

  @Test("The last @ ends the user's part")
  func lastAt() throws {
    let url = try #require(WebURL("https://bank.example@x@evil.example/"))
    #expect(url.host?.serialized == "evil.example")
    #expect(url.username == "bank.example%40x")
  }

  @Test("An upgrade changes the scheme and drops a port that became the default")
  func upgrade() {
    #expect(WebURL("http://a.example/x")?.upgraded.href == "https://a.example/x")
    #expect(WebURL("http://a.example:443/x")?.upgraded.href == "https://a.example/x")
    #expect(WebURL("ws://a.example:8080/")?.upgraded.href == "wss://a.example:8080/")
    #expect(WebURL("mailto:a@b")?.upgraded.href == "mailto:a@b")
  }

  @Test("Two URLs that differ in the fragment alone are one document")
  func document() throws {
    let url = try #require(WebURL("https://a.example/x#1"))
    #expect(try url.isSameDocument(as: #require(WebURL("https://a.example/x#2"))))
    #expect(try !url.isSameDocument(as: #require(WebURL("https://a.example/y#1"))))
  }

  @Test(
    "Only TLS and this machine are trustworthy",
    arguments: [
      ("https://a.example", true), ("wss://a.example", true), ("http://a.example", false),
      ("http://localhost:80", true), ("http://x.localhost", true), ("http://127.9.9.9", true),
      ("http://[::1]", true), ("http://localhost.example", false), ("http://[::ffff:127.0.0.1]", false),
      ("data:,x", false),
    ])
  func trustworthy(text: String, expected: Bool) {
    #expect(WebURL(text)?.isPotentiallyTrustworthy == expected)
  }
}
