extension LinkParts {
  /// Writes the URL so that a UTS #58 detector finds all of it, with as few escapes as that needs.
  ///
  /// Source: UTS #58, *Minimal Escaping*. A detector reads a mark at the very end (`/end.`) as punctuation of the surrounding
  /// text; the mark is escaped unless `escapesFinalMark` is false. Set it to false if no text surrounds the URL.
  public func minimallyEscaped(escapesFinalMark: Bool = true) -> String {
    var writer = MinimalWriter()
    for segment in path {
      writer.separate("/", clearing: true)
      writer.write(segment, escaping: "/?#")
    }
    if let query {
      for (index, item) in query.enumerated() {
        writer.separate(index == 0 ? "?" : "&", clearing: index > 0)
        writer.write(item.key, escaping: "#=&+")
        guard let value = item.value else { continue }
        writer.separate("=", clearing: true)
        writer.write(value, escaping: "#=&+")
      }
    }
    if let fragment {
      writer.separate("#", clearing: false)
      writer.write(fragment, escaping: "", isFragment: true)
    }
    for directive in directives {
      if fragment == nil, directive == directives.first { writer.separate("#", clearing: false) }
      writer.separate(":~:", clearing: true)
      writer.write(directive, escaping: "", isFragment: true)
    }
    if escapesFinalMark { writer.escapeFinalMark() }
    return origin + writer.result
  }
}

/// Writes the text after a host, and tracks what a detector would do at each character.
private struct MinimalWriter {
  var result = ""
  private var open: [UInt32] = []
  private var lastSoft: Unicode.Scalar?

  /// Writes syntax as it is; `clearing` discards the brackets that are open.
  mutating func separate(_ syntax: String, clearing: Bool) {
    if clearing { open = [] }
    result += syntax
    lastSoft = nil
  }

  mutating func write(_ text: String, escaping syntax: String, isFragment: Bool = false) {
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let isDirective = isFragment && scalar == ":" && scalars[index...].starts(with: ":~:".unicodeScalars)
      let needsEscape = syntax.unicodeScalars.contains(scalar) || isDirective || isEscape(scalars, index)
      write(scalar, isEscaped: needsEscape)
    }
  }

  private mutating func write(_ scalar: Unicode.Scalar, isEscaped: Bool) {
    var isEscaped = isEscaped
    let term = LinkTerm.of(scalar.value)
    if !isEscaped {
      switch term {
      case .include, .soft: break
      case .hard: isEscaped = true
      case .open: open.append(scalar.value)
      case .close:
        if open.last == LinkTerm.opening(of: scalar.value) { open.removeLast() } else { isEscaped = true }
      }
    }
    if isEscaped { escape(scalar) } else { result.unicodeScalars.append(scalar) }
    lastSoft = !isEscaped && term == .soft ? scalar : nil
  }

  /// Whether `%` here would be read as an escape.
  private func isEscape(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    guard scalars[index] == "%", index + 2 < scalars.count else { return false }
    return scalars[(index + 1)...(index + 2)].allSatisfy { $0.isASCII && Character($0).isHexDigit }
  }

  /// Escapes the last character if it is a mark; the marks before it are then inside the link.
  mutating func escapeFinalMark() {
    guard let mark = lastSoft else { return }
    result.unicodeScalars.removeLast()
    escape(mark)
  }

  private mutating func escape(_ scalar: Unicode.Scalar) {
    for byte in String(scalar).utf8 {
      let digits = String(byte, radix: 16, uppercase: true)
      result += "%" + (digits.count < 2 ? "0" : "") + digits
    }
  }
}
