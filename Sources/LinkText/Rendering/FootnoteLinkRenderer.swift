public import LinkDetection

/// Writes text with links as plain text, each link with a number in brackets and the addresses listed below.
///
/// ```
/// I agree to the Terms[1] and the Privacy Policy[2].
///
/// [1] https://example.com/terms
/// [2] https://example.com/privacy
/// ```
///
/// An address that is listed already keeps its number. A link that reads as its address, such as a typed one,
/// gets none, nor does one without a URL.
public struct FootnoteLinkRenderer: LinkRenderer {
  private var addresses: [String] = []
  private var numbers: [String: Int] = [:]
  private var endsLine = true

  /// Makes a renderer at the start of a text.
  public init() {}

  public mutating func write(text: ArraySlice<UInt8>, to output: inout [UInt8]) {
    output += text
    if let last = text.last { endsLine = last == UInt8(ascii: "\n") }
  }

  public mutating func write(link text: String, url: String?, kind: LinkKind, to output: inout [UInt8]) {
    write(text: Array(text.utf8)[...], to: &output)
    guard let href = RenderedTarget.href(url), !reads(text, as: href) else { return }
    let number = numbers[href] ?? addresses.count + 1
    if number > addresses.count {
      addresses.append(href)
      numbers[href] = number
    }
    output += "[\(number)]".utf8
    endsLine = false
  }

  public mutating func finish(to output: inout [UInt8]) {
    if !addresses.isEmpty {
      output += (endsLine ? "\n" : "\n\n").utf8
      for (index, address) in addresses.enumerated() { output += "[\(index + 1)] \(address)\n".utf8 }
    }
    self = FootnoteLinkRenderer()
  }

  /// Whether a label says where it leads all by itself.
  private func reads(_ label: String, as href: String) -> Bool {
    for start in ["", "https://", "http://", "mailto:"] where RenderedTarget.href(start + label) == href {
      return true
    }
    return false
  }
}
