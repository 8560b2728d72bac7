public import WebAddress

/// What a policy says of a navigation, why, and by which rule.
public struct Verdict: Hashable, Sendable {
  /// The decision.
  public enum Outcome: Hashable, Sendable {
    /// It may go on in the viewer.
    case allow
    /// The navigation must not happen.
    case deny
    /// The navigation is not for this web view: the app's router decides where the link leads.
    case route
    /// It may happen by `https` instead.
    case upgrade(WebURL)
  }

  /// The decision.
  public let outcome: Outcome
  /// Why.
  public let reason: VerdictReason
  /// The rule that decided; nil where no rule but a principle did.
  public let rule: RuleReference?

  /// A verdict of its parts.
  public init(_ outcome: Outcome, _ reason: VerdictReason, rule: RuleReference? = nil) {
    self.outcome = outcome
    self.reason = reason
    self.rule = rule
  }

  /// Whether it may go on in the viewer.
  public var isAllowed: Bool { outcome == .allow }

  /// What the developer of the app can do where it was not allowed; nil where that is nothing.
  public var hint: String? { isAllowed ? nil : reason.hint(rule) }
}

/// Names one rule of a policy by its key in the policy's file.
///
/// A key that a file leaves out has its default; the reference then names that default.
public struct RuleReference: Hashable, Sendable, CustomStringConvertible {
  /// The policy's section, as in its file: `mainFrame`, `transport`.
  public let section: String
  /// The key inside the section, as in its file: `rules[2]`, `otherwise`, `exceptions["old.example"].allowsCleartext`.
  ///
  /// Empty where the section has no keys.
  public let key: String
  /// The text of the rule.
  public let text: String

  /// A reference of its parts.
  public init(section: String, key: String, text: String) {
    self.section = section
    self.key = key
    self.text = text
  }

  /// The key from the top of the file, a colon, and the text of the rule: `mainFrame.rules[2]: deny *`.
  public var description: String {
    let separator = key.isEmpty || key.hasPrefix("[") ? "" : "."
    return "\(section)\(separator)\(key): \(text)"
  }
}
