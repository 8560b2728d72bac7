import LinkText
import Testing

@Suite struct LinkMarkupTests {
  @Test(
    "Markup reads as text and links",
    arguments: [
      Case("no link at all", "no link at all"),
      Case("", ""),
      Case("[Terms](terms:)", "Terms", "Terms→terms:"),
      Case("the [Terms](a:) and [Terms](b:)", "the Terms and Terms", "Terms→a:", "Terms→b:"),
      Case("[one](a:)[two](a:)", "onetwo", "one→a:", "two→a:"),
      Case("Fish & chips < [menu](m:) > *now*", "Fish & chips < menu > *now*", "menu→m:"),
      Case("[a [b] c](x:)", "a [b] c", "a [b] c→x:"),
      Case("[x](https://e.example/a_(b))", "x", "x→https://e.example/a_(b)"),
      Case("[x](<two words>)", "x", "x→two words"),
      Case("[x](<a)b>)", "x", "x→a)b"),
      Case("[x](<a\\>b>)", "x", "x→a>b"),
      Case("\\[x\\](y:)", "[x](y:)"),
      Case("\\\\[x](y:)", "\\x", "x→y:"),
      Case("a\\b", "a\\b"),
      Case("[optional] (note)", "[optional] (note)"),
      Case("[☕️ 👩‍👩‍👧](x:) é", "☕️ 👩‍👩‍👧 é", "☕️ 👩‍👩‍👧→x:"),
      Case("[약관](약관://전체) 및", "약관 및", "약관→약관://전체"),
      Case("a\r\n[b](c:)\r\n", "a\r\nb\r\n", "b→c:"),
      Case("nul\u{0}[x](y:)", "nul\u{0}x", "x→y:"),
      Case("smile :( [x](y:)", "smile :( x", "x→y:"),
    ])
  func reads(_ example: Case) throws {
    let linked = try LinkedText(markup: example.markup)
    #expect(linked.text == example.text)
    #expect(linked.links.map { "\($0.label)→\($0.target)" } == example.links)
    #expect(linked.links.map { String(linked.text[$0.range]) } == linked.links.map(\.label))
    #expect(linked.links.map(\.id) == Array(linked.links.indices))
  }

