import LinkText
import Testing

@Suite struct LinkedTextRenderingTests {
  private let text: LinkedText = """
    I agree to the \(link: "<Terms>", to: "https://example.com/a?b=c&d") & \(link: "Policy", to: "https://example.com/p"), \
    \(link: "again", to: "https://example.com/p"). \(link: "example.com/x", to: "https://example.com/x"), \
    \(link: "run", to: "javascript:alert(1)"), \(link: "Ada", to: LinkTarget(value: 7, text: "https://example.com/@ada"))
    """

  @Test("HTML escapes everything, writes rel and target by option, and never a script")
  func html() {
    let renderer = HTMLLinkRenderer(relation: "", target: "_blank")
    let html = rendered(renderer, text)
    #expect(
      html.contains(#"<a href="https://example.com/a?b=c&amp;d" target="_blank">&lt;Terms&gt;</a> &amp;"#))
    #expect(html.contains("run") && !html.contains("javascript"))
    #expect(html.hasSuffix(#"<span class="url">Ada</span>"#))
    let plain = HTMLLinkRenderer()
    #expect(!rendered(plain, text).contains("target="))
    let odd = HTMLLinkRenderer(target: "\"><script>")
    #expect(!rendered(odd, text).contains("<script>"))
  }

  @Test("Markdown and the terminal get the links of a linked text")
  func others() {
    let markdown = MarkdownLinkRenderer()
    #expect(rendered(markdown, text).contains(#"[\<Terms\>](<https://example.com/a?b=c&amp;d>)"#))
    let terminal = TerminalLinkRenderer()
    #expect(
      rendered(terminal, text).contains(
        "\u{1B}]8;id=linkway-1;https://example.com/a?b=c&d\u{1B}\\<Terms>\u{1B}]8;;\u{1B}\\"))
  }

  @Test("A renderer that writes one text begins anew, one that is kept counts on")
  func counting() {
    let link: LinkedText = "\(link: "x", to: "a://b")"
    var kept = TerminalLinkRenderer()
    #expect(link.rendered(by: kept).contains("id=linkway-1;"))
    #expect(link.rendered(by: kept) == kept.render(link))
    #expect(kept.render(link).contains("id=linkway-2;"))
  }

  @Test("Plain text has a number behind each link and the addresses below, each once")
  func footnotes() {
    let renderer = FootnoteLinkRenderer()
    var used = renderer
    _ = used.render(text)
    let expected = """
      I agree to the <Terms>[1] & Policy[2], again[2]. example.com/x, run, Ada

      [1] https://example.com/a?b=c&d
      [2] https://example.com/p

      """
    #expect(rendered(renderer, text) == expected)
    #expect(rendered(used, text) == expected, "a finished renderer begins anew")
    #expect(rendered(renderer, "no link\n") == "no link\n")
    #expect(
      rendered(renderer, "\(link: "x", to: "terms://all")\n") == "x[1]\n\n[1] terms://all\n" as String)
    #expect(rendered(renderer, "\(link: "me@example.com", to: "mailto:me@example.com")") == "me@example.com")
  }
}

private func rendered(_ renderer: some LinkRenderer, _ text: LinkedText) -> String {
  text.rendered(by: renderer)
}
