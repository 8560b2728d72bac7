public import WebPolicy

extension ViewerOptions {
  /// The options with what Google Pay on a page needs.
  ///
  /// ``policy`` becomes `NavigationPolicy.allowingGooglePay(from:as:)`, which tells what that sets, and ``userAgentToken``
  /// gets the word `GOOGLE_PAY_SUPPORTED` behind what the app has there: without it Google's servers answer an embedded view
  /// that it cannot pay.
  ///
  /// - Parameters:
  ///   - opener: The pages that may open the payment; nil stands for every page that the policy shows.
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
  /// ``policy`` becomes `NavigationPolicy.allowingSignIn(with:from:as:)`, which tells what that sets; nothing else changes. The
  /// browser's name least of all: hosts that refuse embedded views do so for the person's sake.
  ///
  /// - Parameters:
  ///   - providers: The sites that are signed in to.
  ///   - opener: The pages that may open the sign-in; nil stands for every page that the policy shows.
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