  @Test(
    "A fault is told with its place and its mending, and nothing of the text is lost",
    arguments: [
      (
        "[](x:)", LinkMarkupError.Kind.emptyLabel, 0,
        "link markup, line 1, column 1: the link has no label; write the words to show between [ and ]"
      ),
      (
        "see [x]()", .emptyTarget, 4,
        "link markup, line 1, column 5: the link has no target; write where it leads between ( and )"
      ),
      (
        "é\n  [x](y:", .unclosedTarget, 5,
        "link markup, line 2, column 3: the link's target has no end; close it with ), or write \\[ for a plain bracket"
      ),
      (
        "[x](a b)", .spaceInTarget, 0,
        "link markup, line 1, column 1: the link's target has a space in it; write it as (<target>)"
      ),
      (
        "[x](<a", .unclosedTarget, 0,
        "link markup, line 1, column 1: the link's target has no end; close it with ), or write \\[ for a plain bracket"
      ),
      (
        "[a [b](c:) d](e:)", .nestedLink, 0,
        "link markup, line 1, column 1: a link cannot stand inside another link's label; end the outer one first"
      ),
    ])
  func faults(markup: String, kind: LinkMarkupError.Kind, offset: Int, words: String) {
    let error = #expect(throws: LinkMarkupError.self) { try LinkedText(markup: markup) }
    #expect(error?.kind == kind)
    #expect(error?.utf8Offset == offset)
    #expect(error?.description == words)
    let (lenient, problems) = LinkMarkup.parse(markup)
    #expect(problems.first == error)
    if kind != .nestedLink { #expect(lenient.text == markup) }
  }

  @Test(
    "Words in quotation marks behind the target are the link's hint",
    arguments: [
      (#"[Terms](terms: "Opens the terms")"#, "terms:", "Opens the terms"),
      (#"[Terms](<two words>  "a (b) \"c\" \\")"#, "two words", #"a (b) "c" \"#),
      (#"[x](y: "smile :( and :) again")"#, "y:", "smile :( and :) again"), (#"[x](y:"z")"#, #"y:"z""#, nil),
      (#"[x](y: "")"#, "y:", ""), (#"[x](<y:> "é")"#, "y:", "é"),
    ])
  func hints(markup: String, target: String, hint: String?) throws {
    let linked = try LinkedText(markup: markup)
    #expect(linked.links.map(\.target.text) == [target])
    #expect(linked.links.first?.hint == hint)
    #expect(try LinkedText(markup: LinkMarkup.write(linked)) == linked)
  }

  @Test(
    "A hint without an end is a space in the target",
    arguments: [#"[x](y: "z"#, #"[x](y: "z) and more"#, #"[x](y: z")"#])
  func brokenHint(markup: String) {
    let kinds = LinkMarkup.parse(markup).problems.map(\.kind)
    #expect(kinds == [markup.contains(")") ? .spaceInTarget : .unclosedTarget])
  }

  @Test("Reading on past a fault finds the links behind it")
  func readsOn() {
    let (linked, problems) = LinkMarkup.parse("[](a:) and [b](c d) and [e](f:)")
    #expect(linked.text == "[](a:) and [b](c d) and e")
    #expect(linked.links.map(\.label) == ["e"])
    #expect(problems.map(\.kind) == [.emptyLabel, .spaceInTarget])
  }

  @Test("What is written reads back as the same text and links")
  func roundTrip() throws {
    for seed in 0..<300 {
      var random = Seeded(seed)
      var linked = LinkedText()
      for _ in 0..<Int.random(in: 0..<6, using: &random) {
        let piece = random.words()
        if Bool.random(using: &random) {
          linked.append(piece)
        } else {
          linked.append(
            link: piece, to: LinkTarget("t:" + random.words()),
            hint: Bool.random(using: &random) ? random.words() : nil)
        }
      }
      let markup = LinkMarkup.write(linked)
      #expect(try LinkedText(markup: markup) == linked, "\(markup)")
    }
  }

  @Test(
    "A long hostile text is read in time that grows with its length alone",
    .timeLimit(.minutes(1)),
    arguments: [
      ("[](b", ")"), ("[a](b", " )"), ("[a](<b", ">)"), ("[", "]"), ("[a](", ""), ("](", ""),
      ("[[a](b)", "](c)"), ("\\", "["),
      ("[a [b](c:)", "](d:)"), ("[a](b \"", "\")"), ("[a](<b> \"", "\""), ("[a](b \"c\"", ")"),
    ])
  func linear(unit: String, end: String) {
    // Squared, this would take hours.
    let markup = String(repeating: unit, count: 100_000) + String(repeating: end, count: 100_000)
    let (linked, _) = LinkMarkup.parse(markup)
    #expect(linked.text.utf8.count <= markup.utf8.count)
  }

  @Test("Any text at all reads without loss of its plain characters")
  func neverFails() {
    for seed in 0..<500 {
      var random = Seeded(seed)
      let markup = (0..<8).map { _ in random.words() }.joined()
      let (linked, problems) = LinkMarkup.parse(markup)
      if linked.links.isEmpty, !markup.contains("\\") { #expect(linked.text == markup) }
      for problem in problems { #expect(problem.utf8Offset < markup.utf8.count) }
      for link in linked.links { #expect(!link.label.isEmpty) }
    }
  }
}

struct Case: Sendable, CustomTestStringConvertible {
  let markup: String
  let text: String
  let links: [String]
  init(_ markup: String, _ text: String, _ links: String...) {
    (self.markup, self.text, self.links) = (markup, text, links)
  }
  var testDescription: String { markup }
}

/// The same numbers for the same seed.
struct Seeded: RandomNumberGenerator {
  private var state: UInt64
  init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
  mutating func words() -> String {
    let pieces = [
      "a", "[", "]", "\"", " \"", "\")", "(", ")", "\\", "<", ">", " ", "é", "👩‍👩‍👧", "\n", "](", "&", "e\u{301}",
    ]
    return (0..<Int.random(in: 1..<6, using: &self)).map { _ in pieces.randomElement(using: &self)! }.joined()
  }
}
