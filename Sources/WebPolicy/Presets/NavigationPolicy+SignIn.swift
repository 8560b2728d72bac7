extension NavigationPolicy {
  /// The policy with what signing in by other sites needs: OAuth in a window that is in touch with its page.
  ///
  /// | section | what is set | why |
  /// | --- | --- | --- |
  /// | `signInHosts` | those that are known to refuse, beside those of the policy | they are routed: inside an app they answer an error |
  /// | `popups.rules` | first, for each provider: a person's wish for a window of it becomes an overlay | the page waits for the window's message |
  /// | the `sites` of those rules | all providers | one sends a person on to another, in that window alone |
  /// | `popups.limit` | 1 at least | there must be room for it |
  ///
  /// A provider that is among the ``signInHosts`` stays routed, whatever is listed here: RFC 8252, section 8.12, has such
  /// a sign-in done by the system. The page itself may not go to the providers by this, and the bridge hears nothing from the
  /// window. A flow without a window, by redirects of the page itself, needs rules in `mainFrame`.
  ///
  /// - Parameters:
  ///   - providers: The sites that are signed in to.
  ///   - opener: The pages that may open the sign-in; nil stands for every page that the policy shows.
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
