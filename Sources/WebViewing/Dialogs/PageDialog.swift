public import Foundation
public import WebAddress
public import WebPolicy

/// Something that a page says or asks, and that a person answers.
///
/// It is answered once. Where nobody presents dialogs, where the presenter goes away, or where the page does, it is answered
/// by itself with ``Answer/dismissed``, which gives the page nothing.
@MainActor
public final class PageDialog: Identifiable {
  /// Tells dialogs apart; unique in the program.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  /// What is said or asked.
  public enum Kind: Hashable, Sendable {
    /// The page says something.
    case alert(String)
    /// The page asks for a yes or no.
    case confirm(String)
    /// The page asks for a line of text, and suggests one.
    case prompt(String, suggestion: String)
    /// The page asks for files of this device.
    case files(FilePickerRequest)
    /// The page's server asks for a name and a password.
    case signIn(AuthenticationChallenge)
    /// The page wants to use the camera or the microphone, or to know where the device is.
    case devices(Set<DevicePolicy.Device>)
  }

  /// What a person answers.
  public enum Answer: Hashable, Sendable {
    /// Closed without an answer, or refused.
    case dismissed
    /// Yes; for an alert, read; for devices, allowed.
    case confirmed
    /// A line of text.
    case text(String)
    /// Files by their `file:` addresses; others, and files that are not there, reach no page.
    case files([URL])
    /// A name and a password.
    case signIn(AuthenticationCredential)
  }

  /// Tells dialogs apart.
  public nonisolated let id: ID
  /// What is said or asked.
  public let kind: Kind
  /// Whose words they are: show it, for a page may say anything.
  ///
  /// Nil where they have no origin that can be named, and on WebKitGTK for what scripts say and ask and for files: there a
  /// frame of any site may ask, and the engine does not tell which.
  public let origin: Origin?
  /// The origin of the page that shows, in which the asking frame is.
  public let page: Origin?
  /// Whether the page has asked for the like before, so that a person should be offered to hear no more of it.
  public let canSuppress: Bool
  /// Whether it is still to be answered.
  public private(set) var isOpen = true
  /// Whether it belongs to the load on its way, and not to the page that shows.
  let isOfLoad: Bool

  private let onAnswer: @MainActor (PageDialog, Answer, _ suppresses: Bool) -> Void
  private static var count = 0

  init(
    _ kind: Kind, origin: Origin?, page: Origin?, canSuppress: Bool, isOfLoad: Bool = false,
    onAnswer: @escaping @MainActor (PageDialog, Answer, Bool) -> Void
  ) {
    Self.count += 1
    id = ID(number: Self.count)
    self.kind = kind
    self.origin = origin
    self.page = page
    self.canSuppress = canSuppress
    self.isOfLoad = isOfLoad
    self.onAnswer = onAnswer
  }

  /// Answers; only the first answer counts.
  ///
  /// - Parameters:
  ///   - answer: What the person answers; one of another kind than the question gives the page nothing.
  ///   - suppressing: Whether the page's further dialogs of this sort are dismissed by themselves until another site's page shows,
  ///     or one that the app loads:
  ///     what it says and asks in words is one sort, files, passwords and devices are one each.
  public func answer(_ answer: Answer, suppressing: Bool = false) {
    guard isOpen else { return }
    isOpen = false
    onAnswer(self, answer, suppressing)
  }
}

/// Says that somebody shows dialogs, for as long as it is kept.
@MainActor
public final class DialogPresenter {
  private let token: EventSubscription

  init(_ token: EventSubscription) { self.token = token }
}
