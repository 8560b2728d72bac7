import Foundation
import LinkDetection

/// Compares the detector with suites of cases in JSON Lines, and prints how often they agree.
struct Conformance {
  struct Expected: Hashable {
    var start: Int
    var end: Int
    var kind: String
  }

  struct Case {
    var suite: String
    var id: String
    var text: String
    var expected: [Expected]
    var kinds: Set<String>
    var options: [String: Any]
    /// Set where a case judges the texts of links only.
    var texts: [String]?
    /// Set where the case itself names the profile that it is for.
    var profile: DetectionProfile?
  }

  var showsDisagreements: Bool

  /// Reads every suite in `folder` and prints a line for each; false if there is none.
  func run(folder: String) throws -> Bool {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".jsonl") }
      .sorted()
    print(row("suite", "profile", "agree", "of", "per cent"))
    for name in names where name != "uts58-format.jsonl" && name != "libphonenumber.jsonl" {
      let suite = String(name.dropLast(6))
      let cases = try read("\(folder)/\(name)", suite: suite)
      let profiles: [DetectionProfile] = suite == "uts58-detect" ? [.uts58, .chat] : [.chat]
      for profile in profiles {
        let judged = cases.filter { ($0.texts != nil || !$0.kinds.isEmpty) && isExpressible($0) }
        let failed = judged.filter { !agrees($0, profile) }
        let good = judged.count - failed.count
        let share = judged.isEmpty ? 100 : Double(good) * 100 / Double(judged.count)
        print(row(suite, profile.name, "\(good)", "\(judged.count)", String(format: "%.1f", share)))
      }
    }
    return !names.isEmpty
  }

  private func row(_ cells: String...) -> String {
    zip(cells, [24, 8, 6, 6, 9]).map { cell, width in
      cell.padding(toLength: max(width, cell.count), withPad: " ", startingAt: 0)
    }.joined(separator: " ")
  }

  private func read(_ path: String, suite: String) throws -> [Case] {
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    return lines.compactMap { line in
      guard let record = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
        let text = record["text"] as? String ?? record["input"] as? String
      else { return nil }
      let own = (record["expect"] as? [[String: Any]])?.map { $0["text"] as? String ?? "" }
      let links = record["links"] as? [[String: Any]] ?? []
      let known: Set<String> = ["url", "email", "mention", "hashtag", "cashtag"]
      let kinds = Set(record["kinds"] as? [String] ?? ["url", "email"]).intersection(known)
      let expected: [Expected] = links.compactMap { link in
        guard let start = link["start"] as? Int, let end = link["end"] as? Int,
          let kind = link["kind"] as? String,
          known.contains(kind)
        else { return nil }
        return Expected(start: start, end: end, kind: kind)
      }
      return Case(
        suite: suite, id: record["id"] as? String ?? record["group"] as? String ?? "", text: text,
        expected: expected,
        kinds: kinds, options: record["opts"] as? [String: Any] ?? [:],
        texts: record["want"] as? [String] ?? (record["profile"] == nil ? own : record["links"] as? [String]),
        profile: (record["profile"] as? String).flatMap(DetectionProfile.init(name:)))
    }
  }

  private func agrees(_ test: Case, _ profile: DetectionProfile) -> Bool {
    let found = detector(for: test, test.profile ?? profile).links(in: test.text)
    let good: Bool
    if let texts = test.texts {
      good = found.map(\.text) == texts
    } else if test.options["mode"] as? String == "validate" {
      let isWhole = found.count == 1 && found[0].utf8Range == 0..<test.text.utf8.count
      good = isWhole == !test.expected.isEmpty
    } else {
      let scalars = test.text.unicodeScalars
      let actual = found.map { link in
        Expected(
          start: scalars.distance(from: scalars.startIndex, to: link.range.lowerBound),
          end: scalars.distance(from: scalars.startIndex, to: link.range.upperBound), kind: link.kind.name)
      }
      good = actual == test.expected
    }
    if !good, showsDisagreements {
      let wanted = test.texts ?? test.expected.map { "\(slice(test.text, $0)):\($0.kind)" }
      print("  \(test.id) \(test.text.debugDescription)")
      print("    wanted \(wanted), found \(found.map { "\($0.text):\($0.kind)" })")
    }
    return good
  }

  private func slice(_ text: String, _ link: Expected) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.dropFirst(link.start).prefix(link.end - link.start)))
  }

  /// Whether the case's settings have a counterpart here: not so links by scheme without links by name switched off.
  private func isExpressible(_ test: Case) -> Bool {
    // Links without characters outside ASCII, and addresses without a dot, are not offered.
    if test.options["url_can_be_iri"] as? Bool == false { return false }
    if test.options["email_domain_must_have_dot"] as? Bool == false { return false }
    guard let urls = test.options["urls"] as? [String: Bool] else { return true }
    let isOn = ["schemeMatches", "tldMatches", "ipV4Matches"].map { urls[$0] ?? true }
    return isOn == [true, true, true] || isOn == [true, false, false] || isOn == [false, false, false]
  }

  /// The kinds that a suite with switches of its own switches on.
  private static func configure(_ options: inout LinkDetector.Options, like switches: [String: Any]) {
    let urls = switches["urls"] as? [String: Bool]
    if switches["urls"] as? Bool == false || urls?["schemeMatches"] == false { options.kinds.remove(.url) }
    if urls?["tldMatches"] == false { options.bareNames = .never }
    if switches["email"] as? Bool == false { options.kinds.remove(.email) }
    if !(switches["mention"] is String) { options.kinds.remove(.mention) }
    if !(switches["hashtag"] is String) { options.kinds.remove(.hashtag) }
  }

  /// A detector with the settings that the suite was written for.
  private func detector(for test: Case, _ profile: DetectionProfile) -> LinkDetector {
    LinkDetector(profile) { options in
      options.kinds = Set(test.kinds.map(LinkKind.init(name:)))
      if test.suite == "autolinker" { Self.configure(&options, like: test.options) }
      switch test.options["types"] as? String {
      case "URL": options.kinds = [.url]
      case "EMAIL": options.kinds = [.email]
      case "WWW": (options.kinds, options.bareNames) = ([.url], .wwwOnly)
      default: break
      }
      if test.options["scheme-less"] as? String == "www. only" { options.bareNames = .wwwOnly }
      if test.options["url_must_have_scheme"] as? Bool == true { options.bareNames = .never }
      switch test.suite {
      case "bluesky": options.mentions = .bluesky
      case "matrix-element":
        options.mentions = .matrix
        options.hashtags = .matrix
      case "tdlib":
        options.mentions = .telegram
        options.schemes.formUnion(["tg", "ton", "tonsite"])
        options.extraTopLevelDomains = ["ton"]
      default: break
      }
    }
  }
}
