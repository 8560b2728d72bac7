import Testing
import WebAddress
import WebPolicy

@Suite struct SitePatternTests {
  @Test(
    "A pattern names its addresses and no others",
    arguments: [
      ("example.com", "https://example.com/", true), ("example.com", "http://EXAMPLE.com:80/x?y#z", true),
      ("example.com", "https://example.com./", true), ("example.com", "https://example.com:8443/", false),
      ("example.com", "https://a.example.com/", false), ("example.com", "https://badexample.com/", false),
      ("example.com", "https://example.com.evil.test/", false), ("example.com", "ftp://example.com/", false),
      ("example.com", "https://example.com@evil.test/", false), ("example.com", "app://example.com/", false),
      ("example.com", "https:\\\\example.com", true), ("example.com", "https://exa\tmple.com", true),
      ("example.com", "https://%65xample.com", true), ("example.com", "https://ｅxample.com", true),
      ("*.example.com", "https://a.example.com/", true), ("*.example.com", "https://a.b.example.com/", true),
      ("*.example.com", "https://example.com/", false), ("*.example.com", "https://badexample.com/", false),
      ("*.example.com", "https://a.example.com.evil.test/", false),
      ("https://example.com", "http://example.com/", false),
      ("https://example.com", "https://example.com:443", true),
      ("https://example.com:443", "https://example.com", true),
      ("https://example.com:8443", "https://example.com", false),
      ("https://example.com:8443", "https://example.com:8443", true),
      ("127.0.0.1:*", "http://127.0.0.1:8080", true),
      ("127.0.0.1", "http://0x7f.1", true), ("127.0.0.1", "http://2130706433", true),
      ("127.0.0.1", "http://017700000001", true),
      ("[::1]:*", "http://[0:0::1]:9", true), ("예시.한국", "https://xn--vv4b11d.xn--3e0b707e/", true),
      ("xn--vv4b11d.xn--3e0b707e", "https://예시.한국/", true), ("apple.com", "https://аррӏе.com/", false),
      ("https:", "https://anything.test:9/x", true), ("https:", "http://anything.test", false),
      ("app:", "app:settings", true), ("app://home", "app://home/x", true),
      ("app://home", "app://other", false),
      ("*", "http://anything.test:81", true), ("*", "mailto:x@y", false), ("*", "file:///x", false),
      ("example.com/shop", "https://example.com/shop", true),
      ("example.com/shop", "https://example.com/shop/", true),
      ("example.com/shop", "https://example.com/shop/a", true),
      ("example.com/shop", "https://example.com/shopping", false),
      ("example.com/shop", "https://example.com/", false),
      ("example.com/shop", "https://example.com/%73hop", true),
      ("example.com/shop", "https://example.com/shop/../admin", false),
      ("example.com/shop", "https://example.com/shop/%2e%2e/admin", false),
      ("example.com/shop", "https://example.com/shop/..%2fadmin", false),
      ("example.com/shop", "https://example.com/shop/a%2f..%2f..%2fadmin", false),
      ("example.com/shop", "https://example.com/shop/%5c..%5cadmin", false),
      ("example.com/shop", "https://example.com/shop/%252e%252e/admin", false),
      ("example.com/shop", "https://example.com/shop/..;/admin", false),
      ("example.com/shop", "https://example.com/shop/.;x/a", true),
      ("example.com/shop", "https://example.com/shop//a", true),
      ("example.com/shop", "https://example.com//shop/a", false),
      ("example.com/shop", "https://example.com/x/../shop/a", true),
      ("example.com/a%20b", "https://example.com/a b", true),
    ])
  func matches(pattern: String, url: String, isNamed: Bool) throws {
    #expect(try SitePattern(parsing: pattern).matches(try WebURL(parsing: url)) == isNamed)
  }

  @Test("A denial without a port holds on every port, and one with a path where the path is doubtful")
  func denials() throws {
    let host = try SiteRule(parsing: "deny example.com")
    #expect(host.applies(to: WebURL("https://example.com:8443/")!))
    #expect(host.applies(to: WebURL("http://example.com.:81/")!))
    #expect(!host.applies(to: WebURL("https://a.example.com")!))
    #expect(!(try SiteRule(parsing: "deny example.com:81")).applies(to: WebURL("https://example.com:8443/")!))
    let path = try SiteRule(parsing: "deny example.com/admin")
    for text in [
      "/admin", "/%61dmin", "/x%2f..%2fadmin", "/admin/x", "/x/%2e%2e%2fadmin", "//admin", "/admin;v=1",
      "/%2561dmin", "/x/..;/admin",
    ] {
      #expect(path.applies(to: WebURL("https://example.com\(text)")!), "\(text)")
    }
    #expect(!path.applies(to: WebURL("https://example.com/public")!))
  }

