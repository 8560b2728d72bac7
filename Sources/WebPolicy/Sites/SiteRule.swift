public import WebAddress

/// One rule: what happens with the addresses that a pattern names.
///
/// In text: `allow https://*.example.com/shop`, `deny example.com`, `route https://bank.example`.
public struct SiteRule: Hashable, Sendable {
  /// What a rule says.
  public enum Action: String, Hashable, Sendable, CaseIterable {
    /// It may load in the viewer.
    case allow
    /// It must not load.
    case deny
    /// The app's router gets it, if the user caused it; otherwise it is denied.
    case route
  }

  /// What the rule says.
  public let action: Action
  /// The addresses that it speaks of.
  public let pattern: SitePattern

  /// A rule of its parts.
  public init(_ action: Action, _ pattern: SitePattern) {
    self.action = action
    self.pattern = pattern
  }

  /// Whether the rule speaks of an address.
  ///
  /// What is doubtful counts as denied. Where servers may read the path in several ways, a rule with a path that denies
  /// holds, and one that allows does not. A rule that denies and names no port holds for every port of the host.
  public func applies(to url: WebURL) -> Bool {
    switch pattern.match(url, onAnyPort: action == .deny) {
    case .yes: true
    case .no: false
    case .unclear: action == .deny
    }
  }
}

/// Rules for one kind of navigation: the first that speaks of an address decides.
public struct RuleSet: Hashable, Sendable {
  /// The rules, in the order in which they are asked.
  public var rules: [SiteRule]
  /// What happens with addresses that no rule speaks of.
  public var otherwise: SiteRule.Action

  /// Rules, and what happens where none speaks.
  public init(_ rules: [SiteRule] = [], otherwise: SiteRule.Action) {
    self.rules = rules
    self.otherwise = otherwise
  }

  /// Allows every address.
  public static let everything = RuleSet(otherwise: .allow)
  /// Denies every address.
  public static let nothing = RuleSet(otherwise: .deny)

  /// Allows some sites, and denies or routes all others.
  public static func only(_ sites: [SitePattern], otherwise: SiteRule.Action = .deny) -> RuleSet {
    RuleSet(sites.map { SiteRule(.allow, $0) }, otherwise: otherwise)
  }

  /// What the rules say of an address, and the place of the one that said it; no place where none spoke.
  public func decision(for url: WebURL) -> (action: SiteRule.Action, index: Int?) {
    guard let index = rules.firstIndex(where: { $0.applies(to: url) }) else { return (otherwise, nil) }
    return (rules[index].action, index)
  }
}
