/// What the detector saw in or right after a link, without judging it.
public struct DetectionFindings: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16

  /// Makes a set from its raw bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The part before the host holds a user name: `https://user@host`.
  public static let userInfo = Self(rawValue: 1 << 0)
  /// The user name comes with a password in clear text: `https://user:pass@host`.
  public static let password = Self(rawValue: 1 << 1)
  /// A bidirectional control is in the link or ended it (U+061C, U+200E…F, U+202A…E, U+2066…9).
  public static let bidiControl = Self(rawValue: 1 << 2)
  /// An invisible character is in the link or ended it: U+00AD, U+200B, U+2060, U+FEFF, tags and similar ones.
  public static let invisibleCharacter = Self(rawValue: 1 << 3)
  /// The host is an IPv4 address in an unusual spelling: decimal, octal, hexadecimal or with parts left out.
  public static let obfuscatedIPAddress = Self(rawValue: 1 << 4)
  /// The host is an IP address.
  public static let ipAddress = Self(rawValue: 1 << 5)
  /// The link is longer than ``LinkDetector/Options/maximumLength`` and ends there, not where it was meant to.
  public static let cutAtMaximumLength = Self(rawValue: 1 << 6)
  /// The host or one of its labels is longer than DNS allows (253 and 63 bytes).
  public static let overlongHost = Self(rawValue: 1 << 7)
  /// The host ends in a top-level domain that is not on the list; linked only because the scheme was typed.
  public static let unknownTopLevelDomain = Self(rawValue: 1 << 8)
  /// The host has characters outside ASCII, or a label in its ASCII form (`xn--…`).
  public static let internationalHost = Self(rawValue: 1 << 9)
  /// Parsers disagree about the host: a backslash, or a character that looks like a slash, is before it.
  public static let ambiguousHost = Self(rawValue: 1 << 10)
  /// The port is no number up to 65535; in a bare name it is left out of the link.
  public static let invalidPort = Self(rawValue: 1 << 11)
}

extension DetectionFindings {
  /// The stable name of each finding, in a fixed order; the kind of the same name has its severity and its sentence.
  public var names: [String] { Self.all.compactMap { contains($0.finding) ? $0.name : nil } }

  private static let all: [(finding: DetectionFindings, name: String)] = [
    (.userInfo, "userInfo"), (.password, "password"), (.bidiControl, "bidiControl"),
    (.invisibleCharacter, "invisibleCharacter"), (.obfuscatedIPAddress, "obfuscatedIPAddress"),
    (.ipAddress, "ipAddress"), (.cutAtMaximumLength, "cutAtMaximumLength"), (.overlongHost, "overlongHost"),
    (.unknownTopLevelDomain, "unknownTopLevelDomain"), (.internationalHost, "internationalHost"),
    (.ambiguousHost, "ambiguousHost"), (.invalidPort, "invalidPort"),
  ]
}
