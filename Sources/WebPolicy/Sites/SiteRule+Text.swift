extension SiteRule: CustomStringConvertible, LosslessStringConvertible {
  /// Reads a rule; nil where the text is none.
  public init?(_ text: String) {
    try? self.init(parsing: text)
  }

  /// Reads a rule: an action and a pattern, with a space between them.
  ///
  /// - Throws: ``SiteRuleError``, which says what is wrong and what to write instead.
  public init(parsing text: String) throws(SiteRuleError) {
    let parts = text.split(maxSplits: 1, whereSeparator: \.isWhitespace)
    guard parts.count == 2, let action = Action(rawValue: String(parts[0])) else {
      throw SiteRuleError(rule: text, problem: .action(parts.first.map(String.init) ?? ""))
    }
    do throws(SitePatternError) {
      let pattern = String(parts[1].drop(while: \.isWhitespace))
      self.init(action, try SitePattern(parsing: pattern))
    } catch {
      throw SiteRuleError(rule: text, problem: .pattern(error))
    }
  }

  /// The rule in canonical form; it reads back as itself.
  public var description: String { "\(action.rawValue) \(pattern)" }
}

/// Why a text is not a site rule, and what to do.
public struct SiteRuleError: Error, Hashable, Sendable, CustomStringConvertible {
  enum Problem: Hashable, Sendable {
    case action(String)
    case pattern(SitePatternError)
  }

  /// The text that was given.
  public let rule: String
  let problem: Problem

  /// One sentence: what is wrong and what to do.
  public var description: String {
    switch problem {
    case .action(let word):
      "\"\(rule)\" is not a rule: it begins with \"\(word)\"; write allow, deny or route, a space, and a site"
    case .pattern(let error): error.description
    }
  }
}
