// What the scheme of a link starts.
extension LinkFinding.Kind {
  /// The scheme runs scripts, reads local files or starts a program that was misused before.
  public static let unsafeScheme = Self("unsafeScheme", .danger)
  /// A host or user name begins with a hyphen, which a program would read as one of its options.
  public static let programOption = Self("programOption", .danger)
  /// The scheme starts another program with what the link says.
  public static let startsProgram = Self("startsProgram", .caution)
  /// A telephone number holds `*` or `#`: a code that the phone or its network obeys.
  public static let telephoneCode = Self("telephoneCode", .caution)
  /// The host is a top-level domain itself, so that it is no name on the local network.
  public static let topLevelDomain = Self("topLevelDomain", .caution)
}
