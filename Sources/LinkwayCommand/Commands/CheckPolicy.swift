import Foundation
import WebAddress
import WebPolicy

/// `linkway check policy`: reads a policy, tells its faults with their lines, and judges URLs by it.
enum CheckPolicy {
  private struct Options {
    var frame = NavigationRequest.Frame.main
    var stage = NavigationRequest.Stage.action
    var isUserGesture = false
    var isDownload = false
    var asJSON = false
    var expectation: String?
    var infoPlist: String?
    var operands: [String] = []
  }

  static func run(_ arguments: [String], on console: Console) throws(CommandFailure) -> Int {
    guard let options = try options(arguments, on: console) else { return 0 }
    guard let name = options.operands.first else { throw .usage("no file of a policy given", topic: "check") }
    guard let text = CheckCommand.text(of: name, on: console) else { return 1 }
    var policy: NavigationPolicy
    do throws(PolicyFileError) {
      policy = try NavigationPolicy(json: text)
    } catch {
      for problem in error.problems { console.complain("\(quoted(name)), \(visible(problem.description))") }
      return 1
    }
    if let file = options.infoPlist {
      guard let transport = transport(file, on: console) else { return 1 }
      policy.transport = transport
    }
    let urls = Array(options.operands.dropFirst())
    guard !urls.isEmpty else {
      try console.output.write(policy.json)
      return 0
    }
    return try judge(urls, policy, options, on: console)
  }

  /// Nil where help was asked for, which has been given.
  private static func options(_ arguments: [String], on console: Console) throws(CommandFailure) -> Options? {
    var words = Arguments(arguments, topic: "check")
    var options = Options()
    while let word = words.next() {
      switch word {
      case .option("--help", nil), .option("-h", nil):
        try console.output.write(CheckCommand.help)
        return nil
      case .option("--json", nil): options.asJSON = true
      case .option("--gesture", nil): options.isUserGesture = true
      case .option("--download", nil): options.isDownload = true
      case .option("--frame", let value):
        options.frame = try named(try words.value(of: "--frame", value), "--frame")
      case .option("--stage", let value):
        options.stage = try named(try words.value(of: "--stage", value), "--stage")
      case .option("--info-plist", let value):
        options.infoPlist = try words.value(of: "--info-plist", value)
      case .option("--expect", let value):
        let name = try words.value(of: "--expect", value)
        guard ["allow", "deny", "handOff", "upgrade"].contains(name) else {
          throw .usage(
            "--expect knows no \(quoted(name)); it knows allow, deny, handOff, upgrade", topic: "check")
        }
        options.expectation = name
      case .option(let name, _): throw words.unknown(name)
      case .operand(let text): options.operands.append(text)
      }
    }
    return options
  }

  private static func named<Word: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ option: String
  ) throws(CommandFailure) -> Word {
    guard let word = Word(rawValue: name) else {
      let names = Word.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage("\(option) knows no \(quoted(name)); it knows \(names)", topic: "check")
    }
    return word
  }

  private static func transport(_ file: String, on console: Console) -> TransportSecurity? {
    guard let text = CheckCommand.text(of: file, on: console) else { return nil }
    do throws(AppTransportSecurityError) {
      let read = try AppTransportSecurity(infoPlist: Data(text.utf8))
      for remark in read.remarks { console.complain("\(quoted(file)), \(visible(remark))") }
      return read.transport
    } catch {
      console.complain("\(quoted(file)), \(visible(error.description))")
      return nil
    }
  }

  /// Answers how many URLs were judged otherwise than expected, or, where nothing was expected, not allowed.
  private static func judge(
    _ urls: [String], _ policy: NavigationPolicy, _ options: Options, on console: Console
  ) throws(CommandFailure) -> Int {
    var others = 0
    for text in urls {
      let url: WebURL
      do throws(WebURLError) {
        url = try WebURL(parsing: text)
      } catch {
        console.complain("\(quoted(text)) is no URL: \(visible(error.description))")
        others += 1
        continue
      }
      let verdict = policy.verdict(
        for: NavigationRequest(
          url: url, frame: options.frame, isUserGesture: options.isUserGesture, stage: options.stage,
          isDownload: options.isDownload))
      if verdict.outcome.name != options.expectation ?? "allow" { others += 1 }
      try write(url, verdict, asJSON: options.asJSON, on: console)
    }
    return others
  }

  private static func write(
    _ url: WebURL, _ verdict: Verdict, asJSON: Bool, on console: Console
  ) throws(CommandFailure) {
    let rule = verdict.rule?.description
    guard asJSON else {
      let name = verdict.outcome.name
      let padding = String(repeating: " ", count: max(0, 8 - name.count))
      let place = rule.map { "  [\($0)]" } ?? ""
      return try console.output.write(
        "\(name)\(padding)\(visible(url.href))  \(visible(verdict.reason.description))\(visible(place))\n")
    }
    func member(_ name: String, _ text: String?, first: Bool = false) {
      console.output.buffer += (first ? "{\"\(name)\":" : ",\"\(name)\":").utf8
      if let text {
        JSONText.append(text, to: &console.output.buffer)
      } else {
        console.output.buffer += "null".utf8
      }
    }
    member("url", url.href, first: true)
    member("verdict", verdict.outcome.name)
    if case .upgrade(let secure) = verdict.outcome { member("to", secure.href) }
    member("reason", verdict.reason.description)
    member("rule", rule)
    console.output.buffer += "}\n".utf8
    try console.output.drain()
  }
}

extension Verdict.Outcome {
  fileprivate var name: String {
    switch self {
    case .allow: "allow"
    case .deny: "deny"
    case .handOff: "handOff"
    case .upgrade: "upgrade"
    }
  }
}
