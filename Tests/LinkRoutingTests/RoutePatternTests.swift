import Foundation
import LinkRouting
import LinkText
import Testing
import WebAddress

@Suite struct RoutePatternTests {
  @Test(
    "A pattern prints in one form, which reads as itself",
    arguments: [
      ("terms:", "terms:"), ("TERMS:", "terms:"), ("app://product/:id", "app://product/:id"),
      ("app://product/:id<Int>/", "app://product/:id<Int>"),
      ("app://product/:id<String>", "app://product/:id"),
      ("app://product?id=123", "app://product?id=123"),
      ("app://product?id=:id&l=:l<Int>?", "app://product?id=:id&l=:l<Int>?"),
      ("myapp://settings", "myapp://settings"), ("https://shop.example/**", "https://shop.example/**"),
      ("https://Shop.Example:443/a/", "https://shop.example/a"),
      ("https://예시.한국/길", "https://xn--vv4b11d.xn--3e0b707e/길"),
      ("https://*.shop.example/cart", "https://*.shop.example/cart"), ("https://*/x", "https://*/x"),
      ("http://127.0.0.1:*/", "http://127.0.0.1:*"), ("http://[::1]:8080/a", "http://[::1]:8080/a"),
      ("app://:screen:8080/x", "app://:screen:8080/x"), ("app:///settings", "app:///settings"),
      ("app:///", "app://"),
      ("app:/settings", "app:/settings"), ("app:/", "app:/"), ("app:settings/:page", "app:settings/:page"),
      ("app:**", "app:**"), ("app:?x=1", "app:?x=1"), ("app://a//b", "app://a//b"),
      ("app://a//", "app://a//"),
      ("app://a/:rest**", "app://a/:rest**"), ("app://a/*/b", "app://a/*/b"),
      ("app://a/%3Ax/%2A", "app://a/%3Ax/%2A"),
      ("app://a/a:b", "app://a/a:b"), ("app://a?q=a+b&r=%2B", "app://a?q=a+b&r=%2B"),
      ("app://a?flag", "app://a?flag"),
      ("app://a?flag=", "app://a?flag"), ("app://a?x=*", "app://a?x=*"), ("app://a?x=*?", "app://a?x=*?"),
      ("app://a/x%2Fy", "app://a/x%2Fy"), ("app://a/é", "app://a/é"),
      ("app://a/%E2%80%AE", "app://a/%E2%80%AE"),
    ])
  func prints(text: String, printed: String) throws {
    let pattern = try RoutePattern(parsing: text)
    #expect(pattern.description == printed)
    #expect(try RoutePattern(parsing: printed) == pattern)
  }

