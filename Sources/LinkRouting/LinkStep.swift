public import LinkText

/// Something that happens to each link on its way through a router.
///
/// ```swift
/// var router = try LinkRouter(routes)
/// router.steps = [
///   .rewrite { $0.target == "terms:old" ? "terms:new" : nil },
///   .veto { request, _ in request.source == .external ? "not while a payment is under way" : nil },
///   .observe { request, destination in log.info("\(request.target) → \(destination)") },
/// ]
/// ```
public struct LinkStep: Sendable {
  enum Kind: Sendable {
    case rewrite(@Sendable (LinkRequest) -> LinkTarget?)
    case veto(@Sendable (LinkRequest, Destination) -> String?)
    case ask(@Sendable (LinkRequest, Destination) -> LinkConfirmationRequest?)
    case consult(@Sendable (LinkRequest, Destination) async -> Answer)
    case observe(@Sendable (LinkRequest, Destination) -> Void)
  }

  let kind: Kind

  /// What an asynchronous step says of a link.
  public enum Answer: Hashable, Sendable {
    /// The link goes on.
    case goOn
    /// The link is refused with a reason.
    case veto(String)
    /// The user is asked first.
    case ask(LinkConfirmationRequest)
  }

  /// Puts another target in a link's place before the routes are asked; nil leaves it as it is.
  ///
  /// What was rewritten is looked at by all rewrites again, up to ``LinkRouter/mostRewrites`` times. The closure is called
  /// more than once for a link, so let it only answer.
  public static func rewrite(_ body: @escaping @Sendable (LinkRequest) -> LinkTarget?) -> LinkStep {
    LinkStep(kind: .rewrite(body))
  }

  /// Lets a link lead nowhere, with the reason that `body` answers; nil lets it go on.
  public static func veto(_ body: @escaping @Sendable (LinkRequest, Destination) -> String?) -> LinkStep {
    LinkStep(kind: .veto(body))
  }

  /// Asks the user about a link; nil asks nothing.
  public static func ask(_ body: @escaping @Sendable (LinkRequest, Destination) -> LinkConfirmationRequest?)
    -> LinkStep
  {
    LinkStep(kind: .ask(body))
  }

  /// Waits for something before a link goes on: a server's answer, a login.
  public static func consult(_ body: @escaping @Sendable (LinkRequest, Destination) async -> Answer)
    -> LinkStep
  {
    LinkStep(kind: .consult(body))
  }

  /// Called with each link and its final destination, refusals included; for analytics and logs.
  public static func observe(_ body: @escaping @Sendable (LinkRequest, Destination) -> Void) -> LinkStep {
    LinkStep(kind: .observe(body))
  }
}
