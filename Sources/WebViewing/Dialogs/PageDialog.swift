public import Foundation
public import WebAddress
public import WebPolicy

/// A message or question of a page, which the user answers.
///
/// It is answered once. If no presenter is registered, or the presenter or the page is gone, the answer is
/// ``Answer/dismissed``, which returns nothing to the page.
@MainActor
public final class PageDialog: Identifiable {
  /// Identifies a dialog; unique in the program.
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

  /// The user's answer.
  public enum Answer: Hashable, Sendable {
    /// Closed without an answer, or refused.
    case dismissed
    /// Yes; an alert was read; devices are allowed.
    case confirmed
    /// A line of text.
    case text(String)
    /// Files by their `file:` addresses; others, and files that are not there, reach no page.
    case files([URL])
    /// A name and a password.
    case signIn(AuthenticationCredential)
  }

  /// Identifies the dialog.
  public nonisolated let id: ID
  /// What is said or asked.
  public let kind: Kind
  /// The origin of the page that asks: show it, because a page can write any text.
  ///
  /// Nil for an opaque origin, and on WebKitGTK for script dialogs and files: a frame of any site may ask, and the engine does
  /// not report which.
  public let origin: Origin?
  /// The origin of the page that shows, in which the asking frame is.
  public let page: Origin?
  /// Whether the page has asked a similar question before, so that the user should be able to silence it.
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
  ///   - answer: The user's answer; an answer of the wrong kind returns nothing to the page.
  ///   - suppressing: Whether further dialogs of this sort are dismissed automatically until a page of another site is displayed, or
  ///     one that the app loads. Script dialogs are one sort; files, passwords and devices are one sort each.
  public func answer(_ answer: Answer, suppressing: Bool = false) {
    guard isOpen else { return }
    isOpen = false
    onAnswer(self, answer, suppressing)
  }
}

/// Registers a presenter of dialogs for as long as it exists.
@MainActor
public final class DialogPresenter {
  private let token: EventSubscription

  init(_ token: EventSubscription) { self.token = token }
}
