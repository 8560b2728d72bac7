public import WebAddress

/// Where a link leads, as written: `https://example.com/terms`, `terms://termsAndConditions`, `app:settings`.
///
/// The text is kept as it is; what following it does is for a router to say. ``kind`` reads the text: a web
/// address, a telephone number, an e-mail address, an action with values. A target may also carry a value of
/// the app's own, see ``init(value:text:)``.
public struct LinkTarget: Hashable, Sendable, CustomStringConvertible {
  /// The target as written.
  public let text: String
  private let payload: Payload?

  /// Takes a target as written; any text will do.
  public init(_ text: some StringProtocol) {
    self.text = String(text)
    payload = nil
  }

  /// A target that is a value of the app's own, such as the user that a mention names.
  ///
  /// `text` is what renderers, logs and routers see; the value itself travels only inside the program, and is
  /// read back with ``value(as:)``. Two such targets are equal where both their texts and their values are.
  public init(value: some Hashable & Sendable, text: String) {
    self.text = text
    payload = Payload(value: value)
  }

  /// The app's own value; nil where there is none, or one of another type.
  public func value<Value>(as type: Value.Type = Value.self) -> Value? { payload?.value as? Value }

  /// Whether the target carries a value of the app's own.
  public var hasValue: Bool { payload != nil }

  /// The scheme at the start of the target, read as a browser reads it; nil where there is none.
  public var scheme: URLScheme? { URLScheme(of: text) }

  public var description: String { text }

  /// A value of any type that can be compared and handed to another thread.
  private struct Payload: Hashable, Sendable {
    let value: any Hashable & Sendable
    static func == (one: Payload, other: Payload) -> Bool {
      AnyHashable(one.value) == AnyHashable(other.value)
    }
    func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
  }
}

extension LinkTarget: ExpressibleByStringLiteral {
  /// A target written in source code.
  public init(stringLiteral value: String) { self.init(value) }
}
