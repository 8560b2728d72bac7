/// The rules by which a link begins and ends.
public struct DetectionProfile: Hashable, Sendable {
  enum Rules: Hashable, Sendable { case chat, documents, uts58 }
  let rules: Rules

  /// For readers of chat, mail or comments; the default.
  ///
  /// Ends a host by top-level domain and change of script, drops glued prose and Korean particles, keeps real
  /// international paths, links any host after a typed scheme, and stops at bidirectional controls and
  /// invisible characters.
  public static let chat = Self(rules: .chat)

  /// For documentation, source code and logs: as ``chat``, and a name without scheme and path whose ending is a file's
  /// ending too is a file.
  public static let documents = Self(rules: .documents)
  /// Exactly as the reference for UTS #58 *Unicode Link Detection and Formatting*, version 17.0, does.
  public static let uts58 = Self(rules: .uts58)

  /// All profiles with their names, in the order a menu should list them.
  public static let all: [DetectionProfile] = [.chat, .documents, .uts58]

  /// The name in lower case, as the command line writes it.
  public var name: String {
    switch rules {
    case .chat: "chat"
    case .documents: "documents"
    case .uts58: "uts58"
    }
  }

  /// Reads a profile's name as ``name`` writes it; nil where there is no such profile.
  public init?(name: String) {
    guard let found = Self.all.first(where: { $0.name == name }) else { return nil }
    self = found
  }

  init(rules: Rules) { self.rules = rules }
}
