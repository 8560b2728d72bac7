extension LinkDetector {
  /// What the app can set.
  public struct Options: Sendable {
    /// The rules by which links begin and end.
    public var profile: DetectionProfile

    /// The built-in kinds to find.
    ///
    /// Default: `url` and `email`.
    public var kinds: Set<LinkKind> = [.url, .email]

    /// Schemes that are links when `://` follows, in lower case.
    ///
    /// `javascript`, `vbscript` and `data` are refused even when listed: no text from a stranger should run code.
    public var schemes: Set<String> = Options.defaultSchemes

    /// Schemes that are links without slashes, in lower case: `mailto:`, `tel:`.
    public var opaqueSchemes: Set<String> = Options.defaultOpaqueSchemes

    /// Which names without a scheme count as links.
    ///
    /// Default: every name under a known top-level domain.
    public var bareNames: BareNames = .knownTopLevelDomains

    /// Top-level domains to know besides the list, in lower case and without the dot; U-labels or A-labels.
    public var extraTopLevelDomains: Set<String> = []

    /// Hosts that are links without a scheme although no list knows them: `wiki`, `build.corp`; in lower case.
    public var internalHosts: Set<String> = []

    /// The rules for mentions.
    ///
    /// Default: X.
    public var mentions: MentionRules = .x

    /// The rules for hashtags.
    ///
    /// Default: letters, marks, digits and `_` with at least one that is no digit.
    public var hashtags: HashtagRules = .standard

    /// Kinds of the app's own.
    public var customKinds: [CustomKind] = []

    /// The length in bytes of the longest link; a longer one is none, and neither is any part of it.
    ///
    /// Default: 65,536.
    public var maximumLength: Int = 65_536

    /// Makes the default options of `profile`.
    public init(profile: DetectionProfile = .chat) { self.profile = profile }

    /// `http`, `https`, `ftp` and the other schemes of places that a reader can go to.
    public static let defaultSchemes: Set<String> = [
      "http", "https", "ftp", "ftps", "sftp", "ssh", "git", "ws", "wss", "irc", "ircs",
    ]

    /// `mailto`, `tel`, `sms` and the other schemes that need no slashes.
    public static let defaultOpaqueSchemes: Set<String> = [
      "mailto", "tel", "sms", "xmpp", "magnet", "matrix", "geo",
    ]
  }

  /// Which names without a scheme count as links.
  public enum BareNames: Hashable, Sendable, CaseIterable {
    /// None: a link needs its scheme.
    case never
    /// Names that begin with `www.`.
    case wwwOnly
    /// Names under a known top-level domain, and IPv4 addresses.
    case knownTopLevelDomains
  }
}
