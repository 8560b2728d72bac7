import Foundation
import Testing
import WebAddress

@Suite struct WebURLFoundationTests {
  @Test(
    "A URL goes to Foundation and comes back as itself",
    arguments: [
      "https://예시.한국/길?q=ä#f", "https://u:p@a.example:8443/a//b?c", "mailto:a@b.example?subject=x",
      "http://[::1]:80/",
      "http://0x7f.1/", "file:///C:/x", "data:text/plain,x", "myapp://h/p", "terms:",
    ])
  func roundTrip(text: String) throws {
    let url = try #require(WebURL(text))
    let foundation = try #require(URL(url))
    #expect(WebURL(foundation) == url)
  }

  @Test("What RFC 3986 does not know is percent-encoded on the way")
  func encoded() throws {
    let url = try #require(WebURL("https://a.example/a|b?c[d]"))
    #expect(URL(url)?.path() == "/a%7Cb")
    #expect(URL(url)?.host() == "a.example")
  }

  @Test("A Foundation URL is read as a browser reads it")
  func fromFoundation() throws {
    #expect(try WebURL(#require(URL(string: "HTTP://EXAMPLE.com:80/a/../b")))?.href == "http://example.com/b")
    let relative = try #require(URL(string: "x", relativeTo: URL(string: "https://a.example/b/c")))
    #expect(WebURL(relative)?.href == "https://a.example/b/x")
    #expect(try WebURL(#require(URL(string: "x"))) == nil)
  }

  @Test(
    "Foundation never sees another host",
    arguments: ["https://a{b.example/", "https://a\"b.example/", "x:/.//y", "myapp://a!b/"])
  func sameHost(text: String) throws {
    let url = try #require(WebURL(text))
    guard let foundation = URL(url) else { return }
    #expect(WebURL(foundation)?.host == url.host)
  }
}
