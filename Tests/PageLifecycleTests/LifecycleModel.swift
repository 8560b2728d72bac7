import PageLifecycle
import WebAddress
import WebPolicy

/// One random step: what to do, and a number that picks among what is possible.
struct ModelStep: Hashable, CustomStringConvertible {
  enum Kind: Int, CaseIterable {
    case load, show, retry, reload, goBack, goForward, stop
    case pageNavigates, started, redirected, committed, finished, failed, cancelled
    case address, title, processEnded, answered, timer, turn, response, close
  }

  let kind: Kind
  let pick: Int

  var description: String { "\(kind) \(pick)" }
}

/// A machine, an engine that reports what the steps say, and a record of what the app would have heard.
struct LifecycleModel {
  static let addresses = [
    "https://one.example/a", "https://one.example/b", "https://one.example/a#part", "https://two.example/",
    "https://denied.example/",
  ].map { WebURL($0)! }

  var machine: PageStateMachine
  /// The first contradiction that a step led to.
  private(set) var fault: String?
  private(set) var timers: [(PageTimer, Duration)] = []
  private(set) var effects: [PageEffect] = []
  private var turns: [PageTurn] = []
  private var handed: [LoadID] = []
  private var started: [LoadID] = []
  private var isOpen = false
  private var titledDocument = 0
  private var pageTitle = ""
  private var reloads = 0
  private var isForced = false

  init(automaticReloads: Int = 1) {
    let policy = NavigationPolicy.only("one.example", "two.example")
    machine = PageStateMachine(
      policy: policy, settings: .init(automaticReloads: automaticReloads, unresponsiveTimeout: .seconds(3)))
    machine.now = { [start = ContinuousClock.now] in start }
  }

  mutating func take(_ step: ModelStep) {
    guard fault == nil else { return }
    let url = Self.addresses[step.pick % Self.addresses.count]
    switch step.kind {
    case .load: command(.load(step.pick % 7 == 6 ? .html("<p>", base: nil) : .url(url)))
    case .show: command(.show(.url(url)))
    case .retry: command(.retry)
    case .reload: command(.reload(fromOrigin: step.pick % 2 == 0))
    case .goBack: command(.goBack)
    case .goForward: command(.goForward)
    case .stop: command(.stop)
    case .close: if step.pick % 8 == 0 { command(.close) }
    case .pageNavigates: navigate(url, step.pick)
    case .started:
      let id = pick(handed, step) ?? machine.makeLoadID()
      started.append(id)
      engine(.started(id, address: url))
    case .redirected: engine(.redirected(address: url))
    case .committed: engine(.committed(pick(started, step), address: url, isSecure: true))
    case .finished: engine(.finished(pick(started, step), address: url, isSecure: true))
    case .failed:
      engine(
        .failed(pick(started, step), PageFailure(.connectionLost, url: url), isLoading: step.pick % 3 == 0))
    case .cancelled:
      engine(.failed(pick(started, step), PageFailure(.cancelled, url: url), isLoading: step.pick % 3 == 0))
    case .address: engine(.addressChanged(url, isLoading: step.pick % 2 == 0))
    case .title: engine(.titleChanged("title \(step.pick)"))
    case .processEnded: engine(.processEnded)
    case .answered:
      let answer = PageAnswer(url: machine.state.url, title: machine.state.title, isBlank: step.pick % 2 == 0)
      engine(.pageAnswered(document: machine.state.document, step.pick % 3 == 0 ? nil : answer))
    case .timer: if let timer = pick(timers, step)?.0 { engine(.timerFired(timer)) }
    case .turn:
      if let turn = pick(turns, step) {
        engine(.turnBegan(turn, address: url, isLoading: step.pick % 2 == 0))
      }
    case .response:
      let kinds = [
        ResponseHead(url: url), ResponseHead(url: url, status: 404), ResponseHead(url: url, canShow: false),
        ResponseHead(url: url, status: 204, hasNoContent: true),
      ]
      respond(kinds[step.pick % kinds.count])
    }
  }

  private func pick<Value>(_ values: [Value], _ step: ModelStep) -> Value? {
    values.isEmpty ? nil : values[values.count - 1 - step.pick % min(values.count, 3)]
  }

  private mutating func command(_ command: PageCommand) {
    reloads = 0
    perform(machine.perform(command))
  }

  mutating func engine(_ event: EngineEvent) {
    if case .titleChanged(let title) = event { (titledDocument, pageTitle) = (machine.state.document, title) }
    perform(machine.receive(event), after: event)
  }

  private mutating func navigate(_ url: WebURL, _ pick: Int) {
    let causes: [NavigationAttempt.Cause] = [.link, .history, .reload, .other]
    let attempt = NavigationAttempt(
      url, frame: pick % 2 == 0 ? .main : .unknown, cause: causes[pick % 4], isRedirect: pick % 5 == 0)
    guard case .question(let question) = machine.consider(attempt) else { return }
    perform(machine.decide(question).1)
  }

  private mutating func respond(_ head: ResponseHead) {
    let (answer, effects) = machine.consider(head, inWindowOf: nil)
    perform(effects)
    if answer == .accept { perform(machine.show(head).1) }
  }

  // MARK: What must hold

  private mutating func perform(_ new: [PageEffect], after event: EngineEvent? = nil) {
    effects = new
    for effect in new {
      switch effect {
      case .load(_, let id), .reload(_, let id), .move(_, let id), .showBlank(let id): handed.append(id)
      case .startTimer(let timer, let time): timers.append((timer, time))
      case .continueNextTurn(let turn): turns.append(turn)
      case .endProcess: isForced = true
      case .emit(let event): hear(event)
      default: break
      }
    }
    if fault == nil { fault = contradiction() }
  }

  private mutating func hear(_ event: LifecycleEvent) {
    switch event {
    case .started:
      if isOpen { fault = "a load starts before the last one ended" }
      isOpen = true
    case .committed: isOpen = true
    case .finished:
      if !isOpen { fault = "a load finished twice" }
      isOpen = false
    case .failed(let failure):
      if failure.kind == .cancelled, machine.state.failure?.kind == .cancelled {
        fault = "a cancelled load is shown"
      }
      isOpen = false
    case .processEnded(let willReload):
      if willReload, !isForced { reloads += 1 }
      isForced = false
      if reloads > 2 { fault = "the page is loaded again without end" }
      isOpen = false
    case .redirected, .httpError, .sameDocumentChanged: break
    }
  }

  private func contradiction() -> String? {
    let state = machine.state
    switch state.phase {
    case .empty where state.hasPage: return "empty with a page"
    case .showing where !state.hasPage || state.url == nil: return "showing without a page"
    case .crashed where state.hasPage: return "crashed with a page"
    case .failed(let failure) where failure.kind == .cancelled: return "a cancelled load is shown"
    case .failed where state.pendingURL != nil, .crashed where state.pendingURL != nil:
      return "a failure with a pending address"
    default: break
    }
    if !state.title.isEmpty, !state.hasPage { return "a title without a page" }
    if !state.title.isEmpty, !state.isClosed, state.title != pageTitle || titledDocument != state.document {
      return "the title of another page"
    }
    if state.isClosed, effects.contains(where: { if case .emit = $0 { true } else { false } }) {
      return "an event after the end"
    }
    return nil
  }
}
