import JSONSyntax
import LinkSafety
import WebAddress

/// `linkway check links`: what there is to know about each link before it is followed.
enum CheckLinks {
  static func run(_ arguments: [String], on console: Console) throws(CommandFailure) -> Int {
    var remaining = Arguments(arguments, topic: "check")
    var files: [String] = []
    var asJSON = false
    while let word = remaining.next() {
      switch word {
      case .option("--help", nil), .option("-h", nil):
        try console.output.write(CheckCommand.help)
        return 0
      case .option("--jsonl", nil): asJSON = true
      case .option(let name, _): throw remaining.unknown(name)
      case .operand(let file): files.append(file)
      }
    }
    var doubtful = 0
    for file in files.isEmpty ? ["-"] : files {
      doubtful += try check(file: file, asJSON: asJSON, on: console)
    }
    return doubtful
  }

  /// Answers how many links are not simply opened, or 1 more where the file cannot be read to its end.
  private static func check(file: String, asJSON: Bool, on console: Console) throws(CommandFailure) -> Int {
    var doubtful = 0
    let isRead = try CheckCommand.forEachLine(of: file, on: console) { line throws(CommandFailure) in
      guard let line else { return doubtful += 1 }
      if try !check(line, asJSON: asJSON, on: console) { doubtful += 1 }
    }
    return isRead ? doubtful : doubtful + 1
  }

  /// Writes what was found about a link; whether it is simply opened.
  private static func check(_ line: String, asJSON: Bool, on console: Console) throws(CommandFailure) -> Bool
  {
    let pieces = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let assessment = LinkAssessment(pieces[0], label: pieces.count > 1 ? pieces[1] : nil)
    let decision = LinkSafetyPolicy.standard.decision(for: assessment)
    if asJSON {
      writeRecord(assessment, decision, to: &console.output.buffer)
      try console.output.drain()
      return decision == .open
    }
    let host = assessment.shownHost.map { "  \(visible($0))" } ?? ""
    try console.output.write("\(decision.name.padded(8))\(visible(pieces[0]))\(host)\n")
    for finding in assessment.findings {
      let name = "\(finding.severity)".padded(9) + finding.kind.description
      try console.output.write("        \(name.padded(31))  \(visible(finding.explanation))\n")
    }
    return decision == .open
  }

  private static func writeRecord(
    _ assessment: LinkAssessment, _ decision: LinkSafetyPolicy.Decision, to output: inout [UInt8]
  ) {
    func member(_ name: String, _ text: String?, first: Bool = false) {
      output += (first ? "\"\(name)\":" : ",\"\(name)\":").utf8
      if let text { JSONText.append(text, to: &output) } else { output += "null".utf8 }
    }
    output += "{".utf8
    member("target", assessment.target, first: true)
    member("decision", decision.name)
    member("host", assessment.shownHost)
    output += ",\"findings\":[".utf8
    for (number, finding) in assessment.findings.enumerated() {
      output += (number == 0 ? "{" : ",{").utf8
      member("kind", finding.kind.description, first: true)
      member("severity", "\(finding.severity)")
      member("message", finding.explanation)
      member("evidence", finding.evidence)
      output += "}".utf8
    }
    output += "]}\n".utf8
  }
}

extension LinkSafetyPolicy.Decision {
  fileprivate var name: String {
    switch self {
    case .open: "open"
    case .ask: "ask"
    case .refuse: "refuse"
    }
  }
}

extension String {
  fileprivate func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
