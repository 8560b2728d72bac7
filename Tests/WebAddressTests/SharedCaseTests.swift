import Foundation
import Testing
import WebAddress

/// Cases outside the package, which are not part of it.
private enum SharedCases {
  struct Case: Decodable {
    struct Link: Decodable { let url: String? }
    let text: String
    let links: [Link]
    let display: String?
    let verdict: String?
  }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../shared/cases/detection").standardizedFileURL

  static func read(_ name: String) throws -> [Case] {
    let file = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    return try file.split(separator: "\n").map { try JSONDecoder().decode(Case.self, from: Data($0.utf8)) }
  }

  static var arePresent: Bool { FileManager.default.fileExists(atPath: folder.path) }
}

@Suite(.enabled(if: SharedCases.arePresent, "the shared cases are not beside the package"))
struct SharedCaseTests {
  @Test("Names are sent and shown as a careful browser does")
  func display() throws {
    let cases = try SharedCases.read("idn-chromium.jsonl")
    #expect(cases.count > 50)
    for item in cases {
      guard let url = WebURL(item.text) else {
        #expect(item.display == "punycode", "\(item.text) is refused")
        continue
      }
      #expect(url.href == item.links.first?.url, "\(item.text)")
      let shown = url.host?.displayed ?? ""
      let hasUnicode = shown.contains { !$0.isASCII }
      #expect(hasUnicode == (item.display == "unicode"), "\(item.text) is shown as \(shown)")
    }
  }

  @Test("URLs that need a warning have findings")
  func warnings() throws {
    let kinds: [String: FindingKind] = [
      "warn:userinfo": .userInfo, "warn:odd-ip": .obfuscatedIPAddress, "warn:mixed-script": .mixedScript,
      "warn:whole-script": .wholeScript, "warn:mixed-direction": .mixedDirection, "ok:normalise": .mappedHost,
    ]
    let cases = try SharedCases.read("security.jsonl")
    var judged = 0
    for item in cases {
      guard let verdict = item.verdict, let kind = kinds[verdict] else { continue }
      judged += 1
      #expect(AddressReport(item.text).findings.contains { $0.kind == kind }, "\(item.text)")
    }
    #expect(judged >= 10)
  }
}