  @Test("Every pattern that can be built is written so that it reads back as itself")
  func roundTrip() throws {
    let schemes: [URLScheme?] = [nil, "https", "http", "app"]
    let hosts: [HostPattern?] = [nil, "example.com", "*.예시.한국", "127.0.0.1", "[2001:db8::1]", "localhost"]
    let ports: [SitePattern.Port] = [.usual, .any, .number(1), .number(65535)]
    let paths: [[String]] = [[], ["a"], ["a b", "ü", "100%"], ["?#", ":@"], ["…", "\u{1}"]]
    var count = 0
    for scheme in schemes {
      for host in hosts {
        for port in ports {
          for path in paths {
            let pattern = SitePattern(scheme: scheme, host: host, port: port, path: path)
            let text = pattern.description
            #expect(try SitePattern(parsing: text) == pattern, "\(text)")
            for action in SiteRule.Action.allCases {
              let rule = SiteRule(action, pattern)
              #expect(try SiteRule(parsing: rule.description) == rule)
            }
            count += 1
          }
        }
      }
    }
    #expect(count == 480)
  }

  @Test(
    "A text that is no pattern says what to write",
    arguments: [
      ("", "write a site such as https://*.example.com, or * for every one, without spaces"),
      ("a b", "write a site such as https://*.example.com, or * for every one, without spaces"),
      ("a.com?x", "a rule cannot look at a query or a fragment, so leave out ? and #"),
      ("a.com#x", "a rule cannot look at a query or a fragment, so leave out ? and #"),
      ("1s://a.com", "the text before the : is not a scheme"),
      ("u@a.com", "addresses with a user name are always refused, so leave out the text before the @"),
      ("a.com:0", "write a port from 1 to 65535, or * for any"),
      ("a.com:65536", "write a port from 1 to 65535, or * for any"),
      ("a.com:x", "write a port from 1 to 65535, or * for any"),
      (
        "a.com/x/../y", "its path holds a dot segment or an encoded slash, which servers read in several ways"
      ),
      ("a.com/x%2fy", "its path holds a dot segment or an encoded slash, which servers read in several ways"),
      (
        "a.*.com",
        "\"a.*.com\" is not a host pattern: a * is only allowed as the whole first label, as in *.example.com"
      ),
    ])
  func errors(text: String, words: String) {
    #expect(throws: SitePatternError.self) { try SitePattern(parsing: text) }
    do throws(SitePatternError) { _ = try SitePattern(parsing: text) } catch {
      #expect(error.description == "\"\(text)\" is not a site pattern: \(words)")
    }
  }

  @Test("Origins are named by patterns without a path, opaque ones by none")
  func origins() throws {
    let pattern = try SitePattern(parsing: "https://*.example.com")
    #expect(pattern.matches(Origin("https://a.example.com")!))
    #expect(!pattern.matches(Origin("http://a.example.com")!))
    #expect(!pattern.matches(Origin("https://a.example.com:8443")!))
    #expect(!pattern.matches(Origin.opaque()))
    #expect(!SitePattern.web.matches(Origin.opaque()))
    #expect(!(try SitePattern(parsing: "https://a.example.com/x")).matches(Origin("https://a.example.com")!))
  }

  @Test(
    "A pattern names the pages that an app serves by a scheme of its own",
    arguments: [
      ("app:", "app://main/x", true), ("app:", "app:///x", true), ("app://main", "app://main/x", true),
      ("app://main", "app://other/", false), ("app://main", "app://main:1/", false),
      ("app://*.b", "app://a.b/", true),
      ("main", "app://main/", false), ("*", "app://main/", false), ("other:", "app://main/", false),
    ])
  func served(pattern: String, url: String, isNamed: Bool) throws {
    let url = try #require(WebURL(url))
    #expect(try SitePattern(parsing: pattern).matches(Origin(servedByApp: url)) == isNamed)
    #expect(try !SitePattern(parsing: pattern).matches(url.origin))
  }
}
