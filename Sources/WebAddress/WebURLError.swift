/// Why a text is not a URL: what is wrong, where, and what to do.
public struct WebURLError: Error, Hashable, Sendable {
  /// What is wrong.
  public let code: Code

  /// The position in UTF-8 bytes from the start of the original text.
  public let range: Range<Int>

  /// The piece of the text at that place, with what cannot be seen spelled as `U+202E`.
  public let context: String

  /// What can be wrong with a URL; more may be added.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    /// A stable name for logs.
    public let description: String

    let problem: String
    let remedy: String

    /// What is wrong and what to do, without the place.
    public var explanation: String { "\(problem); \(remedy)" }

    private init(_ name: String, _ problem: String, _ remedy: String) {
      self.description = name
      self.problem = problem
      self.remedy = remedy
    }
  }
}

extension WebURLError.Code {
  /// The text begins with no scheme and there is no base to complete it.
  public static let missingScheme = Self(
    "missingScheme", "the text begins with no scheme", "write one, such as https://, or give a base URL")
  /// The base URL has no hierarchy, like `mailto:`, so nothing but a fragment can be relative to it.
  public static let opaqueBase = Self(
    "opaqueBase", "the base URL has no path to be relative to", "give an absolute URL")
  /// The scheme needs a host and the text has none.
  public static let emptyHost = Self("emptyHost", "the host is missing", "write a host after the slashes")
  /// The host holds a character that no host may hold.
  public static let forbiddenHostCharacter = Self(
    "forbiddenHostCharacter", "a host cannot hold this character", "remove it")
  /// The text in brackets is not an IPv6 address.
  public static let invalidIPv6 = Self(
    "invalidIPv6", "the text in brackets is no IPv6 address", "write one such as [2001:db8::1]")
  /// The last label of the host is a number, but the whole is not an IPv4 address.
  public static let invalidIPv4 = Self(
    "invalidIPv4", "a host that ends in a number must be an IPv4 address",
    "write four numbers up to 255, such as 192.0.2.1")
  /// The host holds characters that no internationalised domain name may hold, or holds them in a wrong order.
  public static let invalidInternationalHost = Self(
    "invalidInternationalHost", "no domain name can be made of this host", "check it for unusual characters")
  /// The port holds something other than digits.
  public static let invalidPort = Self(
    "invalidPort", "the port is not a number", "write digits only, up to 65535")
  /// The port is higher than 65535.
  public static let portOutOfRange = Self(
    "portOutOfRange", "the port is too high", "write a port up to 65535")
}

extension WebURLError: CustomStringConvertible {
  /// One sentence: what is wrong, where, and what to do.
  public var description: String {
    let place = range.isEmpty ? "at the end" : "at byte \(range.lowerBound), \"\(context)\""
    return "\(code.problem) (\(place)): \(code.remedy)"
  }
}

extension WebURLError {
  init(_ code: Code, range: Range<Int>, in text: String) {
    self.code = code
    self.range = range
    context = text.visible(utf8: range)
  }
}

extension String {
  /// A piece of this text for a message: at most 60 characters, nothing in it that hides or turns the rest.
  func visible(utf8 range: Range<Int>) -> String {
    let start = utf8.index(utf8.startIndex, offsetBy: min(range.lowerBound, utf8.count))
    let end = utf8.index(utf8.startIndex, offsetBy: min(range.upperBound, utf8.count))
    let scalars = String(decoding: utf8[start..<end], as: UTF8.self).unicodeScalars
    let shown = scalars.prefix(60).map { $0.isHidden ? $0.codePoint : String($0) }
    return shown.joined() + (scalars.count > 60 ? "…" : "")
  }
}

extension Unicode.Scalar {
  /// The code point as Unicode writes it: `U+00AD`.
  fileprivate var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The character with its code point, or the code point alone where the character cannot be seen.
  var named: String { isHidden ? codePoint : "\(self) (\(codePoint))" }

  /// Whether a reader cannot see this character: a control, a format character, a line break, an odd space.
  var isHidden: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
    case .spaceSeparator: self != " "
    default: properties.isDefaultIgnorableCodePoint
    }
  }

  /// Whether this character changes the direction of the text around it.
  ///
  /// Source: Unicode Bidirectional Algorithm (UAX #9), section 2: the explicit controls and the implicit marks.
  var isBidiControl: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
