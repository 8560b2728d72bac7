/// A property of a URL that an app or its user should know before following it.
public struct AddressFinding: Hashable, Sendable {
  /// What was found.
  public let kind: Kind

  /// The position in UTF-8 bytes of the text that was parsed; an empty range where a part is missing.
  public let range: Range<Int>

  /// What it means, in a sentence for the user that quotes the piece in question.
  public let explanation: String

  /// What can be found; more may be added.
  public struct Kind: Hashable, Sendable, CustomStringConvertible {
    /// A stable name for logs and for scripts.
    public let description: String

    let reason: String

    private init(_ name: String, _ reason: String) {
      description = name
      self.reason = reason
    }
  }

  init(_ kind: Kind, range: Range<Int>, detail: String? = nil) {
    self.kind = kind
    self.range = range
    explanation = detail ?? kind.reason
  }
}

// What misleads a reader.
extension AddressFinding.Kind {
  /// A user name or password precedes the host and can be mistaken for the host.
  public static let userInfo = Self(
    "userInfo", "the text before the @ is a user name, not the site: the site follows the @")
  /// The URL contains a password that anyone who sees the URL can read.
  public static let password = Self("password", "the URL contains a password in clear text")
  /// Browsers take the backslash for a slash, other readers do not.
  public static let backslash = Self(
    "backslash", "browsers take a backslash for a slash, other programs may see another host")
  /// An IPv4 address that is not written as four decimal numbers.
  public static let oddIPv4 = Self("oddIPv4", "the host is an obfuscated IP address")
  /// The host is an address and not a name.
  public static let address = Self(
    "address", "the host is a bare IP address, which says nothing about its owner")
  /// The host cannot be shown in its own script without risk.
  public static let mixedScript = Self("mixedScript", DisplayRisk.mixedScript.explanation)
  /// All letters of a label look like others.
  public static let wholeScript = Self("wholeScript", DisplayRisk.wholeScript.explanation)
  /// A label holds characters, marks or digits that names are not written with.
  public static let unsafeLabel = Self("unsafeLabel", DisplayRisk.restrictedCharacter.explanation)
  /// Labels run in both directions.
  public static let mixedDirection = Self(
    "mixedDirection", "parts of the host run from right to left, so the last part may seem to be another one")
  /// A character turns the direction of the text.
  public static let bidiControl = Self(
    "bidiControl", "an invisible character turns the direction of the text")
  /// A character that cannot be seen.
  public static let invisible = Self("invisible", "it holds a character that cannot be seen")
  /// The URL runs code instead of loading a page.
  public static let script = Self(
    "script", "a URL of this scheme carries what it shows or runs, and is no address")
  /// A slash, a question mark or the like of another script, which does not end the host.
  public static let imitatedSyntax = Self(
    "imitatedSyntax",
    "a character only looks like one that ends the host, so the site is another than it seems")
}

// MARK: Differences from the canonical form
extension AddressFinding.Kind {
  /// The host came with percent signs in it.
  public static let percentEncodedHost = Self("percentEncodedHost", "the host is written with percent signs")
  /// The host holds characters outside ASCII and is sent as `xn--` or in a simpler form.
  public static let mappedHost = Self("mappedHost", "the host is sent in another form than it is written in")
  /// A label is written as `xn--`.
  public static let encodedLabel = Self(
    "encodedLabel", "the host holds the ASCII form of a name in another script")
  /// A label starts with `xn--` and encodes nothing valid.
  public static let invalidEncodedLabel = Self(
    "invalidEncodedLabel", "a label claims to be the ASCII form of a name in another script and is not")
  /// The name is longer than DNS allows.
  public static let tooLong = Self("tooLong", "the host is longer than a name can be, so no server has it")
  /// The name ends in a dot or has an empty label.
  public static let emptyLabel = Self("emptyLabel", "the host has a dot at its end or two in a row")
  /// The URL contains tabs or line breaks.
  public static let lineBreak = Self("lineBreak", "browsers drop the tabs and line breaks inside a URL")
  /// The URL is surrounded by controls or spaces.
  public static let surroundingSpace = Self("surroundingSpace", "browsers drop what surrounds the URL")
  /// There are fewer or more slashes than two before the host.
  public static let slashes = Self("slashes", "browsers correct the number of slashes before the host")
  /// A percent sign without two hexadecimal digits.
  public static let invalidPercent = Self(
    "invalidPercent", "a percent sign is not followed by two hexadecimal digits")
  /// Capital letters in the scheme or the host.
  public static let upperCase = Self("upperCase", "capital letters make no difference in a scheme and a host")
  /// The port is the one that would be used anyway.
  public static let defaultPort = Self("defaultPort", "the port is the one that is used without it")
  /// A segment `.` or `..`.
  public static let dotSegment = Self("dotSegment", "the path contains . or .. segments, which are removed")
  /// The text is not the canonical form.
  public static let notCanonical = Self("notCanonical", "the text is not the canonical form of the URL")
}
