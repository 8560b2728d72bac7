public import WebAddress

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
  }

  /// What a person answers.
  public enum Answer: Hashable, Sendable {
    /// Closed without an answer, or refused.
    case dismissed
    /// Yes; for an alert, read.
    case confirmed
    /// A line of text.
    case text(String)
  }

  /// Tells dialogs apart.
  public nonisolated let id: ID
  /// What is said or asked.
  public let kind: Kind
  /// Whose words they are: show it, for a page may say anything.
  ///
  /// Nil where they have no origin that can be named, and on WebKitGTK for what scripts say and ask: there a frame of any
  /// site may ask, and the engine does not tell which.
  public let origin: Origin?
  /// The origin of the page that shows, in which the asking frame is.
  public let page: Origin?
  /// Whether the page has asked before, so that a person should be offered to hear no more of it.
  public let canSuppress: Bool
  /// Whether it is still to be answered.
  public private(set) var isOpen = true

  private let onAnswer: @MainActor (PageDialog, Answer, _ suppresses: Bool) -> Void
  private static var count = 0

  init(
    _ kind: Kind, origin: Origin?, page: Origin?, canSuppress: Bool,
    onAnswer: @escaping @MainActor (PageDialog, Answer, Bool) -> Void
  ) {
    Self.count += 1
    id = ID(number: Self.count)
    self.kind = kind
    self.origin = origin
    self.page = page
    self.canSuppress = canSuppress
    self.onAnswer = onAnswer
  }

  /// Answers; only the first answer counts.
  ///
  /// - Parameters:
  ///   - answer: What the person answers.
  ///   - suppressing: Whether the page's further dialogs are dismissed by themselves until another page shows.
  public func answer(_ answer: Answer, suppressing: Bool = false) {
    guard isOpen else { return }
    isOpen = false
    onAnswer(self, answer, suppressing)
  }

  /// Who speaks, for a person: `shop.example says`, or where that is not known, `A part of the page shop.example says`.
  public var speaker: PageWords {
    if let name = Self.name(origin) { return PageWords("dialog.speaker", "%1$@ says", name) }
    if let name = Self.name(page) { return PageWords("dialog.part", "A part of the page %1$@ says", name) }
    return PageWords("dialog.nobody", "A page says")
  }

  private static func name(_ origin: Origin?) -> String? {
    guard let origin, let host = origin.host else { return nil }
    return host.displayed + (origin.port.map { ":\($0)" } ?? "")
  }
}

/// Says that somebody shows dialogs, for as long as it is kept.
@MainActor
public final class DialogPresenter {
  private let token: EventSubscription

  init(_ token: EventSubscription) { self.token = token }
}
