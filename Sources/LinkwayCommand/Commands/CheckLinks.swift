import LinkSafety

/// `linkway check links`: what there is to know about each link before it is followed.
enum CheckLinks {
  static func run(_ arguments: [String], on console: Console) throws(CommandFailure) -> Int {
    var words = Arguments(arguments, topic: "check")
    var files: [String] = []
    var asJSON = false
    while let word = words.next() {
      switch word {
      case .option("--help", nil), .option("-h", nil):
        try console.output.write(CheckCommand.help)
        return 0
      case .option("--jsonl", nil): asJSON = true
      case .option(let name, _): throw words.unknown(name)
      case .operand(let file): files.append(file)
      }
    }
    var doubtful = 0
    for file in files.isEmpty ? ["-"] : files {
      doubtful += try check(file: file, asJSON: asJSON, on: console)
    }
    return doubtful
  }

  /// No link is longer; what is goes by in pieces and is told of.
  private static let longest = 1 << 20

  /// Answers how many links are not simply opened, or 1 more where the file cannot be read to its end.
  private static func check(file: String, asJSON: Bool, on console: Console) throws(CommandFailure) -> Int {
    let source: any ByteSource
    do throws(SystemError) {
      source = file == "-" ? console.input : try console.open(file)
    } catch {
      return CheckCommand.cannotRead(file, error, on: console)
    }
    var (line, number, doubtful) = ([UInt8](), 1, 0)
    func end() throws(CommandFailure) {
      if line.last == 0x0D { line.removeLast() }
      if line.count > longest {
        console.complain("\(quoted(file)), line \(number): the line is longer than 1 MB")
        doubtful += 1
      } else if !line.isEmpty {
        doubtful += try check(String(decoding: line, as: UTF8.self), asJSON: asJSON, on: console) ? 0 : 1
      }
      line.removeAll(keepingCapacity: true)
      number += 1
    }
    while true {
      let chunk: ArraySlice<UInt8>?
      do throws(SystemError) {
        chunk = try source.read()
      } catch {
        return doubtful + CheckCommand.cannotRead(file, error, on: console)
      }
      guard let chunk else { break }
      for byte in chunk {
        if byte == 0x0A { try end() } else if line.count <= longest { line.append(byte) }
      }
      try console.output.flush()
    }
    try end()
    return doubtful
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
      member("words", finding.explanation)
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
