import LinkText
import Testing
import WebAddress

@Suite struct LinkedTextTests {
  @Test("Interpolated links have the position at which they were written, and values in between are plain")
  func interpolation() {
    let version = 3
    let text: LinkedText =
      "I agree to the \(link: "Terms", to: "terms:") v\(version) & \(link: "Terms", to: "other:")."
    #expect(text.text == "I agree to the Terms v3 & Terms.")
    #expect(text.links.map(\.target.text) == ["terms:", "other:"])
    #expect(text.text[text.links[1].range] == "Terms")
    #expect(text.text.distance(from: text.text.startIndex, to: text.links[1].range.lowerBound) == 26)
  }

  @Test("A value that looks like markup stays plain")
  func noInjection() {
    let name = "[evil](javascript:alert)"
    let text: LinkedText = "Hello \(name)"
    #expect(text.links.isEmpty)
    #expect(text.text == "Hello [evil](javascript:alert)")
  }

  @Test("Ranges stay valid after text was added before them")
  func growth() {
    var text = LinkedText("👩‍👩‍👧 ﬃ e\u{301} ")
    text.append(link: "약관", to: "a:")
    text.append(" und ")
    text.append(link: "e\u{301}nd", to: "b:")
    #expect(text.links.map { String(text.text[$0.range]) } == ["약관", "e\u{301}nd"])
    #expect(text.link(at: text.links[1].range.lowerBound)?.target == "b:")
    #expect(text.link(at: text.text.startIndex) == nil)
  }

  @Test("Without a label or a target there is no link, and no word is lost")
  func noLink() {
    var text = LinkedText("x")
    text.append(link: "", to: "a:")
    text.append(link: "y", to: "")
    #expect(text.links.isEmpty)
    #expect(text.text == "xy")
  }

  @Test("Two neighbouring links to one address are two")
  func neighbours() {
    let text: LinkedText = "\(link: "one", to: "a:")\(link: "two", to: "a:")"
    #expect(text.links.count == 2)
    #expect(text.link(at: text.links[0].range.upperBound)?.id == 1)
  }

  @Test(
    "A target's scheme is read as a browser reads it",
    arguments: [("terms://x", "terms"), ("JAVA\tscript:x", "javascript")])
  func scheme(target: String, scheme: String) { #expect(LinkTarget(target).scheme == URLScheme(scheme)) }
}
