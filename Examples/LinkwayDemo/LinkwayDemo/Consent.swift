import Linkway

/// The consent sentence, and where its links lead: data, in one place.
enum Consent {
  static let sentence: LinkedText = """
    By creating an account, you agree to our \
    \(link: "Terms & Conditions", to: "terms://termsAndConditions") and you acknowledge that you have read our \
    \(link: "Privacy Policy", to: "privacy://privacyPolicy").
    """

  static let router: LinkRouter = {
    do {
      return try LinkRouter([
        Route("terms:", to: .page(WebURL("https://policies.google.com/terms?hl=en")!, title: "Terms")),
        Route("privacy:", to: .page(WebURL("https://policies.google.com/privacy?hl=en")!, title: "Privacy")),
        Route("demo://product/:id<Int>", to: .action("product")),
      ])
    } catch {
      // A table that cannot be is a fault of the program, and the error says which route it is.
      fatalError("\(error)")
    }
  }()
}
