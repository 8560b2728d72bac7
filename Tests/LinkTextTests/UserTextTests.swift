import Foundation
import Testing

@testable import LinkText

@Suite(.serialized) struct UserTextTests {
  @Test("Each text is in both languages, and their placeholders agree", arguments: UserText.keys)
  func rows(key: String) throws {
    let row = try #require(UserText.table[key])
    #expect(!row.english.isEmpty && !row.korean.isEmpty)
    #expect(row.korean.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }, "\(row.korean)")
    #expect(Self.placeholders(row.english) == Self.placeholders(row.korean))
  }

  @Test("The parts of the table have no key twice")
  func unique() {
    let parts = [UserText.labels, UserText.dialogs, UserText.failures, UserText.findings]
    #expect(UserText.table.count == parts.map(\.count).reduce(0, +))
  }

  #if os(Linux)
    // A device has no sources to read.
    @Test("Every text that the sources use is in the table")
    func used() throws {
      let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      let files = try #require(
        FileManager.default.enumerator(atPath: root.appendingPathComponent("Sources").path))
      var keys: Set<String> = []
      for case let path as String in files where path.hasSuffix(".swift") {
        let text = try String(contentsOf: root.appendingPathComponent("Sources/" + path), encoding: .utf8)
        for match in text.matches(of: /UserText(?:\.label)?\("([\w.]+)"/) { keys.insert(String(match.1)) }
      }
      #expect(keys.count > 40)
      #expect(keys.filter { UserText.table[$0] == nil }.isEmpty)
    }
  #endif

  @Test("A text is in the requested language, with its arguments")
  func languages() {
    let text = UserText("failure.serverError", "“shop.example”", "503")
    #expect(
      text.text(in: .english) == "“shop.example” has a problem of its own (error 503). Try again later.")
    #expect(text.text(in: .korean) == "“shop.example” 서버에 문제가 있습니다(오류 503). 나중에 다시 시도하십시오.")
    #expect(text.text { key, english in "\(key): %2$@ %1$@" } == "Failure.serverError: 503 “shop.example”")
  }

  @Test("A finding's details are in English; other languages have the sentence of its kind")
  func details() {
    let text = UserText("finding.lookalike", english: "paypaI.com looks like paypal.com")
    #expect(text.text(in: .english) == "PaypaI.com looks like paypal.com")
    #expect(text.text(in: .korean) == "알려진 사이트와 비슷해 보이지만 다른 사이트입니다")
    #expect(UserText("finding.unknown", english: "as it is").text(in: .korean) == "As it is")
  }

  @Test("An argument of the other direction is isolated from the words around it")
  func directions() {
    #expect(
      UserText("failure.timedOut", "“שלום.example”").text(in: .english)
        == "\u{2068}“שלום.example”\u{2069} took too long to answer. Try again in a moment.")
    #expect(
      UserText("failure.timedOut", "a.example").text { _, _ in "%1$@ לא ענה" }
        == "\u{2068}a.example\u{2069} לא ענה")
    #expect(UserText("failure.timedOut", "שלום").text { _, _ in "%1$@ לא ענה" } == "שלום לא ענה")
  }

  @Test(
    "The environment of a POSIX system names the languages",
    arguments: [
      (["LANG": "ko_KR.UTF-8"], ["ko_KR.UTF-8"]),
      (["LANG": "en_US.UTF-8", "LANGUAGE": "ko:en"], ["ko", "en", "en_US.UTF-8"]),
      (["LANG": "ko_KR.UTF-8", "LC_ALL": "C"], []), (["LANG": "C.UTF-8", "LANGUAGE": "ko"], []), ([:], []),
      (["LANG": "ko_KR", "LC_MESSAGES": "en_GB", "LC_ALL": ""], ["en_GB"]),
    ] as [([String: String], [String])])
  func environment(variables: [String: String], languages: [String]) {
    #expect(UserText.Language.languages(in: variables) == languages)
  }

  @Test("An app overrides a text, with its placeholders")
  func override() {
    UserText.override(["test.override": "%1$@ hat geantwortet"])
    UserText.override(["test.other": "x"])
    #expect(UserText("test.override", "a.example").text == "A.example hat geantwortet")
    #expect(UserText("test.other").text == "X")
  }

  private static func placeholders(_ text: String) -> [String] {
    text.matches(of: /%\d\$@/).map { String($0.0) }.sorted()
  }
}
