import Foundation
import Testing
import WebAddress
import WebKit

/// The host that a policy sees is the host that the engine goes to.
@MainActor @Suite struct HostAgreementTests {
  /// Several hundred addresses, well-formed and hostile, put together of parts.
  static let addresses: [String] = {
    let schemes = [
      "http:", "https:", "HTTPS:", "ws:", "ftp:", "app:", "h\tttp:", " http:", "http\n:", "file:",
    ]
    let slashes = ["//", "/", "", "\\\\", "/\\", "///", "////"]
    let hosts = [
      "example.com", "EXAMPLE.com", "example.com.", "example..com", "a.b.example.com", "exa_mple.com",
      "xn--a", "xn--",
      "예시.한국", "xn--vv4b11d.xn--3e0b707e", "faß.de", "ﬁ.com", "ex\u{AD}ample.com", "EXAMPLE。com", "аррӏе.com",
      "127.0.0.1", "0x7f.1", "2130706433", "017700000001", "127.1", "127.0.0.256", "1.2.3.4.5", "0x", "09.1",
      "4294967296", "[::1]", "[::ffff:127.0.0.1]", "[1::1::1]", "[::1", "[fe80::1%25eth0]", "１２７.０.０.１",
      "user@example.com", "user:pw@example.com", "a@b@example.com", "evil.com\\@example.com",
      "example.com:80",
      "example.com:443", "example.com:08080", "example.com:65536", "example.com:x", "example.com:",
      "%65xample.com",
      "ex%00ample.com", "ex ample.com", "ex\tam\nple.com", "example.com#@evil.com", "example.com?@evil.com",
      "example.com/..//evil.com", "a\u{202E}b.com", "a\u{200D}b.com", "-a.com", "a-.com", "*.com",
      "a%2Fb.com",
      "a<b.com", "a|b.com", "😀.com", "١٢٧.٠.٠.١", String(repeating: "a", count: 64) + ".com",
      "localhost", "LOCALHOST.", "",
    ]
    return schemes.flatMap { scheme in
      slashes.flatMap { slash in hosts.map { scheme + slash + $0 + (scheme == "app:" ? "" : "/p") } }
    }
  }()

  @Test("WebAddress and the engine read every address alike")
  func agree() async throws {
    let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    view.loadHTMLString("<title>x</title>", baseURL: nil)
    await wait(for: "the page") { !view.isLoading }
    let value = try await view.callAsyncJavaScript(
      """
      return addresses.map(address => {
        try { const url = new URL(address); return [url.href, url.protocol, url.hostname, url.port, url.origin] }
        catch { return null }
      })
      """, arguments: ["addresses": Self.addresses], in: nil, contentWorld: .page)
    let answers = try #require(value as? [Any])
    try #require(answers.count == Self.addresses.count)
    var read = 0
    for (address, answer) in zip(Self.addresses, answers) {
      let own = WebURL(address).map {
        [
          $0.href, $0.scheme.name + ":", $0.host?.serialized ?? "", $0.port.map(String.init) ?? "",
          // WebKit writes the origin of a file so; the standard leaves it to the browser.
          $0.scheme == "file" ? "file://" : $0.origin.serialized,
        ]
      }
      guard let engine = answer as? [String] else {
        // An address that the engine refuses is not opened. WebAddress refuses it too, except
        // names that are ASCII already and encode nothing: name servers know such names, and Chrome and Firefox go there.
        #expect(own == nil || own![2].hasPrefix("xn--a") || own![2] == "xn--", "\(address.debugDescription)")
        continue
      }
      #expect(own == engine, "\(address.debugDescription)")
      read += 1
    }
    #expect(Self.addresses.count == 4340)
    #expect(read > 1000)
  }
}
