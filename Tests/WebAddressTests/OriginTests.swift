import Testing
import WebAddress

@Suite struct OriginTests {
  @Test(
    "An origin is scheme, host and port",
    arguments: [
      ("https://Example.com:443/a?b#c", "https://example.com"),
      ("http://example.com:8080", "http://example.com:8080"),
      ("wss://u:p@예시.한국/", "wss://xn--vv4b11d.xn--3e0b707e"), ("http://[::1]:3000", "http://[::1]:3000"),
      ("blob:https://a.example/123", "https://a.example"), ("blob:ftp://a.example/123", "null"),
      ("blob:x", "null"),
      ("data:text/html,x", "null"), ("file:///x", "null"), ("mailto:a@b", "null"), ("myapp://h/", "null"),
      ("about:blank", "null"), ("javascript:1", "null"),
    ])
  func serialized(url: String, expected: String) throws {
    #expect(try #require(WebURL(url)).origin.serialized == expected)
  }

  @Test(
    "An app's own scheme has an origin where the app says that it serves it, and a scheme of browsers keeps its own",
    arguments: [
      ("app://main/a?b#c", "app://main"), ("APP://main:8080", "app://main:8080"),
      ("app:///index.html", "app://"),
      ("app:page", "app://"), ("https://a.example/x", "https://a.example"), ("data:,x", "null"),
      ("file:///x", "null"), ("about:blank", "null"), ("javascript:1", "null"), ("blob:x", "null"),
    ])
  func served(url: String, expected: String) throws {
    let url = try #require(WebURL(url))
    #expect(Origin(servedByApp: url).serialized == expected)
    #expect(Origin(servedByApp: url).isOpaque == (expected == "null"))
    if expected != "null" { #expect(Origin(servedByApp: url) == Origin(servedByApp: url)) }
  }

  @Test("Scheme, host and port must all be the same")
  func same() throws {
    let origin = try #require(Origin("https://a.example"))
    #expect(try origin.isSameOrigin(as: #require(WebURL("https://a.example:443/x")).origin))
    for other in ["http://a.example", "https://b.a.example", "https://a.example:444", "https://a.example."] {
      #expect(try !origin.isSameOrigin(as: #require(Origin(other))), "\(other)")
    }
  }

  @Test("An opaque origin is the same as itself alone")
  func opaque() throws {
    let url = try #require(WebURL("data:,x"))
    let origin = url.origin
    #expect(origin == origin)
    #expect(origin != url.origin)
    #expect(Origin.opaque() != Origin.opaque())
    #expect(origin.isOpaque && origin.host == nil && origin.scheme == nil && origin.port == nil)
    #expect(try !origin.isSameSite(as: #require(Origin("https://a.example"))))
  }

  @Test("A site is one registrable domain under one scheme")
  func site() throws {
    let origin = try #require(Origin("https://a.example.co.uk:8443"))
    #expect(try origin.isSameSite(as: #require(Origin("https://example.co.uk"))))
    #expect(try !origin.isSameSite(as: #require(Origin("http://a.example.co.uk"))))
    #expect(try !origin.isSameSite(as: #require(Origin("https://other.co.uk"))))
    let pages = try #require(Origin("https://a.github.io"))
    #expect(try !pages.isSameSite(as: #require(Origin("https://b.github.io"))))
    #expect(try #require(Origin("http://127.0.0.1:1")).isSameSite(as: #require(Origin("http://127.0.0.1:2"))))
  }

  @Test(
    "More than an origin is none",
    arguments: [
      "https://a.example/", "https://a.example/x", "https://u@a.example", "a.example", "data:,",
      "https://a.example?", "",
    ])
  func notOrigin(text: String) {
    #expect(Origin(text) == nil)
  }
}
