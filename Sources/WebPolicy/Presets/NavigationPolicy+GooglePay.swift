extension NavigationPolicy {
  /// The policy with exactly the rules that Google Pay needs on a page.
  ///
  /// | section | what is set | why |
  /// | --- | --- | --- |
  /// | `subframes.rules` | first: `allow https://pay.google.com` | the page asks there, in a frame, whether Google Pay is ready |
  /// | `popups.rules` | first: a window of `https://pay.google.com` that the user opens becomes an overlay | the payment needs a window in touch with its page |
  /// | that rule's `sites` | ``googlePaySites`` | the payment, cards, and the sign-in load in that window alone |
  /// | that rule's `allowsSignIn` | true | the payment's own window may ask who pays |
  /// | `popups.limit` | 1 at least | the window counts towards the limit |
  ///
  /// The page itself still cannot go to these sites, no other window opens because of it, and no window opens without a click,
  /// tap or key press of the user. The bridge ignores messages from the window. An app's own rules for other addresses stay as they are.
  ///
  /// The servers also require the text `GOOGLE_PAY_SUPPORTED` in the user agent, which is not a rule: a viewer's options set both.
  ///
  /// Source: Google, "Using iOS WKWebView" among the recipes of the Google Pay API for web.
  ///
  /// - Parameters:
  ///   - opener: The pages that may open the payment; nil means every page that the policy allows.
  ///   - presentation: What the payment's window becomes; one of those that give the page a window.
  public func allowingGooglePay(
    from opener: SitePattern? = nil, as presentation: PopupPolicy.Presentation = .overlay
  ) -> NavigationPolicy {
    var policy = self
    policy.subframes.putFirst(SiteRule(.allow, Self.googlePay))
    policy.popups.putFirst(
      [
        PopupPolicy.Rule(
          opener: opener, target: Self.googlePay, presentation, sites: Self.googlePaySites, allowsSignIn: true
        )
      ])
    return policy
  }

  private static let googlePay: SitePattern = "https://pay.google.com"

  /// The sites that load in the window of a payment by Google Pay: the payment, its cards, and the sign-in.
  public static let googlePaySites: [SitePattern] = [
    googlePay, "https://payments.google.com", "https://accounts.google.com", "https://accounts.youtube.com",
  ]
}

extension RuleSet {
  /// Lets a rule speak before all others, once.
  mutating func putFirst(_ rule: SiteRule) {
    rules.removeAll { $0 == rule }
    rules.insert(rule, at: 0)
  }
}

extension PopupPolicy {
  /// Puts rules before all others, without duplicates, and raises the limit to at least one window.
  mutating func putFirst(_ rules: [Rule]) {
    self.rules.removeAll { rules.contains($0) }
    self.rules.insert(contentsOf: rules, at: 0)
    limit = max(1, limit)
  }
}
