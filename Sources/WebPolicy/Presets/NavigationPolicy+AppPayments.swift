public import WebAddress

extension NavigationPolicy {
  /// The policy with what payments through card and bank apps need: schemes without a click, windows and frames of the gateway.
  ///
  /// ```swift
  /// let policy = NavigationPolicy.only("shop.example").allowingAppPayments(
  ///   schemes: PaymentApp.korea.schemes, returning: ["shopapp"], from: ["https://*.gateway.example"])
  /// ```
  ///
  /// | section | what is set | why |
  /// | --- | --- | --- |
  /// | `externalSchemes.exceptions` | first: the schemes, the merchant's own schemes and the store's, from the gateway's sites | the gateway opens the card's app by script, often from a frame, and returns by a redirect |
  /// | `mainFrame.rules`, `subframes.rules` | first: `allow` for each site | the gateway's pages load in the page or in a frame |
  /// | `popups.rules` | first, for each site: a window that the user asked for becomes an overlay | some cards ask in a window that is in touch with its page |
  /// | `popups.limit` | 1 at least | there must be room for it |
  ///
  /// All other pages and schemes keep their rules. The viewer routes such an address to the app: a router sends the card's
  /// scheme to the system and the merchant's own scheme to the app's code. The page stays loaded meanwhile.
  ///
  /// On Linux the engine does not report which frame asks, so the page counts: list the page that shows the gateway's frame.
  ///
  /// - Parameters:
  ///   - schemes: The schemes of the apps that pay.
  ///   - returning: The merchant's own schemes, by which the payment returns to the app.
  ///   - sites: The gateway's sites, and those of the banks that return by themselves.
  ///   - presentation: What the gateway's windows become; one of those that give the page a window.
  public func allowingAppPayments(
    schemes: Set<URLScheme>, returning: Set<URLScheme>, from sites: [SitePattern],
    as presentation: PopupPolicy.Presentation = .overlay
  ) -> NavigationPolicy {
    guard !sites.isEmpty else { return self }
    var policy = self
    let all = schemes.union(returning).union(PaymentApp.storeSchemes)
    policy.externalSchemes.exceptions.insert(.init(all, from: sites), at: 0)
    for site in sites.reversed() {
      policy.mainFrame.putFirst(SiteRule(.allow, site))
      policy.subframes.putFirst(SiteRule(.allow, site))
    }
    policy.popups.putFirst(
      sites.flatMap { site in
        [
          PopupPolicy.Rule(target: site, presentation, sites: sites),
          PopupPolicy.Rule(opener: site, presentation, sites: sites),
        ]
      })
    return policy
  }
}
