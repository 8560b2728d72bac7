import Foundation
import LinkDetection
import Testing

/// Cases kept beside the package, not in it: `../shared/cases`, or where `LINKWAY_CASES` says.
enum SharedCases {
  static let folder: String? = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let named = ProcessInfo.processInfo.environment["LINKWAY_CASES"]
    let folder = named ?? root.deletingLastPathComponent().appendingPathComponent("shared/cases").path
    return FileManager.default.fileExists(atPath: folder + "/detection") ? folder + "/detection" : nil
  }()

  static func records(_ name: String) throws -> [[String: Any]] {
    guard let folder else { return [] }
    let lines = try String(contentsOfFile: "\(folder)/\(name).jsonl", encoding: .utf8).split(separator: "\n")
    return try lines.compactMap { try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] }
  }

  /// The scalar offsets and kinds that a record wants.
  static func wanted(_ record: [String: Any]) -> [String] {
    (record["links"] as? [[String: Any]] ?? []).map { link in
      "\(link["start"] as? Int ?? -1)-\(link["end"] as? Int ?? -1) \(link["kind"] as? String ?? "")"
    }
  }

  static func found(_ detector: LinkDetector, _ text: String) -> [String] {
    let scalars = text.unicodeScalars
    return detector.links(in: text).map { link in
      let start = scalars.distance(from: scalars.startIndex, to: link.range.lowerBound)
      return "\(start)-\(start + scalars[link.range].count) \(link.kind.name)"
    }
  }
}

@Suite("Shared cases", .enabled(if: SharedCases.folder != nil, "the shared cases are not beside the package"))
struct SharedCasesTests {
  @Test("UTS #58 detection: all of 344")
  func uts58() throws {
    let records = try SharedCases.records("uts58-detect")
    let detector = LinkDetector(.uts58)
    #expect(records.count >= 344)
    for record in records {
      let text = try #require(record["text"] as? String)
      #expect(SharedCases.found(detector, text) == SharedCases.wanted(record), "\(text)")
    }
  }

  @Test("Wanted answers of the chat profile: at least 95 in 100")
  func chat() throws {
    let records = try SharedCases.records("chat-profile")
    let detector = LinkDetector()
    let good = records.filter { record in
      detector.links(in: record["text"] as? String ?? "").map(\.text) == record["want"] as? [String]
    }
    #expect(good.count * 100 >= records.count * 95)
  }

  @Test("Faults reported to other projects: at least 95 in 100")
  func field() throws {
    let records = try SharedCases.records("field-bugs")
    let good = records.filter { record in
      let kinds = Set((record["kinds"] as? [String] ?? []).map(LinkKind.init(name:)))
      let detector = LinkDetector { $0.kinds = kinds }
      return SharedCases.found(detector, record["text"] as? String ?? "") == SharedCases.wanted(record)
    }
    #expect(good.count * 100 >= records.count * 95)
  }

  @Test("UTS #58 formatting: all of 55")
  func format() throws {
    let records = try SharedCases.records("uts58-format")
    #expect(records.count >= 55)
    for record in records {
      let note = try #require(record["note"] as? String)
      let (origin, parts) = try #require(structure(note))
      // The pairs taken from an encyclopedia are URLs that stand alone.
      let written = parts.minimallyEscaped(escapesFinalMark: origin.contains("example.com"))
      #expect(written == record["minimal"] as? String)
    }
  }

  /// Reads `{𝑺=https:// 𝑯=example.com 𝑷=a 𝑸=b 𝑽=c 𝑭=d 𝑫=e}` at the end of a note.
  private func structure(_ note: String) -> (origin: String, parts: LinkParts)? {
    guard let open = note.range(of: "{𝑺=", options: .backwards), note.hasSuffix("}") else { return nil }
    let body = " " + note[note.index(after: open.lowerBound)...].dropLast()
    let keys = ["𝑺", "𝑯", "𝑷", "𝑸", "𝑽", "𝑭", "𝑫"]
    var fields: [(key: String, value: String)] = []
    var rest = body[...]
    while !rest.isEmpty {
      let key = keys.first { rest.hasPrefix(" \($0)=") }
      guard let key else { return nil }
      rest = rest.dropFirst(key.count + 2)
      let end = keys.compactMap { rest.range(of: " \($0)=")?.lowerBound }.min() ?? rest.endIndex
      fields.append((key, String(rest[..<end])))
      rest = rest[end...]
    }
    let origin = fields.filter { $0.key == "𝑺" || $0.key == "𝑯" }.map(\.value).joined()
    var parts = LinkParts(origin: origin, path: fields.filter { $0.key == "𝑷" }.map(\.value))
    for (key, value) in fields {
      switch key {
      case "𝑸": parts.query = (parts.query ?? []) + [.init(value)]
      case "𝑽":
        let last = (parts.query ?? []).count - 1
        parts.query?[last].value = value
      case "𝑭": parts.fragment = value
      case "𝑫": parts.directives.append(value)
      default: break
      }
    }
    return (origin, parts)
  }
}