  @Test(
    "A text that is no pattern says what is wrong and what to do",
    arguments: [
      ("", "“” is no pattern of a route: it is empty; write a scheme and a colon, such as terms:"),
      (
        "product/:id",
        "“product/:id” is no pattern of a route: it does not begin with a scheme; write one and a colon, such as terms: or https://"
      ),
      (
        "https:shop.example",
        "“https:shop.example” is no pattern of a route: “https:” addresses have a host; write https:// and a host, or * for any"
      ),
      (
        "https:///x",
        "“https:///x” is no pattern of a route: “” is no host: the host is missing; write a host after the slashes"
      ),
      (
        "https://a b/x",
        "“https://a b/x” is no pattern of a route: “a b” is no host: a host cannot hold this character; remove it"
      ),
      (
        "app://*.x/y",
        "“app://*.x/y” is no pattern of a route: “x” has no subdomains; write *. before a domain name only"
      ),
      (
        "https://*.1.2.3.4/y",
        "“https://*.1.2.3.4/y” is no pattern of a route: “1.2.3.4” has no subdomains; write *. before a domain name only"
      ),
      (
        "https://a.example:99999/",
        "“https://a.example:99999/” is no pattern of a route: “99999” is no port; write a number up to 65535, or * for any"
      ),
      (
        "https://me@a.example/",
        "“https://me@a.example/” is no pattern of a route: “me@a.example” contains a user name; leave it out, links with and without one have the same host"
      ),
      (
        "app://a#top",
        "“app://a#top” is no pattern of a route: it has a fragment, which no route looks at; end the pattern before the #"
      ),
      (
        "app://a/../b",
        "“app://a/../b” is no pattern of a route: no address has a segment “..” in its path; leave it out"
      ),
      (
        "app://a/x*",
        "“app://a/x*” is no pattern of a route: in “x*” a * is next to other text; make it a whole segment, or write %2A for the character itself"
      ),
      (
        "app://a/**/b",
        "“app://a/**/b” is no pattern of a route: “**” is not at the end; ** matches all remaining segments, so move it to the end"
      ),
      (
        "app://a/:1",
        "“app://a/:1” is no pattern of a route: “:1” names no parameter; write a colon and a name of letters, digits and _, or %3A for the sign itself"
      ),
      (
        "app://a/:id<int>",
        "“app://a/:id<int>” is no pattern of a route: “:id<int>” has a type that no parameter has; the types are String, Int, Double, Bool, UUID"
      ),
      (
        "https://:n<Int>/a",
        "“https://:n<Int>/a” is no pattern of a route: “:n<Int>” matches a web host, which is always text; leave out its type"
      ),
      (
        "app://a/:id/:id",
        "“app://a/:id/:id” is no pattern of a route: “:id” appears twice; give each parameter its own name"
      ),
      (
        "app://a?x=1&x=2",
        "“app://a?x=1&x=2” is no pattern of a route: “x” appears twice; give each parameter its own name"
      ),
      (
        "app://a?x=1?",
        "“app://a?x=1?” is no pattern of a route: “x=1?” can be missing only in a query and as a parameter; write name=:name?"
      ),
      (
        "app://a?x=1&",
        "“app://a?x=1&” is no pattern of a route: an item of its query is empty; leave out the ? or the &"
      ),
    ])
  func faults(text: String, words: String) {
    #expect {
      try RoutePattern(parsing: text)
    } throws: { error in
      (error as? RoutePatternError)?.description == words
    }
    #expect(RoutePattern(text) == nil)
  }

  @Test("A pattern with very many pieces is refused")
  func tooLong() throws {
    let long = "app://a/" + Array(repeating: "x", count: 101).joined(separator: "/")
    #expect {
      try RoutePattern(parsing: long)
    } throws: { "\($0)".hasSuffix("it has more than 100 pieces; leave the rest to **") }
    _ = try RoutePattern(parsing: String(long.dropLast(2)))
  }

  @Test("Patterns made at random print and read as themselves, and fit their own example")
  func roundTrip() throws {
    var generator = SplitMix(seed: 7)
    for _ in 0..<4000 {
      let text = Self.random(&generator)
      let pattern: RoutePattern
      do { pattern = try RoutePattern(parsing: text) } catch {
        Issue.record("\(text): \(error)")
        continue
      }
      #expect(RoutePattern(pattern.description) == pattern, "\(text) → \(pattern)")
      let router = try LinkRouter([Route(pattern, to: .action("x"))], safety: nil)
      let example = pattern.example
      guard case .action = router.destination(for: LinkTarget(example.href)) else {
        Issue.record("\(pattern) does not fit its example \(example)")
        continue
      }
    }
  }

  @Test("Any text reads as a pattern that prints as itself, or has words for what is wrong")
  func anyText() {
    var generator = SplitMix(seed: 11)
    let pieces = [
      "app", "https", ":", "//", "/", "*", "**", ":id", "<Int>", "?", "=", "&", "a", "é", "\u{301}", "ा", "%",
      "%2F", "#", "[", "]", "@",
      "한", "..", " ", "\n", "\u{0}", "🎉",
    ]
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 0...10, using: &generator)).map { _ in
        pieces.randomElement(using: &generator)!
      }
      .joined()
      do throws(RoutePatternError) {
        let pattern = try RoutePattern(parsing: text)
        #expect(RoutePattern(pattern.description) == pattern, "\(text.debugDescription) → \(pattern)")
      } catch {
        #expect(error.description.count > 20)
      }
    }
  }

  @Test("A pattern is one text in JSON")
  func codable() throws {
    let pattern: RoutePattern = "app://product/:id<Int>?lang=:lang?"
    let data = try JSONEncoder().encode([pattern])
    #expect(try JSONDecoder().decode([RoutePattern].self, from: data) == [pattern])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([RoutePattern].self, from: Data("[\"x\"]".utf8))
    }
    #expect(pattern.parameterNames == ["id", "lang"])
  }

  /// A pattern in its written form, of pieces that go together.
  static func random(_ generator: inout SplitMix) -> String {
    func pick(_ texts: [String]) -> String { texts.randomElement(using: &generator)! }
    var number = 0
    func name() -> String {
      number += 1
      return "p\(number)"
    }
    let scheme = pick(["app", "terms", "https", "http", "x-pay+1.0"])
    let isWeb = scheme.hasPrefix("http")
    if !isWeb, Int.random(in: 0..<8, using: &generator) == 0 { return scheme + ":" }
    var text = scheme + ":"
    let form = isWeb ? 0 : Int.random(in: 0..<4, using: &generator)
    if form <= 1 {
      text += "//"
      let hosts =
        isWeb
        ? ["a.example", "*.b.example", "*", ":host", "예시.한국", "[::1]", "1.2.3.4"]
        : ["h", "Host", "*", ":host", "", "é", "%C3%A9"]
      text += pick(hosts)
      if !text.hasSuffix("//") { text += pick(["", "", "", ":8080", ":*"]) }
    }
    let count = Int.random(in: 0..<5, using: &generator)
    for position in 0..<count {
      let isFirst = position == 0
      if form != 2 || !isFirst { text += "/" }
      let type = pick(["", "<Int>", "<Bool>", "<Double>", "<UUID>"])
      text += pick([
        "x", "길", "a b", "%2F", "%3A", "%25", ":\(name())", ":\(name())\(type)", "*", form <= 1 ? "" : "y",
        "~a:b", "é",
      ])
    }
    if Int.random(in: 0..<4, using: &generator) == 0, form != 2 || count > 0 {
      text += pick(["/**", "/:rest**"])
    }
    for position in 0..<Int.random(in: 0..<3, using: &generator) {
      text += position == 0 ? "?" : "&"
      text +=
        "q\(position)"
        + pick(["", "=1", "=a+b", "=%26", "=:\(name())", "=:\(name())<Int>?", "=*", "=*?", "=é"])
    }
    return text
  }
}

/// Numbers that are the same in each run.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
