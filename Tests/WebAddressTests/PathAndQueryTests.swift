import Testing
import WebAddress

@Suite struct PathAndQueryTests {
  @Test(
    "The parts of a link of an app's own scheme are what the standard says",
    arguments: [
      ("terms://termsAndConditions", "termsAndConditions", "", []),
      ("terms:x", nil, "x", []),
      ("terms:", nil, "", []),
      ("app:///a//b/../c", "", "/a//c", ["a", "", "c"]),
      ("app://product/12/", "product", "/12/", ["12", ""]),
      ("app:/settings", nil, "/settings", ["settings"]),
      ("app:settings/sound", nil, "settings/sound", []),
      ("https://shop.example", "shop.example", "/", [""]),
      ("app://caf%C3%A9/x", "caf%C3%A9", "/x", ["x"]),
    ] as [(String, String?, String, [String])])
  func parts(text: String, host: String?, path: String, segments: [String]) throws {
    let url = try WebURL(parsing: text)
    #expect(url.host?.serialized == host)
    #expect(url.path == path)
    #expect(url.decodedPathSegments == segments)
  }

  @Test(
    "Segments are decoded one by one",
    arguments: [
      ("https://a.example/x%2Fy/z", ["x/y", "z"]), ("https://a.example/%EA%B8%B8", ["길"]),
      ("https://a.example/%FF/%", ["\u{FFFD}", "%"]), ("https://a.example/a+b", ["a+b"]),
      ("mailto:a@b.example", []),
    ])
  func segments(text: String, expected: [String]) throws {
    #expect(try WebURL(parsing: text).decodedPathSegments == expected)
  }

  @Test("The last name of a path is the last that is not empty")
  func lastSegment() {
    #expect(WebURL("https://a.example/files/re%20port.pdf/")?.lastPathSegment == "re port.pdf")
    #expect(WebURL("https://a.example/")?.lastPathSegment == nil)
    #expect(WebURL("mailto:a%20b@c.example")?.decodedPath == "a b@c.example")
    #expect(WebURL("app://caf%C3%A9")?.host == .opaque(WebURL("app://café")!.host!.opaque!))
    #expect(WebURL("app://caf%C3%A9")?.host?.opaque?.decoded == "café")
  }

  @Test("A path made of plain segments reads back as those")
  func replacesPath() throws {
    let segments = ["a/b", "c d", "100%", "?#", "é", ""]
    for base in ["https://a.example/old?q#f", "app://host", "app:/x"] {
      let url = try #require(WebURL(base)?.replacingPath(with: segments))
      #expect(url.decodedPathSegments == segments, "\(url)")
      #expect(WebURL(url.href) == url)
    }
    #expect(WebURL("https://a.example/x/")?.appendingPath(["y"])?.href == "https://a.example/x/y")
    #expect(WebURL("https://a.example")?.appendingPath(["y"])?.href == "https://a.example/y")
    #expect(WebURL("app:/x")?.replacingPath(with: [])?.href == "app:/")
    #expect(WebURL("app://host/x")?.replacingPath(with: [])?.href == "app://host")
    #expect(WebURL("https://a.example/x")?.replacingPath(with: [".."]) == nil)
    #expect(WebURL("mailto:a@b.example")?.replacingPath(with: ["x"]) == nil)
  }

  @Test(
    "A query is read as a form's",
    arguments: [
      ("a=1&b=2", ["a=1", "b=2"]), ("a=1+2&b=%2B", ["a=1 2", "b=+"]), ("&&a&=x&", ["a=", "=x"]),
      ("a=b=c", ["a=b=c"]), ("%E9=%EA%B8%B8", ["\u{FFFD}=길"]), ("", []),
    ])
  func queries(query: String, expected: [String]) {
    let items = WebURL("https://a.example/?\(query)")?.queryItems
    #expect(items?.map { "\($0.name)=\($0.value)" } == expected)
  }

  @Test("The first value of a name counts, and all can be asked for")
  func values() {
    let url = WebURL("app://product?id=1&id=2&q=")
    #expect(url?.queryValue(of: "id") == "1")
    #expect(url?.queryValues(of: "id") == ["1", "2"])
    #expect(url?.queryValue(of: "q")?.isEmpty == true)
    #expect(url?.queryValue(of: "none") == nil)
  }

  @Test("A query made of plain items reads back as those")
  func replacesQuery() {
    let items = [WebURL.QueryItem("a b", "c&d=e+f"), .init("길", "%"), .init("", "")]
    let url = WebURL("https://a.example/?old#f")?.replacingQuery(with: items)
    #expect(url?.href == "https://a.example/?a+b=c%26d%3De%2Bf&%EA%B8%B8=%25&=#f")
    #expect(url?.queryItems == items)
    #expect(url?.replacingQuery(with: []).href == "https://a.example/#f")
  }
}

extension WebHost {
  fileprivate var opaque: Opaque? {
    if case .opaque(let host) = self { host } else { nil }
  }
}
