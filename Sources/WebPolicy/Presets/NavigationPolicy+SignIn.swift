extension NavigationPolicy {
  /// The policy with the rules for sign-in by other sites: OAuth in a window that can exchange messages with its page.
  ///
  /// | section | what is set | why |
  /// | --- | --- | --- |
  /// | `signInHosts` | those that are known to refuse, beside those of the policy | they are routed: inside an app they respond with an error |
  /// | `popups.rules` | first, for each provider: a window of it that the user opens becomes an overlay | the page waits for the window's message |
  /// | the `sites` of those rules | all providers | one provider redirects to another, only in that window |
  /// | `popups.limit` | 1 at least | the window counts towards the limit |
  ///
  /// A provider that is among the ``signInHosts`` stays routed, even if it is listed here: RFC 8252, section 8.12, requires the
  /// system's browser for such a sign-in. The page itself cannot go to the providers because of these rules, and the bridge ignores
  /// messages from the window. A flow without a window, by redirects of the page itself, needs rules in `mainFrame`.
  ///
  /// - Parameters:
  ///   - providers: The sites of the sign-in.
  ///   - opener: The pages that may open the sign-in; nil means every page that the policy allows.
  ///   - presentation: What the window becomes; one of those that give the page a window.
  public func allowingSignIn(
    with providers: [SitePattern], from opener: SitePattern? = nil,
    as presentation: PopupPolicy.Presentation = .overlay
  ) -> NavigationPolicy {
    var policy = self
    let known = SignInHosts().sites.filter { !policy.signInHosts.sites.contains($0) }
    policy.signInHosts.sites += known
    let rules = providers.map {
      PopupPolicy.Rule(opener: opener, target: $0, presentation, sites: providers)
    }
    if !rules.isEmpty { policy.popups.putFirst(rules) }
    return policy
  }
}
