public import WebAddress
public import WebPolicy

/// A request of a page that was refused without asking the user.
public struct RefusedRequest: Hashable, Sendable {
  /// What the page asked for.
  public enum Wish: Hashable, Sendable {
    /// To say or ask something, to get files, a password or devices.
    case dialog(PageDialog.Kind)
    /// To be trusted with a certificate that this device does not trust.
    case certificate(ServerTrustChallenge)
  }

  /// Why it did not get it.
  public enum Reason: Hashable, Sendable {
    /// No presenter shows dialogs, or no handler answers questions about certificates.
    case nobodyAnswers
    /// The user has silenced this page.
    case silenced
    /// More dialogs wait than the viewer keeps.
    case tooManyWaiting
    /// The policy for devices does not let it.
    case devices(DeviceVerdict.Reason)
    /// It is another server's than the page's.
    case otherServer
    /// The answers so far were wrong; the number says how many.
    case tooManyFailures(Int)
    /// The app that was asked refused.
    case app
    /// The page or the viewer is gone.
    case gone
  }

  /// What the page asked for.
  public let wish: Wish
  /// Who asked; nil where the engine does not say.
  public let origin: Origin?
  /// Why it did not get it.
  public let reason: Reason
}

extension RefusedRequest.Reason: CustomStringConvertible {
  /// Half a sentence for a developer.
  public var description: String {
    switch self {
    case .nobodyAnswers: "there is no presenter to answer"
    case .silenced: "the user has silenced it"
    case .tooManyWaiting: "too many questions wait already"
    case .devices(let reason): reason.description
    case .otherServer: "another server than the page's asks"
    case .tooManyFailures(let count): "\(count) answers were wrong"
    case .app: "the app refused"
    case .gone: "the page is gone"
    }
  }
}
