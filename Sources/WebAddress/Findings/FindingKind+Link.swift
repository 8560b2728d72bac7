// What a link hides.
extension FindingKind {
  /// An invisible character changes the direction of the text.
  public static let bidiControl = Self(
    "bidiControl", .caution, "an invisible character turns the direction of the text")
  /// An invisible character that no language's words contain.
  public static let invisibleCharacter = Self(
    "invisibleCharacter", .caution, "it holds a character that cannot be seen")
  /// An invisible character with which some languages and emoji are written.
  public static let joiner = Self(
    "joiner", .note, "it contains an invisible character that joins letters or emoji")
  /// The link contains a password that anyone who sees the link can read.
  public static let password = Self("password", .caution, "the URL contains a password in clear text")
  /// The link is too long to check by eye.
  public static let overlongLink = Self("overlongLink", .caution, "the link is too long to look through")
  /// The link is longer than the detector allows and was cut.
  public static let cutAtMaximumLength = Self(
    "cutAtMaximumLength", .note, "the link is longer than allowed and was cut")

  static let hidden: [FindingKind] = [
    .bidiControl, .invisibleCharacter, .joiner, .password, .overlongLink, .cutAtMaximumLength,
  ]
}

// What opening a link does.
extension FindingKind {
  /// The link runs code or carries its own content instead of loading a page.
  public static let script = Self(
    "script", .danger, "a URL of this scheme carries what it shows or runs, and is no address")
  /// The text is not a link that a browser can open.
  public static let unreadable = Self("unreadable", .danger, "no browser could open this link")
  /// The scheme runs scripts, reads local files or starts a program that was misused before.
  public static let unsafeScheme = Self(
    "unsafeScheme", .danger, "links of this scheme are never opened from text")
  /// A host or user name begins with a hyphen, which a program would read as one of its options.
  public static let programOption = Self(
    "programOption", .danger,
    "the host begins with a hyphen, which a program would read as one of its options")
  /// The scheme starts another program with what the link contains.
  public static let startsProgram = Self("startsProgram", .caution, "the link starts another program")
  /// A telephone number contains `*` or `#`: a code that the phone or its network obeys.
  public static let telephoneCode = Self(
    "telephoneCode", .caution, "the number holds a code that the phone or its network obeys")
  /// The host is a top-level domain itself, so that it is not a name on the local network.
  public static let topLevelDomain = Self("topLevelDomain", .caution, "the host is a top-level domain")
  /// The content can be read and changed on its way.
  public static let cleartext = Self("cleartext", .note, "what comes can be read and changed on its way")
  /// The content can be read and changed on its way, although the site supports encryption.
  ///
  /// Old texts are full of such links, and browsers upgrade most of them.
  public static let needlessCleartext = Self(
    "needlessCleartext", .note,
    "what comes can be read and changed on its way, although the site is there with encryption")
  /// The link downloads a program.
  public static let executable = Self(
    "executable", .caution, "the link leads to a program, which would run here")
  /// The port is not the usual one.
  public static let unusualPort = Self("unusualPort", .note, "the port is not that of a usual web server")
  /// The port belongs to the other one of `http` and `https`.
  public static let swappedPort = Self(
    "swappedPort", .caution, "the port belongs to the other one of http and https")
  /// The port belongs to a service that is not a web server; browsers do not connect to it.
  public static let blockedPort = Self(
    "blockedPort", .danger,
    "the port belongs to a service that is no web server; browsers do not connect to it")
  /// The port is not a number up to 65535.
  public static let invalidPort = Self("invalidPort", .note, "the port is no number up to 65535")

  static let effects: [FindingKind] = [
    .script, .unreadable, .unsafeScheme, .programOption, .blockedPort, .executable, .startsProgram,
    .telephoneCode,
    .topLevelDomain, .swappedPort, .needlessCleartext, .cleartext,
    .unusualPort,
    .invalidPort,
  ]
}

// Differences from the canonical form.
extension FindingKind {
  /// The host is written with percent signs.
  public static let percentEncodedHost = Self(
    "percentEncodedHost", .note, "the host is written with percent signs")
  /// The host contains characters outside ASCII and is sent as `xn--` or in a simpler form.
  public static let mappedHost = Self(
    "mappedHost", .note, "the host is sent in another form than it is written in")
  /// A label is written as `xn--`.
  public static let encodedLabel = Self(
    "encodedLabel", .note, "the host holds the ASCII form of a name in another script")
  /// The name ends in a dot or has an empty label.
  public static let emptyLabel = Self("emptyLabel", .note, "the host has a dot at its end or two in a row")
  /// The URL contains tabs or line breaks.
  public static let lineBreak = Self(
    "lineBreak", .note, "browsers drop the tabs and line breaks inside a URL")
  /// The URL is surrounded by controls or spaces.
  public static let surroundingSpace = Self("surroundingSpace", .note, "browsers drop what surrounds the URL")
  /// There are fewer or more slashes than two before the host.
  public static let slashes = Self("slashes", .note, "browsers correct the number of slashes before the host")
  /// A percent sign without two hexadecimal digits.
  public static let invalidPercent = Self(
    "invalidPercent", .note, "a percent sign is not followed by two hexadecimal digits")
  /// Capital letters in the scheme or the host.
  public static let upperCase = Self(
    "upperCase", .note, "capital letters make no difference in a scheme and a host")
  /// The port is the default one of the scheme.
  public static let defaultPort = Self("defaultPort", .note, "the port is the one that is used without it")
  /// A segment `.` or `..`.
  public static let dotSegment = Self(
    "dotSegment", .note, "the path contains . or .. segments, which are removed")
  /// The text is not the canonical form.
  public static let notCanonical = Self(
    "notCanonical", .note, "the text is not the canonical form of the URL")

  static let spelling: [FindingKind] = [
    .percentEncodedHost, .mappedHost, .encodedLabel, .emptyLabel, .lineBreak, .surroundingSpace, .slashes,
    .invalidPercent, .upperCase, .defaultPort, .dotSegment, .notCanonical,
  ]
}
