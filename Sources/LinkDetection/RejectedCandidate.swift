/// A place that looks like a link and is none.
public struct RejectedCandidate: Hashable, Sendable {
  /// Its range in the scanned text.
  public let range: Range<String.Index>
  /// Its range in UTF-8 code units.
  public let utf8Range: Range<Int>
  /// The text as written.
  public let text: String
  /// Why it is no link.
  public let reason: Reason

  /// Why a place that looks like a link is none.
  public enum Reason: Hashable, Sendable {
    /// The last label is no known top-level domain.
    case unknownTopLevelDomain
    /// The name looks like a file's: `README.md`, `archive.zip`.
    case fileName
    /// The dot looks like the end of a sentence whose space is missing: `end.So`.
    case sentenceEnd
    /// The name looks like a number, a version or a list marker: `1.2.3`, `v1.1`, `1.Mo`.
    case number
    /// The name looks like code: `node.js`, `numpy.dot`.
    case codeIdentifier
    /// A label is empty, too long, or begins or ends with a hyphen or underscore.
    case badLabel
    /// It directly follows a word, path or name.
    case noBoundaryBefore
    /// It is glued to something after it that no host can hold.
    case noBoundaryAfter
    /// The scheme is not on the list.
    case schemeNotListed
    /// Nothing that could be a host or an address follows the scheme.
    case nothingAfterScheme
    /// The local part of an e-mail address is empty or has a dot where none may be.
    case badLocalPart
    /// UTS #58 does not link addresses with a user name before the host.
    case userinfoRefused
    /// A bidirectional override is in it or right before it, so that it would not read as it is.
    case bidiOverride
    /// An invisible character divides the name, so that no part of it is the site that is read.
    case invisibleCharacter
    /// The name is written as an abbreviation: `m.in.`, `B.Com`.
    case abbreviation
    /// The link is longer than ``LinkDetector/Options/maximumLength``.
    case tooLong
    /// A path follows a host and a colon, as in `git@host:path`: an address for copying files, not for mail.
    case remotePath
    /// A character that only looks like a slash is in the host or before it.
    case lookAlikeSeparator
    /// The options leave out names without a scheme.
    case bareNamesOff
    /// A mention or tag of a length or form that the rules do not allow.
    case badTag
    /// The port is no number up to 65535.
    case badPort
  }
}
