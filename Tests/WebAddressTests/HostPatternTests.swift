import Testing
import WebAddress

@Suite struct HostPatternTests {
  @Test(
    "A pattern holds for whole labels only",
    arguments: [
      ("example.com", "example.com", true), ("example.com", "EXAMPLE.COM", true),
      ("example.com", "example.com.", true),
      ("example.com", "a.example.com", false), ("example.com", "example.com.evil.example", false),
      ("*.example.com", "a.example.com", true), ("*.example.com", "a.b.example.com", true),
      ("*.example.com", "a.example.com.", true), ("*.example.com", "example.com", false),
      ("*.example.com", "badexample.com", false), ("*.example.com", ".example.com", false),
      ("*.example.com", "a.example.com.evil.example", false), ("*.예시.한국", "a.xn--vv4b11d.xn--3e0b707e", true),
      ("127.0.0.1", "0x7f.1", true), ("[::1]", "[0:0::1]", true), ("*.com", "example.com", true),
    ])
  func matches(pattern: String, host: String, expected: Bool) throws {
    let pattern = try #require(HostPattern(pattern))
    #expect(pattern.matches(WebHost(host)) == expected)
  }

  @Test("A URL without a host matches nothing")
  func noHost() throws {
    let pattern: HostPattern = "example.com"
    #expect(try !pattern.matches(#require(WebURL("mailto:a@example.com"))))
    #expect(try pattern.matches(#require(WebURL("https://u@example.com:1/"))))
    #expect(!pattern.matches(nil))
  }

  @Test(
    "What is no pattern is refused with a reason",
    arguments: [
      ("*", "\"*\" is not a host pattern: a * is only allowed as the whole first label, as in *.example.com"),
      (
        "a*.example.com",
        "\"a*.example.com\" is not a host pattern: a * is only allowed as the whole first label, as in *.example.com"
      ),
      (
        "*.*.com",
        "\"*.*.com\" is not a host pattern: a * is only allowed as the whole first label, as in *.example.com"
      ),
      (
        "https://a.example",
        "\"https://a.example\" is not a host pattern: write a host without scheme, port and path"
      ),
      ("*.", "\"*.\" is not a host pattern: write a host without scheme, port and path"),
      ("a.example:80", "\"a.example:80\" is not a host pattern: write a host without scheme, port and path"),
      (
        "*.127.0.0.1",
        "\"*.127.0.0.1\" is not a host pattern: an address has no subdomains, so write it without *."
      ),
    ])
  func refused(text: String, expected: String) {
    #expect(HostPattern(text) == nil)
    let error = #expect(throws: HostPatternError.self) { try HostPattern(parsing: text) }
    #expect(error?.description == expected)
  }

  @Test("A pattern is written in canonical form and read again as itself")
  func description() throws {
    let pattern: HostPattern = "*.예시.한국"
    #expect(pattern.description == "*.xn--vv4b11d.xn--3e0b707e")
    #expect(HostPattern(pattern.description) == pattern)
    #expect(try HostPattern(exactly: #require(WebHost("a.example."))) == "a.example")
  }
}
