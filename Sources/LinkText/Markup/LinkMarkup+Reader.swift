extension LinkMarkup {
  /// The state of one reading.
  struct Reader {
    private let bytes: [UInt8]
    private let bracketEnds: [Int: Int]
    private let parenthesisEnds: [Int: Int]
    /// The offsets of closing brackets before an opening parenthesis, in ascending order.
    private let middles: [Int]
    /// The offsets of white space and other control characters, in ascending order.
    private let spaces: [Int]
    /// The offsets of unescaped quotation marks before a closing parenthesis, in ascending order.
    private let hintEnds: [Int]
    private var output: [UInt8] = []
    private var found: [LinkedText.Span] = []
    private var faults: [(kind: LinkMarkupError.Kind, offset: Int)] = []

    init(_ markup: String) {
      bytes = Array(markup.utf8)
      spaces = bytes.indices.filter { [bytes] in bytes[$0] <= 0x20 }
      bracketEnds = Self.pairs(in: bytes, open: UInt8(ascii: "["), close: UInt8(ascii: "]"))
      parenthesisEnds = Self.pairs(in: bytes, open: UInt8(ascii: "("), close: UInt8(ascii: ")"))
      middles = bracketEnds.values.sorted().filter { [bytes] close in
        close + 1 < bytes.count && bytes[close + 1] == UInt8(ascii: "(")
      }
      hintEnds = Self.hintEnds(in: bytes)
      output.reserveCapacity(bytes.count)
    }

    mutating func read() {
      var position = 0
      while position < bytes.count {
        if let end = readLink(at: position) {
          position = end
        } else {
          position = copyPlain(at: position)
        }
      }
    }

    func result() -> LinkedText {
      LinkedText(String(decoding: output, as: UTF8.self), spans: found)
    }

    /// The faults in the order of the text, with their lines and columns counted in one go.
    func problems() -> [LinkMarkupError] {
      var problems: [LinkMarkupError] = []
      var (position, line, column) = (0, 1, 1)
      for fault in faults {
        while position < fault.offset {
          if bytes[position] == UInt8(ascii: "\n") {
            (line, column) = (line + 1, 1)
          } else if bytes[position] & 0xC0 != 0x80 {
            column += 1
          }
          position += 1
        }
        problems.append(
          LinkMarkupError(kind: fault.kind, utf8Offset: fault.offset, line: line, column: column))
      }
      return problems
    }

    /// Copies one byte, or an escaped mark without its backslash, and returns the offset after it.
    private mutating func copyPlain(at position: Int) -> Int {
      if let mark = escapedMark(at: position) {
        output.append(mark)
        return position + 2
      }
      output.append(bytes[position])
      return position + 1
    }

    /// Reads a link that starts here; nil, with nothing copied, where none does.
    private mutating func readLink(at start: Int) -> Int? {
      guard bytes[start] == UInt8(ascii: "["), let close = bracketEnds[start],
        close + 1 < bytes.count, bytes[close + 1] == UInt8(ascii: "(")
      else { return nil }
      if hasLink(in: start + 1..<close) {
        report(.nestedLink, at: start)
        return nil
      }
      guard close > start + 1 else {
        report(.emptyLabel, at: start)
        return nil
      }
      guard let (target, hint, end) = readTarget(at: close + 1, linkStart: start) else { return nil }
      guard !target.isEmpty else {
        report(.emptyTarget, at: start)
        return nil
      }
      let from = output.count
      var position = start + 1
      while position < close { position = copyPlain(at: position) }
      found.append(LinkedText.Span(utf8: from..<output.count, target: LinkTarget(target), hint: hint))
      return end
    }

    /// Whether a label holds what looks like the middle of a link, `](`.
    private func hasLink(in label: Range<Int>) -> Bool { Self.first(of: middles, in: label) != nil }

    /// The first of some rising positions that lies in a range; looking costs the logarithm of their number.
    private static func first(of positions: [Int], in range: Range<Int>) -> Int? {
      var (low, high) = (0, positions.count)
      while low < high {
        let middle = (low + high) / 2
        if positions[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
      }
      return low < positions.count && range.contains(positions[low]) ? positions[low] : nil
    }

    private typealias Destination = (target: String, hint: String?, end: Int)

    /// Reads `(target)`, `(target "hint")`, or either with `<target>`.
    private mutating func readTarget(at open: Int, linkStart: Int) -> Destination? {
      if open + 1 < bytes.count, bytes[open + 1] == UInt8(ascii: "<") {
        return readEnclosedTarget(at: open + 2, linkStart: linkStart)
      }
      let close = parenthesisEnds[open]
      // Known before the target is read: a target is read once, and only when it is good.
      let space = Self.first(of: spaces, in: open + 1..<(close ?? bytes.count))
      // Read first, because a hint may contain unbalanced parentheses.
      if let space, let (hint, end) = readHint(at: space) { return (unescaped(open + 1..<space), hint, end) }
      guard let close else {
        report(.unclosedTarget, at: linkStart)
        return nil
      }
      if space == nil { return (unescaped(open + 1..<close), nil, close + 1) }
      report(.spaceInTarget, at: linkStart)
      return nil
    }

    private mutating func readEnclosedTarget(at start: Int, linkStart: Int) -> Destination? {
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: ">"), bytes[end] != UInt8(ascii: "<") {
        end += escapedMark(at: end) == nil ? 1 : 2
      }
      if end + 1 < bytes.count, bytes[end] == UInt8(ascii: ">") {
        if bytes[end + 1] == UInt8(ascii: ")") { return (unescaped(start..<end), nil, end + 2) }
        if let (hint, close) = readHint(at: end + 1) { return (unescaped(start..<end), hint, close) }
      }
      report(.unclosedTarget, at: linkStart)
      return nil
    }

    /// Reads ` "hint")` and returns the offset after it; nil where the markup has something else.
    private func readHint(at space: Int) -> (hint: String, end: Int)? {
      var start = space
      while start < bytes.count, bytes[start] == UInt8(ascii: " ") { start += 1 }
      guard start > space, start < bytes.count, bytes[start] == UInt8(ascii: "\"") else { return nil }
      // The nearest quotation mark that a parenthesis follows; each is looked at once, however many links
      // there are.
      guard let quote = Self.first(of: hintEnds, in: start + 1..<bytes.count) else { return nil }
      return (unescaped(start + 1..<quote), quote + 2)
    }

    private func unescaped(_ part: Range<Int>) -> String {
      var result: [UInt8] = []
      var position = part.lowerBound
      while position < part.upperBound {
        let mark = escapedMark(at: position)
        result.append(mark ?? bytes[position])
        position += mark == nil ? 1 : 2
      }
      return String(decoding: result, as: UTF8.self)
    }

    private mutating func report(_ kind: LinkMarkupError.Kind, at offset: Int) {
      faults.append((kind, offset))
    }

    private func escapedMark(at position: Int) -> UInt8? {
      guard bytes[position] == UInt8(ascii: "\\"), position + 1 < bytes.count,
        Self.isMark(bytes[position + 1])
      else { return nil }
      return bytes[position + 1]
    }

    private static func isMark(_ byte: UInt8) -> Bool {
      (0x21...0x2F).contains(byte) || (0x3A...0x40).contains(byte) || (0x5B...0x60).contains(byte)
        || (0x7B...0x7E).contains(byte)
    }

    private static func hintEnds(in bytes: [UInt8]) -> [Int] {
      var ends: [Int] = []
      var position = 0
      while position + 1 < bytes.count {
        if bytes[position] == UInt8(ascii: "\\"), isMark(bytes[position + 1]) {
          position += 2
          continue
        }
        if bytes[position] == UInt8(ascii: "\""), bytes[position + 1] == UInt8(ascii: ")") {
          ends.append(position)
        }
        position += 1
      }
      return ends
    }

    private static func pairs(in bytes: [UInt8], open: UInt8, close: UInt8) -> [Int: Int] {
      var ends: [Int: Int] = [:]
      var stack: [Int] = []
      var position = 0
      while position < bytes.count {
        let byte = bytes[position]
        if byte == UInt8(ascii: "\\"), position + 1 < bytes.count, isMark(bytes[position + 1]) {
          position += 2
          continue
        }
        if byte == open { stack.append(position) }
        if byte == close, let start = stack.popLast() { ends[start] = position }
        position += 1
      }
      return ends
    }
  }
}
