internal import Foundation

/// Domain names in any script as ASCII, and back.
///
/// The mapping (UTS #46, non-transitional, with its joiner and bidi rules) is Foundation's. Two things are added:
/// Foundation refuses a name with an empty label, which browsers take, so a stand-in holds that place; and an
/// `xn--` label is decoded only where encoding it again gives the same, so that no two names look alike.
///
/// Browsers take some names that are refused here, none of which can be registered: a label outside ASCII
/// with a hyphen at its start, at its end or in third and fourth place, or longer than 63 bytes once encoded.
///
/// Source: WHATWG URL Standard, section 3.3; UTS #46, section 4.
enum IDNA {
  /// Whether a label of a domain in lower case starts with `xn--`.
  static func hasEncodedLabel(_ domain: String) -> Bool {
    domain.split(separator: ".").contains { $0.utf8.starts(with: prefix) }
  }

  /// Maps a domain that holds more than ASCII, but no forbidden ASCII characters; the answer may hold some.
  static func toASCII(_ bytes: some Collection<UInt8>) -> [UInt8]? { map(bytes.text) }

  /// A canonical ASCII domain with each valid `xn--` label in its own script.
  static func toUnicode(_ ascii: String) -> String {
    guard hasEncodedLabel(ascii) else { return ascii }
    return ascii.split(separator: ".", omittingEmptySubsequences: false).map { label in
      decoded(label) ?? String(label)
    }.joined(separator: ".")
  }

  /// What a label that starts with `xn--` encodes; nil where it starts otherwise or is no valid encoding.
  static func decoded(_ label: some StringProtocol) -> String? {
    let bytes = Array(label.utf8)
    guard bytes.starts(with: prefix), let scalars = Punycode.decode(bytes.dropFirst(4)),
      scalars.contains(where: { !$0.isASCII })
    else { return nil }
    let unicode = String(scalars)
    return map(unicode) == bytes ? unicode : nil
  }

  private static let prefix = "xn--".utf8

  /// A stand-in for an empty label: it has a left-to-right letter only, so it passes every rule.
  private static let standIn = "a"

  private static func map(_ domain: String) -> [UInt8]? {
    // U+3002, U+FF0E and U+FF61 are full stops to UTS #46.
    let labels = domain.unicodeScalars.split(omittingEmptySubsequences: false) { scalar in
      scalar == "." || scalar == "\u{3002}" || scalar == "\u{FF0E}" || scalar == "\u{FF61}"
    }
    let empty = labels.indices.filter { labels[$0].isEmpty }
    guard !empty.isEmpty else { return foundation(domain) }

    var filled = labels.map { String($0) }
    for index in empty { filled[index] = standIn }
    guard let mapped = foundation(filled.joined(separator: ".")) else { return nil }
    var pieces = mapped.split(separator: 0x2E, omittingEmptySubsequences: false)
    guard pieces.count == labels.count else { return nil }
    for index in empty { pieces[index] = [] }
    return Array(pieces.joined(separator: [0x2E]))
  }

  private static func foundation(_ domain: String) -> [UInt8]? {
    guard let host = URLComponents(string: "https://\(domain)")?.encodedHost else { return nil }
    return host.utf8.map(\.asciiLowered)
  }
}
