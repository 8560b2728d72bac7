internal import Foundation

/// Domain names in any script as ASCII, and back.
///
/// The tables and rules are here, not the system's, so that a name means the same on every platform; only the
/// composition of characters (NFC) is Foundation's.
///
/// 1. Each character is mapped: capitals become small, wide ones narrow, the full stops of other scripts a dot,
///    soft hyphens go, and what no name may hold ends it.
/// 2. The text is composed and cut into labels.
/// 3. A label outside ASCII is checked and encoded; one that starts with `xn--` is decoded and checked.
/// 4. Where a label runs from right to left, all of them are checked against the bidi rule.
///
/// Source: WHATWG URL Standard, section 3.3, "domain to ASCII"; UTS #46, section 4 (non-transitional, with its
/// joiner and bidi rules, without its rules for hyphens and lengths).
enum IDNA {
  /// Maps a domain that holds more than ASCII; the answer may hold characters that no domain may hold.
  static func toASCII(_ bytes: some Collection<UInt8>) -> [UInt8]? {
    guard let mapped = map(bytes.text.unicodeScalars) else { return nil }
    var ascii: [[UInt8]] = []
    var unicode: [[Unicode.Scalar]] = []
    for label in mapped.split(separator: ".", omittingEmptySubsequences: false) {
      let label = Array(label)
      if label.starts(with: prefix) {
        guard label.allSatisfy(\.isASCII), let decoded = decoded(label) else { return nil }
        ascii.append(label.map { UInt8($0.value) })
        unicode.append(decoded)
      } else {
        guard IDNARules.isValid(label), let encoded = encoded(label) else { return nil }
        ascii.append(encoded)
        unicode.append(label)
      }
    }
    guard IDNARules.bidi(unicode) else { return nil }
    return Array(ascii.joined(separator: [0x2E]))
  }

  /// The range of the first character that no name can contain; nil where the error is another one.
  static func firstRefused(in bytes: ArraySlice<UInt8>) -> Range<Int>? {
    var index = bytes.startIndex
    for scalar in bytes.text.unicodeScalars {
      let end = index + UTF8.width(scalar)
      if IDNATables.mapping(of: scalar) == .disallowed { return index..<min(end, bytes.endIndex) }
      index = end
    }
    return nil
  }

  /// The labels of a canonical ASCII domain, each valid `xn--` label in its own script; all of them in ASCII where
  /// the name as a whole breaks the bidi rule, so that what is shown can be read again.
  static func unicodeLabels(_ ascii: String) -> [String] {
    let labels = ascii.split(separator: ".", omittingEmptySubsequences: false).map {
      Array($0.unicodeScalars)
    }
    let decoded = labels.map { label in label.starts(with: prefix) ? self.decoded(label) ?? label : label }
    return (IDNARules.bidi(decoded) ? decoded : labels).map(text)
  }

  /// Whether a label of a domain in lower case starts with `xn--`.
  static func hasEncodedLabel(_ domain: String) -> Bool {
    domain.split(separator: ".").contains { $0.utf8.starts(with: "xn--".utf8) }
  }

  private static let prefix = Array("xn--".unicodeScalars)

  /// The mapped and composed characters; nil where one is not for names.
  private static func map(_ scalars: String.UnicodeScalarView) -> [Unicode.Scalar]? {
    var mapped = String.UnicodeScalarView()
    for scalar in scalars {
      switch IDNATables.mapping(of: scalar) {
      case .valid: mapped.append(scalar)
      case .ignored: break
      case .disallowed: return nil
      case .moved(let value): mapped.append(contentsOf: [value].compactMap(Unicode.Scalar.init))
      case .mapped(let values): mapped.append(contentsOf: values.compactMap(Unicode.Scalar.init))
      }
    }
    return composed(String(mapped))
  }

  private static func composed(_ text: String) -> [Unicode.Scalar] {
    if text.unicodeScalars.allSatisfy(standsAlone) { return Array(text.unicodeScalars) }
    return Array(text.precomposedStringWithCanonicalMapping.unicodeScalars)
  }

  /// Whether a mapped character is composed and joins with none before it.
  ///
  /// True of the letters of most names, which saves them the way through Foundation: Latin, Greek and Cyrillic, kana,
  /// ideographs and Hangul syllables.
  private static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x300, 0x370..<0x483, 0x3041..<0x3097, 0x30A1..<0x30FD, 0x4E00..<0xA000, 0xAC00..<0xD7A4: true
    default: false
    }
  }

  private static func text(_ scalars: [Unicode.Scalar]) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  private static func encoded(_ label: [Unicode.Scalar]) -> [UInt8]? {
    if label.allSatisfy(\.isASCII) { return label.map { UInt8($0.value) } }
    return Punycode.encode(label).map { "xn--".utf8 + $0 }
  }

  /// What a label that starts with `xn--` encodes; nil where that is nothing valid, or is encoded otherwise.
  private static func decoded(_ label: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    let bytes = label.map { UInt8(truncatingIfNeeded: $0.value) }
    guard let decoded = Punycode.decode(bytes.dropFirst(4)), decoded.contains(where: { !$0.isASCII }),
      !decoded.starts(with: prefix), IDNARules.isValid(decoded), composed(text(decoded)) == decoded,
      encoded(decoded) == bytes
    else { return nil }
    return decoded
  }
}
