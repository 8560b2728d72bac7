import Foundation
import Testing
import WebAddress

@Suite struct WebURLErrorTests {
  @Test(
    "A refusal says what is wrong, where, and what to do",
    arguments: [
      (
        "example.com",
        "the text begins with no scheme (at byte 0, \"example.com\"): write one, such as https://, or give a base URL"
      ),
      ("https://", "the host is missing (at the end): write a host after the slashes"),
      ("https:///?x", "the host is missing (at the end): write a host after the slashes"),
      ("  https://a b/", "a host cannot hold this character (at byte 11, \" \"): remove it"),
      ("htt\nps://a<b/", "a host cannot hold this character (at byte 10, \"<\"): remove it"),
      (
        "https://[1::2::3]/",
        "the text in brackets is no IPv6 address (at byte 8, \"[1::2::3]\"): write one such as [2001:db8::1]"
      ),
      (
        "https://1.2.3.256",
        "a host that ends in a number must be an IPv4 address (at byte 8, \"1.2.3.256\"): "
          + "write four numbers up to 255, such as 192.0.2.1"
      ),
      (
        "https://a\u{202E}ü.example",
        "no domain name can be made of this host (at byte 9, \"U+202E\"): check it for unusual characters"
      ),
      ("https://a:8x/", "the port is not a number (at byte 10, \"8x\"): write digits only, up to 65535"),
      ("https://a:65536/", "the port is too high (at byte 10, \"65536\"): write a port up to 65535"),
    ])
  func message(text: String, expected: String) {
    #expect(WebURL(text) == nil)
    let error = #expect(throws: WebURLError.self) { try WebURL(parsing: text) }
    #expect(error?.description == expected)
  }

  @Test("A base without a hierarchy completes a fragment only")
  func opaqueBase() throws {
    let base = try #require(WebURL("mailto:a@b.example"))
    #expect(base.resolve("#x")?.href == "mailto:a@b.example#x")
    let error = #expect(throws: WebURLError.self) { try WebURL(parsing: "x", relativeTo: base) }
    #expect(error?.code == .opaqueBase)
  }

  @Test("JSON carries the canonical text and refuses what is no URL with the same words")
  func codable() throws {
    let url = try #require(WebURL("https://EXAMPLE.com"))
    let json = try JSONEncoder().encode([url])
    #expect(try JSONDecoder().decode([WebURL].self, from: json) == [url])
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([WebURL].self, from: Data(#"["https://"]"#.utf8))
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("expected dataCorrupted, got \(String(describing: error))")
      return
    }
    #expect(context.debugDescription == "the host is missing (at the end): write a host after the slashes")
  }
}
