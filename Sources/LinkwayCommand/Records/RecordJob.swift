import JSONSyntax
import LinkDetection

/// Writes JSON records back with the links of one field added.
struct RecordJob: DetectJob {
  private let field: String
  private let detector: LinkDetector
  private let unit: OffsetUnit
  private let name: String
  /// The longest record that is held in memory; a longer one passes through.
  private let longest: Int

  private var line: [UInt8] = []
  private var number = 1
  private var bad = 0
  /// Whether the line at hand is longer than ``longest`` and passes through in pieces.
  private var passes = false

  init(field: String, detector: LinkDetector, unit: OffsetUnit, name: String, longest: Int = 1 << 28) {
    self.field = field
    self.detector = detector
    self.unit = unit
    self.name = name
    self.longest = longest
  }

  mutating func take(_ bytes: ArraySlice<UInt8>, on console: Console) throws(CommandFailure) {
    var rest = bytes
    while let newline = rest.firstIndex(of: 0x0A) {
      try extend(with: rest[...newline], on: console)
      try endLine(on: console)
      rest = rest[(newline + 1)...]
    }
    try extend(with: rest, on: console)
  }

  mutating func finish(on console: Console) throws(CommandFailure) -> Int {
    if !line.isEmpty || passes { try endLine(on: console) }
    return bad
  }

  private mutating func extend(with bytes: ArraySlice<UInt8>, on console: Console) throws(CommandFailure) {
    if !passes, line.count + bytes.count > longest {
      passes = true
      report("the record is longer than \(longest >> 20) MB", on: console)
      try console.output.write(line[...])
      line = []
    }
    if passes { try console.output.write(bytes) } else { line += bytes }
  }

  private mutating func endLine(on console: Console) throws(CommandFailure) {
    if !passes {
      write(on: console)
      line.removeAll(keepingCapacity: line.capacity <= 1 << 20)
      try console.output.drain()
    }
    passes = false
    number += 1
  }

  private mutating func write(on console: Console) {
    if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }) {
      console.output.buffer += line
      return
    }
    do throws(RecordProblem) {
      let plan = try RecordPlan(of: line, field: field)
      splice(plan, into: &console.output.buffer)
    } catch {
      report(error.message, on: console)
      console.output.buffer += line
    }
  }

  /// Copies the record around the one place where the links go.
  private func splice(_ plan: RecordPlan, into output: inout [UInt8]) {
    if let old = plan.links {
      output += line[..<old.lowerBound]
      appendLinks(of: plan, to: &output)
      output += line[old.upperBound...]
    } else {
      output += line[..<plan.end]
      output += ",\"links\":".utf8
      appendLinks(of: plan, to: &output)
      output += line[plan.end...]
    }
  }

  private func appendLinks(of plan: RecordPlan, to output: inout [UInt8]) {
    let text = JSONText.decode(line[plan.field])
    var counter = OffsetCounter()
    var position = 0
    output.append(0x5B)
    for link in detector.links(inUTF8: text) {
      if output.last != 0x5B { output.append(0x2C) }
      counter.advance(over: text[position..<link.utf8Range.lowerBound])
      position = link.utf8Range.upperBound
      output.append(0x7B)
      JSONText.appendMembers(of: link, at: counter.range(of: link.text, in: unit), to: &output)
      output.append(0x7D)
    }
    output.append(0x5D)
  }

  private mutating func report(_ problem: String, on console: Console) {
    bad += 1
    let place = name == "-" ? "line \(number)" : "\(quoted(name)), line \(number)"
    console.complain("\(place): \(problem); passed through unchanged")
  }
}
