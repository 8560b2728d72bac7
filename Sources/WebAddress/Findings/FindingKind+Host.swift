// The site to which a link leads.
extension FindingKind {
  /// The host looks like a known one and is another: `rnicrosoft.com`, `paypaI.com`, `gооgle.com`.
  public static let lookalike = Self("lookalike", .caution, "the host looks like a known one and is another")
  /// A known name precedes the real host: `paypal.com.login.example`.
  public static let embeddedDomain = Self(
    "embeddedDomain", .caution, "a known name comes first, but the site is the one that the host ends with")
  /// A label mixes scripts that no language mixes, such as Latin and Cyrillic.
  public static let mixedScript = Self(
    "mixedScript", .caution, "it mixes scripts that no language mixes, so one letter may pass for another")
  /// All letters of a label look like ASCII letters or digits, and are of another script.
  public static let wholeScript = Self(
    "wholeScript", .caution, "all its letters look like letters of the Latin alphabet or digits, but are not")
  /// A label contains a character that is not for names: a symbol, an emoji, an invisible one, a script out of use.
  public static let restrictedCharacter = Self(
    "restrictedCharacter", .caution, "it contains a character that names are not written with")
  /// A label contains a sign where its language has none, such as a lengthening mark that follows no kana.
  public static let misplacedSign = Self(
    "misplacedSign", .caution, "it contains a sign in a place where no language puts it")
  /// A label mixes digits of several scripts, or consists of digits of another script.
  public static let foreignDigits = Self(
    "foreignDigits", .caution, "its digits come from more than one script or appear without a letter")
  /// A label piles marks on a letter, or has one below that is easily missed.
  public static let obscureMarks = Self(
    "obscureMarks", .caution, "its letters have marks that are hard to see")
  /// A label begins with `xn--` and encodes nothing valid.
  public static let invalidEncodedLabel = Self(
    "invalidEncodedLabel", .caution,
    "a label claims to be the ASCII form of a name in another script and is not")
  /// Labels run in both directions, so that another label may seem to be the last: `a.com.موقع`.
  public static let mixedDirection = Self(
    "mixedDirection", .caution,
    "parts of the host run from right to left, so the last part may seem to be another one")
  /// The link's text names another host or address than its target.
  public static let labelMismatch = Self(
    "labelMismatch", .caution, "the text names another site than the one to which the link leads")
  /// The user name before the `@` looks like a host.
  public static let hostInUserInfo = Self(
    "hostInUserInfo", .caution, "the text before the @ looks like the site, but the site follows the @")
  /// A user name or password precedes the host and can be mistaken for the host.
  public static let userInfo = Self(
    "userInfo", .caution, "the text before the @ is a user name, not the site: the site follows the @")
  /// Programs disagree about where the host ends: a backslash, or a character that looks like a slash, precedes it.
  public static let ambiguousHost = Self(
    "ambiguousHost", .caution, "not all programs read the same host from it")
  /// A backslash, which browsers take for a slash and other programs do not.
  public static let backslash = Self(
    "backslash", .caution, "browsers take a backslash for a slash, other programs may see another host")
  /// A slash, a question mark or the like of another script, which does not end the host.
  public static let imitatedSyntax = Self(
    "imitatedSyntax", .caution,
    "a character only looks like one that ends the host, so the site is another than it seems")
  /// The host is an IPv4 address that is not written as four decimal numbers.
  public static let obfuscatedIPAddress = Self(
    "obfuscatedIPAddress", .caution, "the host is an obfuscated IP address")
  /// The host is an IP address, which says nothing about its owner.
  public static let ipAddress = Self(
    "ipAddress", .note, "the host is a bare IP address, which says nothing about its owner")
  /// The host has characters outside ASCII, or a label in its ASCII form.
  public static let internationalHost = Self(
    "internationalHost", .note, "the host has letters beyond a to z")
  /// The host ends in a top-level domain that is not in the list.
  public static let unknownTopLevelDomain = Self(
    "unknownTopLevelDomain", .note, "the host ends in no known top-level domain")
  /// The host or one of its labels is longer than DNS allows (253 and 63 bytes).
  public static let overlongHost = Self(
    "overlongHost", .note, "the host is longer than a name can be, so no server has it")

  static let host: [FindingKind] = [
    .lookalike, .embeddedDomain, .mixedScript, .wholeScript, .restrictedCharacter, .misplacedSign,
    .foreignDigits,
    .obscureMarks, .invalidEncodedLabel, .mixedDirection, .labelMismatch, .hostInUserInfo, .userInfo,
    .ambiguousHost, .backslash, .imitatedSyntax, .obfuscatedIPAddress, .ipAddress, .internationalHost,
    .unknownTopLevelDomain, .overlongHost,
  ]
}
