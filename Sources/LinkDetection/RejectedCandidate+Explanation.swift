extension RejectedCandidate.Reason {
  /// The reason in a sentence for the user.
  public var explanation: String {
    switch self {
    case .unknownTopLevelDomain: "its last part is no known top-level domain"
    case .fileName: "it looks like a file's name"
    case .sentenceEnd: "the dot looks like the end of a sentence whose space is missing"
    case .number: "it looks like a number, a version or a list's mark"
    case .codeIdentifier: "it looks like a name in program code"
    case .badLabel:
      "a part of the name is empty, too long, or begins or ends with a mark that may not stand there"
    case .noBoundaryBefore: "it is glued to what stands before it"
    case .noBoundaryAfter: "it is glued to what stands after it"
    case .schemeNotListed: "its scheme is not on the list of those that are linked"
    case .nothingAfterScheme: "nothing that could be a host or an address follows the scheme"
    case .badLocalPart: "the part before the @ is empty or has a dot where none may be"
    case .userinfoRefused: "a user name stands before the host, which this profile does not link"
    case .bidiOverride: "a control that reverses the reading direction stands in it or right before it"
    case .lookAlikeSeparator: "a character that only looks like a slash stands in it or before it"
    case .invisibleCharacter: "an invisible character divides the name"
    case .abbreviation: "it looks like an abbreviation"
    case .tooLong: "it is longer than a link may be"
    case .remotePath: "a path follows the host and a colon, so it is no mail address"
    case .bareNamesOff: "names without a scheme are not linked here"
    case .badTag: "a mention or tag of this length or form is not allowed here"
    case .badPort: "its port is no number up to 65535"
    }
  }
}
