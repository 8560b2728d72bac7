public import LinkDetection

/// Writes text with links for a terminal: OSC 8 hyperlinks, and nothing else that a terminal would obey.
///
/// Control characters of the text, escape above all, are shown as their pictures (`␛`), so that text from
/// strangers can neither move the cursor nor forge a hyperlink; tabs and line breaks stay, but a lone
/// carriage return, which would write over the line, does not. A URL is canonical and printable ASCII, so it
/// cannot end its sequence early. A link without a URL is underlined.
///
/// Bidirectional controls of the text keep their effect on the text, and end with its line. A link after one is isolated,
/// so that it is read as it was written; within a link they are replaced.
///
/// Source: the OSC 8 convention ("Hyperlinks in terminal emulators"); ECMA-48 for the controls.
public struct TerminalLinkRenderer: LinkRenderer {
  /// A byte whose meaning hangs on the next one: a carriage return, or the first half of U+0080 to U+00BF.
  private var held: UInt8?
  /// How many links there were, so that each has an id and lines of one wrapped link light up together.
  private var count = 0

  /// The bidirectional controls that are open in the line.
  private var direction = OpenDirections()

  /// Terminals refuse longer URLs; a link to one is underlined only.
  private static let longestURL = 2_083

  /// Makes a renderer at the start of a text.
  public init() {}

  public mutating func write(text: ArraySlice<UInt8>, to output: inout [UInt8]) {
    var start = text.startIndex
    for index in text.indices {
      let byte = text[index]
      if byte == 0xE2 || direction.isWithinCharacter { direction.read(byte) }
      if byte == 0x0A, !direction.isEmpty {
        output += text[start..<index]
        start = index
        output += direction.close()
      }
      // Most bytes are neither a control nor the start of one, and are copied together.
      if held == nil, byte >= 0x20, byte != 0x7F, byte != 0xC2 { continue }
      output += text[start..<index]
      start = index + 1
      write(byte, to: &output)
    }
    output += text[start...]
  }

  private mutating func write(_ byte: UInt8, to output: inout [UInt8]) {
    if let first = held {
      held = nil
      if first == 0xC2, (0x80...0x9F).contains(byte) {
        // The controls above ASCII have no pictures.
        output += Self.replacement
        return
      }
      if first == 0xC2 || byte == 0x0A { output.append(first) } else { output += Self.picture(of: first) }
    }
    switch byte {
    case 0xC2, 0x0D: held = byte
    case 0x09, 0x0A: output.append(byte)
    case 0x00..<0x20, 0x7F: output += Self.picture(of: byte)
    default: output.append(byte)
    }
  }

  public mutating func write(link text: String, url: String?, kind: LinkKind, to output: inout [UInt8]) {
    flush(to: &output)
    let href = RenderedTarget.href(url).flatMap { $0.utf8.count <= Self.longestURL ? $0 : nil }
    if let href {
      count += 1
      output += "\u{1B}]8;id=linkway-\(count);\(href)\u{1B}\\".utf8
    } else {
      output += "\u{1B}[4m".utf8
    }
    let isIsolated = !direction.isEmpty
    if isIsolated { output += OpenDirections.firstStrongIsolate }
    write(text: Array(OpenDirections.replaced(text).utf8)[...], to: &output)
    flush(to: &output)
    if isIsolated { output += OpenDirections.popIsolate }
    output += (href == nil ? "\u{1B}[24m" : "\u{1B}]8;;\u{1B}\\").utf8
  }

  public mutating func finish(to output: inout [UInt8]) {
    flush(to: &output)
    output += direction.close()
  }

  private mutating func flush(to output: inout [UInt8]) {
    if let held { output += held == 0xC2 ? [held] : Self.picture(of: held) }
    held = nil
  }

  /// U+FFFD.
  private static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

  /// The picture of an ASCII control: U+2400 and following.
  private static func picture(of control: UInt8) -> [UInt8] {
    [0xE2, 0x90, control == 0x7F ? 0xA1 : 0x80 + control]
  }
}
