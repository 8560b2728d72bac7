public import LinkDetection

/// Writes text with links as CommonMark that reads as the text did.
///
/// What Markdown would take for markup is escaped: emphasis, code, links, HTML, entities, tables and struck
/// text everywhere; headings, lists, quotations, rules and indented code at the start of a line. A link with
/// a URL becomes `[text](<url>)`, any other stays text.
public struct MarkdownLinkRenderer: LinkRenderer {
  private enum Place: Sendable {
    /// Nothing but the line break came before.
    case lineStart
    /// Digits that may become the number of a list.
    case number
    case inside
  }

  private var place = Place.lineStart

  /// Makes a renderer at the start of a text.
  public init() {}

  public mutating func write(text: ArraySlice<UInt8>, to output: inout [UInt8]) {
    var start = text.startIndex
    for index in text.indices {
      let byte = text[index]
      // Within a line most bytes mean nothing, and are copied together.
      if place == .inside, !Self.hasMeaning[Int(byte)] { continue }
      output += text[start..<index]
      start = index + 1
      write(byte, to: &output)
    }
    output += text[start...]
  }

  public mutating func write(link text: String, url: String?, kind: LinkKind, to output: inout [UInt8]) {
    guard let href = RenderedTarget.href(url) else {
      write(text: Array(text.utf8)[...], to: &output)
      return
    }
    place = .inside
    output.append(UInt8(ascii: "["))
    write(text: Array(text.utf8)[...], to: &output)
    output += "](<".utf8
    for byte in href.utf8 { Self.writeDestination(byte, to: &output) }
    output += ">)".utf8
  }

  public mutating func finish(to output: inout [UInt8]) { place = .lineStart }

  private mutating func write(_ byte: UInt8, to output: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      output.append(byte)
      place = .lineStart
      return
    case UInt8(ascii: " ") where place == .lineStart:
      output += "&#32;".utf8
    case UInt8(ascii: "\t") where place == .lineStart:
      output += "&#9;".utf8
    case UInt8(ascii: "0")...UInt8(ascii: "9") where place != .inside:
      output.append(byte)
      place = .number
      return
    case _ where Self.isMarkup(byte), _ where isMarkupHere(byte):
      output.append(UInt8(ascii: "\\"))
      output.append(byte)
    default:
      output.append(byte)
    }
    place = .inside
  }

  /// For each byte, whether it is markup or ends a line.
  private static let hasMeaning: [Bool] = (UInt8.min...UInt8.max).map {
    isMarkup($0) || $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
  }

  /// Whether a byte is markup at every position.
  private static func isMarkup(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"),
      UInt8(ascii: "~"), UInt8(ascii: "!"), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  /// Whether a byte is markup at the start of a line, or after a number there.
  private func isMarkupHere(_ byte: UInt8) -> Bool {
    switch (place, byte) {
    case (.lineStart, UInt8(ascii: "#")), (.lineStart, UInt8(ascii: "+")), (.lineStart, UInt8(ascii: "-")),
      (.lineStart, UInt8(ascii: "=")), (.lineStart, UInt8(ascii: ":")), (.number, UInt8(ascii: ".")),
      (.number, UInt8(ascii: ")")):
      true
    default: false
    }
  }

  /// Between `<` and `>` entities and backslashes still count, and neither bracket may occur.
  private static func writeDestination(_ byte: UInt8, to output: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "<"): output += "%3C".utf8
    case UInt8(ascii: ">"): output += "%3E".utf8
    case UInt8(ascii: "&"): output += "&amp;".utf8
    case UInt8(ascii: "\\"): output += "\\\\".utf8
    default: output.append(byte)
    }
  }
}
