import Foundation
import LinkDetection
import LinkSafety
import Testing
import WebAddress

/// Cases kept beside the package, not in it: `../shared/cases`, or where `LINKWAY_CASES` says.
private enum SharedVerdicts {
  struct Case: Decodable {
    struct Link: Decodable { let text: String }
    let id: String
    let text: String
    let links: [Link]
    let display: String?
    let verdict: String
  }

  static let folder: String? = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..")
      .standardizedFileURL
    let named = ProcessInfo.processInfo.environment["LINKWAY_CASES"]
    let folder =
      (named ?? root.deletingLastPathComponent().appending(path: "shared/cases").path) + "/detection"
    return FileManager.default.fileExists(atPath: folder) ? folder : nil
  }()

  static func read(_ name: String) throws -> [Case] {
    guard let folder else { return [] }
    let lines = try String(contentsOfFile: "\(folder)/\(name).jsonl", encoding: .utf8).split(separator: "\n")
    return try lines.map { try JSONDecoder().decode(Case.self, from: Data($0.utf8)) }
  }
}

/// A link in text passes two readers: the detector, which may not make a link of it, and the assessment of the link.
@Suite(.enabled(if: SharedVerdicts.folder != nil, "the shared cases are not beside the package"))
struct SharedVerdictTests {
  /// Verdicts that are not as wanted, each with the reason.
  private static let argued: [String: String] = [:]

  private func isAsWanted(_ item: SharedVerdicts.Case) -> Bool {
    let links = LinkDetector().links(in: item.text).map(\.text)
    let decision = LinkSafetyPolicy.standard.decision(for: LinkAssessment(item.text))
    switch item.verdict {
    case "no-link": return links.isEmpty || decision != .open
    case "no-link-or-warn": return links.isEmpty || decision != .open
    case "stop-at-control": return links == item.links.map(\.text)
    case "uts58:no-link": return LinkDetector(.uts58).links(in: item.text).isEmpty && decision != .open
    case "ok":
      guard links == item.links.map(\.text) else { return false }
      return links.allSatisfy {
        let url = LinkDetector().links(in: $0).first?.url ?? $0
        return LinkSafetyPolicy.standard.decision(for: LinkAssessment(url)) == .open
      }
    case "ok:normalise":
      return decision == .open && LinkAssessment(item.text).shownHost == "google.com"
    case "note:ascii-confusable": return LinkAssessment(item.text).has(.lookalike)
    case "warn:text-target-mismatch":
      let pieces = item.text.dropFirst().dropLast().components(separatedBy: "](")
      return LinkAssessment(pieces[1], label: pieces[0]).has(.labelMismatch)
    case "safe", "unsafe", "invalid":
      guard WebURL(item.text) != nil else { return item.verdict == "invalid" && decision != .open }
      let shown = LinkAssessment(item.text).shownHost ?? ""
      return shown.contains { !$0.isASCII } == (item.display == "unicode")
        && (decision == .open) == (item.verdict == "safe")
    default:
      let kinds: [String: [FindingKind]] = [
        "warn:userinfo": [.userInfo, .hostInUserInfo], "warn:odd-ip": [.obfuscatedIPAddress],
        "warn:mixed-script": [.mixedScript], "warn:whole-script": [.wholeScript],
        "warn:mixed-direction": [.mixedDirection],
      ]
      guard let wanted = kinds[item.verdict] else { return false }
      return decision != .open && wanted.contains(where: LinkAssessment(item.text).has)
    }
  }

  @Test(
    "At least 95 in 100 verdicts are as wanted, and each other one is argued",
    arguments: ["security", "idn-chromium"])
  func verdicts(suite: String) throws {
    let cases = try SharedVerdicts.read(suite)
    #expect(cases.count >= 40)
    let others = cases.filter { !isAsWanted($0) }.map { "\(suite) \($0.id)" }
    #expect(others == others.filter { Self.argued[$0] != nil }, "not as wanted and not argued")
    #expect(Double(cases.count - others.count) >= 0.95 * Double(cases.count))
  }
}
