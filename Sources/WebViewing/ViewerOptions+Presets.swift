public import WebPolicy

extension ViewerOptions {
  /// The options with what Google Pay on a page needs.
  ///
  /// ``policy`` becomes `NavigationPolicy.allowingGooglePay(from:as:)`, which lists its rules, and `GOOGLE_PAY_SUPPORTED` is
  /// added to ``userAgentToken``: without it Google's servers respond to an embedded view that it cannot pay.
  ///
  /// - Parameters:
  ///   - opener: The pages that may open the payment; nil means every page that the policy allows.
  ///   - presentation: What the payment's window becomes.
  public func allowingGooglePay(
    from opener: SitePattern? = nil, as presentation: PopupPolicy.Presentation = .overlay
  ) -> ViewerOptions {
    var options = self
    options.policy = policy.allowingGooglePay(from: opener, as: presentation)
    let words = (userAgentToken ?? "").split(separator: " ")
    if !words.contains(Self.googlePayToken[...]) {
      options.userAgentToken = (words + [Self.googlePayToken[...]]).joined(separator: " ")
    }
    return options
  }

  private static let googlePayToken = "GOOGLE_PAY_SUPPORTED"

  /// The options with what signing in by other sites needs.
  ///
  /// ``policy`` becomes `NavigationPolicy.allowingSignIn(with:from:as:)`, which lists its rules. Nothing else changes; in
  /// particular the user agent stays, because hosts refuse embedded views to protect the user.
  ///
  /// - Parameters:
  ///   - providers: The sites of the sign-in.
  ///   - opener: The pages that may open the sign-in; nil means every page that the policy allows.
  ///   - presentation: What the window becomes.
  public func allowingSignIn(
    with providers: [SitePattern], from opener: SitePattern? = nil,
    as presentation: PopupPolicy.Presentation = .overlay
  ) -> ViewerOptions {
    var options = self
    options.policy = policy.allowingSignIn(with: providers, from: opener, as: presentation)
    return options
  }
}
