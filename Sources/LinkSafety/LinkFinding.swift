/// Something about a link that a person should know before following it.
public struct LinkFinding: Hashable, Sendable {
  /// What was found.
  public let kind: Kind
  /// What it means, in a sentence that a person understands, with the piece in question.
  public let explanation: String
  /// The piece of the link or of its words that shows it, with what cannot be seen spelled out.
  public let evidence: String

  /// How grave it is: the weight of its kind.
  public var severity: Severity { kind.severity }

  init(_ kind: Kind, _ explanation: String, evidence: String) {
    self.kind = kind
    self.explanation = explanation
    self.evidence = evidence.withoutHidden
  }

  /// How grave a finding is.
  public enum Severity: Int, Hashable, Sendable, Comparable, CaseIterable {
    /// Worth telling who asks; ordinary links have it too.
    case note
    /// A reason to look twice: ordinary links hardly have it, and fraud does.
    case caution
    /// A reason not to open it at all.
    case danger

    public static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
  }

  /// What can be found; more may be added.
  public struct Kind: Hashable, Sendable, CustomStringConvertible {
    /// A stable name for logs, for scripts and for policies.
    public let description: String
    /// How grave it is.
    public let severity: Severity

    init(_ name: String, _ severity: Severity) {
      description = name
      self.severity = severity
    }

    public static func == (left: Kind, right: Kind) -> Bool { left.description == right.description }
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
  }
}

// Whose site it is.
extension LinkFinding.Kind {
  /// The host looks like a well-known one and is another: `rnicrosoft.com`, `paypaI.com`, `gооgle.com`.
  public static let lookalike = Self("lookalike", .caution)
  /// A well-known name stands in front of the host that is really meant: `paypal.com.login.example`.
  public static let embeddedDomain = Self("embeddedDomain", .caution)
  /// A label mixes scripts that no language mixes.
  public static let mixedScript = Self("mixedScript", .caution)
  /// All letters of a label look like those of the Latin alphabet, and are of another.
  public static let wholeScript = Self("wholeScript", .caution)
  /// A label holds characters, marks or digits that names are not written with.
  public static let unsafeLabel = Self("unsafeLabel", .caution)
  /// A label claims to be the ASCII form of a name in another script and is not.
  public static let invalidEncodedLabel = Self("invalidEncodedLabel", .caution)
  /// What looks like a whole host is followed by a label from right to left, so that it may seem to be all: `a.com.موقع`.
  public static let mixedDirection = Self("mixedDirection", .caution)
  /// The words of the link name another host or address than its target.
  public static let labelMismatch = Self("labelMismatch", .caution)
  /// What stands before the `@` looks like a host, and the host stands behind it.
  public static let hostInUserInfo = Self("hostInUserInfo", .caution)
  /// A user name stands before the host.
  public static let userInfo = Self("userInfo", .caution)
  /// A sign that only looks like one that ends the host, or on which programs disagree.
  public static let ambiguousHost = Self("ambiguousHost", .caution)
  /// An IP address is written so that it does not look like one.
  public static let oddAddress = Self("oddAddress", .caution)
  /// The host is an IP address, which says nothing about its owner.
  public static let bareAddress = Self("bareAddress", .note)
}

// What is hidden in it.
extension LinkFinding.Kind {
  /// A character turns the reading direction.
  public static let bidiControl = Self("bidiControl", .caution)
  /// A character cannot be seen and has no place in any language's words.
  public static let invisible = Self("invisible", .caution)
  /// A character that cannot be seen, of the sort that some languages and emoji are written with.
  public static let joiner = Self("joiner", .note)
  /// A password stands in the link, readable for everyone who sees it.
  public static let password = Self("password", .caution)
  /// The link is longer than anyone can look through.
  public static let overlong = Self("overlong", .caution)
}

// What following it would do.
extension LinkFinding.Kind {
  /// The link carries what it shows or runs, and is no address of a site.
  public static let script = Self("script", .danger)
  /// The text is no link that a browser could open.
  public static let unreadable = Self("unreadable", .danger)
  /// What comes can be read and changed on its way.
  public static let cleartext = Self("cleartext", .note)
  /// What comes can be read and changed on its way, although the site is there with encryption too.
  ///
  /// Old texts are full of such links, and browsers take most of them to the encrypted site by themselves.
  public static let needlessCleartext = Self("needlessCleartext", .note)
  /// The link leads to a program that would be loaded.
  public static let executable = Self("executable", .caution)
  /// The port is not the usual one.
  public static let unusualPort = Self("unusualPort", .note)
  /// The port belongs to the other one of `http` and `https`.
  public static let swappedPort = Self("swappedPort", .caution)
  /// The port belongs to a service that is no web server, and browsers do not connect to it.
  public static let blockedPort = Self("blockedPort", .danger)
  /// No server can have a name so long.
  public static let impossibleHost = Self("impossibleHost", .note)
}

extension LinkFinding.Kind {
  /// All kinds, the gravest first.
  public static let all: [LinkFinding.Kind] = [
    .script, .unreadable, .unsafeScheme, .programOption, .blockedPort, .lookalike, .embeddedDomain,
    .mixedScript, .wholeScript, .unsafeLabel,
    .invalidEncodedLabel, .mixedDirection, .labelMismatch, .hostInUserInfo, .userInfo, .ambiguousHost,
    .oddAddress, .bidiControl, .invisible, .password, .overlong, .executable, .startsProgram, .telephoneCode,
    .topLevelDomain, .swappedPort, .bareAddress, .joiner, .needlessCleartext, .cleartext, .unusualPort,
    .impossibleHost,
  ]

  /// The kind of a name; nil where there is none.
  public init?(name: some StringProtocol) {
    guard let kind = Self.all.first(where: { $0.description == name }) else { return nil }
    self = kind
  }
}

extension String {
  /// The text with every character that cannot be seen as its code point, and at most 80 characters of it.
  var withoutHidden: String {
    var shown = ""
    for scalar in unicodeScalars.prefix(80) {
      if scalar.isHidden {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        shown += "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown + (unicodeScalars.count > 80 ? "…" : "")
  }
}

extension Unicode.Scalar {
  fileprivate var isHidden: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
    case .spaceSeparator: self != " "
    default: properties.isDefaultIgnorableCodePoint
    }
  }
}
