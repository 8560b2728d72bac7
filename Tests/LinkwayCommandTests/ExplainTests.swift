import Testing

@testable import LinkwayCommand

@Suite struct ExplainTests {
  @Test("A plain URL is taken apart")
  func plain() {
    let console = MemoryConsole()
    #expect(console.run("explain", "https://예시.한국:8443/길?q=1#f") == 0)
    #expect(
      console.written == """
        canonical           https://xn--vv4b11d.xn--3e0b707e:8443/%EA%B8%B8?q=1#f
        scheme              https
        host                xn--vv4b11d.xn--3e0b707e
        shown as            예시.한국
        kind of host        domain
        public suffix       xn--3e0b707e
        registrable domain  예시.한국
        port                8443
        path                /%EA%B8%B8
        query               q=1
        fragment            f
        origin              https://xn--vv4b11d.xn--3e0b707e:8443

        notCanonical (byte 0-35): the canonical form is https://xn--vv4b11d.xn--3e0b707e:8443/%EA%B8%B8?q=1#f
        mappedHost (byte 8-20): the host is sent as xn--vv4b11d.xn--3e0b707e

        """)
  }

  @Test("A trap is named with its reason")
  func trap() {
    let console = MemoryConsole()
    #expect(console.run("explain", "http://bank.example@0x7f.1/") == 0)
    #expect(console.written.contains("host                127.0.0.1\n"))
    #expect(
      console.written.contains(
        "userInfo (byte 7-18): \"bank.example\" is a user name, not the site: the site is 127.0.0.1\n"))
    #expect(
      console.written.contains(
        "obfuscatedIPAddress (byte 20-25): \"0x7f.1\" is the IP address 127.0.0.1 in an obfuscated form\n"))
  }

  @Test(
    "A URL without its scheme is completed as a link in text would be",
    arguments: [
      ("EXAMPLE.com", "https://EXAMPLE.com", "https://example.com/"),
      ("a@b.example.com", "mailto:a@b.example.com", "mailto:a@b.example.com"),
    ])
  func completed(text: String, completed: String, canonical: String) {
    let console = MemoryConsole()
    #expect(console.run("explain", text) == 0)
    #expect(console.written.hasPrefix("read as             \(completed)\ncanonical           \(canonical)\n"))
  }

  @Test("Where nothing is odd, that is said")
  func nothing() {
    let console = MemoryConsole()
    #expect(console.run("explain", "mailto:a@b.example") == 0)
    #expect(console.written.hasSuffix("origin              opaque\n\nnothing unusual\n"))
  }

  @Test("A text that is no URL ends with 1 and the reason on standard error")
  func refused() {
    let console = MemoryConsole()
    #expect(console.run("explain", "https://a b\u{1B}/") == 1)
    #expect(
      console.complaints
        == "linkway: \"https://a b\\u{1B}/\" is not a URL: a host cannot hold this character (at byte 9, \" \"): remove it\n"
    )
    #expect(
      console.written == "\ninvisibleCharacter (byte 11): it holds a character that cannot be seen: U+001B\n")
  }

  @Test(
    "Nothing that was given reaches the terminal as a control",
    arguments: ["https://a.example/\u{1B}[2J\u{9B}\u{202E}", "\u{1B}]8;;x\u{7}:"])
  func controls(text: String) {
    let console = MemoryConsole()
    _ = console.run("explain", text)
    let scalars = (console.written + console.complaints).unicodeScalars
    #expect(!scalars.contains { $0 != "\n" && [.control, .format].contains($0.properties.generalCategory) })
  }
}
