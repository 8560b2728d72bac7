public import LinkRouting
import LinkText
public import SwiftUI
public import WebAddress
public import WebPolicy
public import WebViewing

/// Shows what a router says of links: the page that is open, and the question that is asked.
///
/// `linkRouter(_:handlers:onEvent:onRefusal:)` makes one by itself. An app that follows links by its own
/// code, or that gets them from outside, makes one and hands it to `linkNavigator(_:)`:
///
/// ```swift
/// @State private var navigator = LinkNavigator(router)
///
/// ContentView()
///   .linkNavigator(navigator)
///   .onOpenURL { navigator.open(LinkTarget($0.absoluteString), from: .external) }
/// ```
///
/// It decides nothing: the router does, and `LinkFollower` does what needs no screen. Main actor.
@MainActor
@Observable
public final class LinkNavigator {
  /// The page that is open; setting it to nil closes it.
  public var page: LinkedPage? {
    didSet {
      if let oldValue, oldValue.id != page?.id { oldValue.viewer?.close() }
      if page?.covers == true { isCovered = true }
    }
  }
  /// The question about a link that waits for its answer; nil while none does.
  public internal(set) var question: LinkConfirmationRequest?
  /// Whether a page lies over the view around the links, from its coming until it has left the screen.
  var isCovered = false
  /// The windows of the page's that lie over it, the uppermost last.
  var windows: [Popup.ID] = []
  /// Where a question is asked now.
  var questionPlace: QuestionPlace { windows.last.map { .window($0) } ?? (isCovered ? .page : .links) }
  /// Whether the question is on the screen.
  var isAsking = false

  /// What follows links: the router, the app's handlers, and who hears of events and refusals.
  @ObservationIgnored public let follower: LinkFollower
  /// The navigation policies that routes name; a route that names none takes the standard one.
  @ObservationIgnored public var policies: [String: NavigationPolicy] = [:]
  /// What viewers are made with; the policy in it holds for routes that name none.
  @ObservationIgnored public var options = ViewerOptions()
  /// Called with each viewer that is made, before its first page loads: to give it a bridge, to listen to its events.
  @ObservationIgnored public var onViewerOpened: (@MainActor (WebViewer) -> Void)?
  /// Opens an address in the system; nil takes the `\.openURL` of the view around the router's.
  @ObservationIgnored public var onSystem: (@MainActor (WebURL) -> Void)?
  /// Opens addresses in the system, as the views around do.
  @ObservationIgnored var system: OpenURLAction?
  @ObservationIgnored private var questions: [PendingQuestion] = []

  /// A navigator that asks a router.
  public init(_ router: LinkRouter) {
    follower = LinkFollower(router)
    follower.performer = self
  }

  // MARK: Questions

  /// A question and who waits for its answer.
  private struct PendingQuestion {
    let question: LinkConfirmationRequest
    let answer: CheckedContinuation<Bool, Never>
  }

  /// Answers the question that is asked now; a later answer to the same question does nothing.
  func answer(_ asked: LinkConfirmationRequest, _ opens: Bool) {
    guard questions.first?.question == asked else { return }
    questions.removeFirst().answer.resume(returning: opens)
    question = nil
  }

  /// Asks what waits, once the question before it has left the screen.
  func askNext() {
    if question == nil { question = questions.first?.question }
  }

  /// Leaves every link closed that is being asked about.
  func answerAll() {
    let waiting = questions
    questions = []
    question = nil
    for one in waiting { one.answer.resume(returning: false) }
  }
}

extension LinkNavigator: LinkOpening {
  public func ask(_ question: LinkConfirmationRequest) async -> Bool {
    await withCheckedContinuation { answer in
      questions.append(PendingQuestion(question: question, answer: answer))
      askNext()
    }
  }

  public func openInSystem(_ url: WebURL, _ program: SystemProgram) {
    if let onSystem { return onSystem(url) }
    guard let system, let address = URL(string: url.href) else {
      return follower.refuse(.vetoed("no view is there through which “\(url)” could be opened"))
    }
    system(address) { [weak follower] isAccepted in
      if !isAccepted { follower?.refuse(.vetoed("no program on this device opens “\(url)”")) }
    }
  }

  public func show(_ url: WebURL, _ style: ViewerStyle) {
    if style.presentation == .browserSheet {
      guard LinkedPage.hasBrowserSheet, let address = URL(string: url.href) else {
        return openInSystem(url, SystemProgram(for: url.scheme))
      }
      page = LinkedPage(.browser(address), style)
      return
    }
    var options = options
    if let name = style.policy {
      guard let policy = policies[name] else { return follower.refuse(.noPolicy(name)) }
      options.policy = policy
    }
    // The page that shows keeps its rules and its title for as long as it does, and a load may come to nothing.
    if let page, let viewer = page.viewer, !viewer.isClosed, viewer.policy == options.policy,
      page.style == style
    {
      page.calls += 1
      return viewer.load(url)
    }
    let viewer = WebViewer(options)
    viewer.onRoute = { [weak self] url, _ in self?.open(LinkTarget(url.href), from: .page) }
    onViewerOpened?(viewer)
    page = LinkedPage(.viewer(viewer), style)
    viewer.load(url)
  }
}
