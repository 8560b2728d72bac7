import Foundation
public import WebAddress

extension LinkTarget {
  /// What a target is, read from its text.
  public enum Kind: Hashable, Sendable {
    /// A web address: `http`, `https`.
    case web(WebURL)
    /// A telephone number (`tel:`), without its scheme and its separators: `+49301234`.
    case phoneNumber(String)
    /// An e-mail address (`mailto:`), without its scheme and without what a `?` adds.
    case email(String)
    /// Code of the app by its name, with values (`action:showMap?city=Berlin`); the name is never empty.
    case action(String, values: [String: String])
    /// A value of the app's own; read it with ``LinkTarget/value(as:)``.
    case value
    /// Any other text: an address with the app's own scheme, or none at all.
    case other
  }

  /// What the target is.
  public var kind: Kind {
    if hasValue { return .value }
    switch scheme?.name {
    case "http", "https":
      return WebURL(text).map { .web($0) } ?? .other
    case "tel":
      let number = Self.dialled(afterScheme.prefix { $0 != ";" }.removingPercents)
      return number.isEmpty ? .other : .phoneNumber(number)
    case "mailto":
      let address = afterScheme.prefix { $0 != "?" }.removingPercents
      return address.isEmpty ? .other : .email(address)
    case "action":
      return Self.action(afterScheme) ?? .other
    default:
      return .other
    }
  }

  /// A telephone number, however it is written: `+49 (30) 12-34` leads to `tel:+493012-34` without the marks
  /// in between.
  ///
  /// Source: RFC 3966, section 5.1.1: visual separators carry no meaning. Letters and other marks are left
  /// out.
  public init(phoneNumber: String) {
    self.init("tel:" + Self.dialled(phoneNumber).replacing("#", with: "%23"))
  }

  /// An e-mail address; what RFC 6068 does not allow in `mailto:` is written with percent signs.
  public init(email: String) {
    self.init("mailto:" + email.percentEncoded(keeping: Self.emailMarks))
  }

  /// Code of the app by its name, with values: `LinkTarget(action: "showMap", values: ["city": "Berlin"])`.
  ///
  /// The text has the values in the order of their names; all characters except ASCII letters, digits and `-._~` are
  /// percent-encoded. Stops the program if the name is empty.
  public init(action name: String, values: [String: String] = [:]) {
    precondition(!name.isEmpty, "a link's action needs a name")
    let pairs = values.sorted { $0.key < $1.key }
      .map { "\($0.key.percentEncoded(keeping: "-._~"))=\($0.value.percentEncoded(keeping: "-._~"))" }
    let name = name.percentEncoded(keeping: "-._~")
    self.init("action:" + name + (pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&")))
  }

  private var afterScheme: Substring { text[text.index(after: text.firstIndex(of: ":")!)...] }

  private static func dialled(_ number: String) -> String {
    String(
      String.UnicodeScalarView(number.unicodeScalars.filter { "0123456789+*#".unicodeScalars.contains($0) }))
  }

  private static let emailMarks = "!$'*+-._@~"

  /// Reads the text after `action:`; of two values with one name the last counts.
  private static func action(_ text: Substring) -> Kind? {
    let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0].removingPercents
    guard !name.isEmpty else { return nil }
    var values: [String: String] = [:]
    for pair in parts.dropFirst().first?.split(separator: "&") ?? [] {
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      values[sides[0].removingPercents] = sides.count > 1 ? sides[1].removingPercents : ""
    }
    return .action(name, values: values)
  }
}

extension StringProtocol {
  /// The text with each `%41` decoded; text that is not UTF-8 afterwards is returned unchanged.
  fileprivate var removingPercents: String { removingPercentEncoding ?? String(self) }

  /// The text with every byte encoded as `%41`, except ASCII letters, digits and some marks.
  fileprivate func percentEncoded(keeping marks: String) -> String {
    let allowed = CharacterSet(
      charactersIn: marks + "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    return addingPercentEncoding(withAllowedCharacters: allowed) ?? String(self)
  }
}
