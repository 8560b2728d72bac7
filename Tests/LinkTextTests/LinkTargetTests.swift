import LinkText
import Testing
import WebAddress

@Suite struct LinkTargetTests {
  @Test(
    "A target's text says what it is",
    arguments: [
      ("https://example.com/a", LinkTarget.Kind.web(WebURL("https://example.com/a")!)),
      ("tel:+49-30%2012", .phoneNumber("+493012")), ("tel:112;phone-context=+49", .phoneNumber("112")),
      ("TEL:112", .phoneNumber("112")), ("tel:", .other),
      ("mailto:ada%40b@example.com?subject=x", .email("ada@b@example.com")), ("mailto:?to=x", .other),
      ("action:open", .action("open", values: [:])), ("action:?a=b", .other),
      (
        "action:go?to=%C3%A9%26&n=1&empty",
        .action("go", values: ["to": "é&", "n": "1", "empty": ""])
      ),
      ("terms://all", .other), ("no scheme", .other), ("", .other), ("http://", .other),
    ])
  func kinds(text: String, kind: LinkTarget.Kind) { #expect(LinkTarget(text).kind == kind) }

  @Test("A telephone number is written without its separators and read back")
  func phone() {
    #expect(LinkTarget(phoneNumber: "+49 (30) 12-34").text == "tel:+493012" + "34")
    #expect(LinkTarget(phoneNumber: "*100#").text == "tel:*100%23")
    #expect(LinkTarget(phoneNumber: "*100#").kind == .phoneNumber("*100#"))
  }

  @Test(
    "An e-mail address is written with percent signs where mailto wants them",
    arguments: ["ada@example.com", "a?b&c@예시.한국", "a b%20@x"])
  func email(address: String) {
    let target = LinkTarget(email: address)
    #expect(target.kind == .email(address))
    #expect(target.text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
  }

  @Test("An action keeps its values through text and markup")
  func action() throws {
    let target = LinkTarget(action: "show map", values: ["city": "Köln & Bonn", "a=b": "?"])
    #expect(target.text == "action:show%20map?a%3Db=%3F&city=K%C3%B6ln%20%26%20Bonn")
    let text: LinkedText = "see \(link: "map", to: target)"
    let read = try LinkedText(markup: LinkMarkup.write(text))
    #expect(
      read.links[0].target.kind
        == .action("show map", values: ["city": "Köln & Bonn", "a=b": "?"]))
  }

  @Test("A value of the app's own travels with the target and counts when targets are compared")
  func value() {
    struct User: Hashable, Sendable { var id: Int }
    let (ada, other) = (
      LinkTarget(value: User(id: 7), text: "@ada"), LinkTarget(value: User(id: 8), text: "@ada")
    )
    #expect(ada.kind == .value)
    #expect(ada.value(as: User.self) == User(id: 7))
    #expect(ada.value(as: Int.self) == nil)
    #expect(ada == LinkTarget(value: User(id: 7), text: "@ada"))
    #expect(ada != other && ada != "@ada")
    #expect(Set([ada, other, "@ada"]).count == 3)
    let text: LinkedText = "ask \(link: "Ada", to: ada)"
    #expect(text.links[0].target.value(as: User.self)?.id == 7)
  }
}
