import Testing

@testable import WebAddress

@Suite struct HostDisplayTests {
  @Test(
    "A name is shown in its own script where that is safe",
    arguments: [
      "예시.한국", "bücher.example", "łódź.example", "đắk-lắk.example", "việt-nạm.example", "ọrẹ.ng", "đạt.com",
      "q\u{304}a.example", "façade.example", "łąka.example", "東京タワー.jp", "中文abc.example",
      "한글abc.example",
      "ελλάδα.gr", "пример.рф", "москва2.example", "שלום.example", "مثال.example", "ไทย.example",
      "தமிழ்.example", "हिन्दी.example",
      "col·legi.example", "ファッション.jp", "ıstanbul.tr", "þing.is", "рос.ru", "ავტობუსი.example",
      "հայաստան.example", "ትግርኛ.example",
    ])
  func safe(name: String) throws {
    let domain = try #require(WebHost(name)?.domain)
    #expect(domain.displayed == name)
    #expect(domain.ascii != name)
  }

  @Test(
    "A name that may pass for another is shown in ASCII, with the reason",
    arguments: [
      ("раypal.example", FindingKind.mixedScript), ("αpple.example", .mixedScript),
      ("bücherд.example", .mixedScript),
      ("aहिन्दी.example", .mixedScript), ("カ가.example", .mixedScript), ("ㄅカ.example", .mixedScript),
      ("é中.example", .mixedScript),
      ("рос.example", .wholeScript), ("осе.com", .wholeScript), ("νικα.com", .wholeScript),
      ("օռո.com", .wholeScript),
      ("ძ4.example", .wholeScript), ("a口b.example", .wholeScript), ("aノb.example", .wholeScript),
      ("ഠഠ.com", .wholeScript),
      ("१२.example", .foreignDigits), ("क१2.example", .foreignDigits), ("a१.example", .mixedScript),
      ("☃.example", .restrictedCharacter), ("😀.example", .restrictedCharacter),
      ("a≠b.example", .restrictedCharacter),
      ("ᎠᎡ.example", .restrictedCharacter), ("aʻb.example", .restrictedCharacter),
      ("क्\u{200D}ष.example", .restrictedCharacter),
      ("ɑbc.example", .restrictedCharacter), ("ｇ〇gle.example", .wholeScript),
      ("ー動画.jp", .misplacedSign), ("日本ー.jp", .misplacedSign), ("カへカ.jp", .misplacedSign),
      ("a·b.example", .misplacedSign),
      ("ıstanbul.example", .misplacedSign), ("รี่่.th", .obscureMarks),
      ("ai\u{307}.example", .obscureMarks), ("ạpple.example", .obscureMarks), ("ḷạṃp.com", .obscureMarks),
      ("q\u{331}.example", .obscureMarks), ("όρο.com", .wholeScript), ("ро\u{301}с.example", .wholeScript),
      ("ὀρο.com", .restrictedCharacter), ("ӓӧ.com", .wholeScript),
      ("aꜝb.example", .restrictedCharacter),
      ("ꟑ.example", .restrictedCharacter),
    ])
  func unsafe(name: String, risk: FindingKind) throws {
    let domain = try #require(WebHost(name)?.domain)
    #expect(domain.displayed == domain.ascii)
    #expect(domain.display.labels.first?.risk == risk)
  }

  @Test("One risky label does not hide the others")
  func perLabel() throws {
    let domain = try #require(WebHost("раypal.예시.한국.")?.domain)
    #expect(domain.displayed == "xn--ypal-43d9g.예시.한국.")
  }

  @Test("Labels of both directions are noticed")
  func directions() throws {
    #expect(try #require(WebHost("bank.example.מבחן")?.domain).display.mixesDirections)
    #expect(try !#require(WebHost("מבחן.מבחן")?.domain).display.mixesDirections)
    #expect(try !#require(WebHost("bank.example")?.domain).display.mixesDirections)
  }

  @Test("An address and an opaque host are shown as they are")
  func others() {
    #expect(WebHost("0x7f.1")?.displayed == "127.0.0.1")
    #expect(WebHost("[::1]")?.displayed == "[::1]")
    #expect(WebURL("myapp://Ü/")?.host?.displayed == "%C3%9C")
    #expect(WebHost("EXAMPLE.com")?.displayed == "example.com")
  }

  @Test("Every reason is a sentence of its own")
  func explanations() {
    let sentences = Set(FindingKind.all.map(\.sentence))
    #expect(sentences.count == FindingKind.all.count)
  }

  @Test("The generated table is in order and its ranges do not overlap")
  func table() {
    #expect(IdentifierScripts.starts.count == IdentifierScripts.ends.count)
    #expect(IdentifierScripts.starts.count == IdentifierScripts.masks.count)
    #expect(zip(IdentifierScripts.starts, IdentifierScripts.ends).allSatisfy { $0 <= $1 })
    #expect(zip(IdentifierScripts.ends, IdentifierScripts.starts.dropFirst()).allSatisfy { $0 < $1 })
    #expect(IdentifierScripts.scripts(of: "\u{10FFFF}") == nil)
    #expect(IdentifierScripts.scripts(of: "é") == .latin)
    #expect(IdentifierScripts.scripts(of: "中")?.proper.contains(.han) == true)
  }
}
