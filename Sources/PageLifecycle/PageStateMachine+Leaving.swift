import WebAddress

// How long a page can delay the app's load.
//
// WebKit asks the process of the shown page before it leaves that page. A script that runs without an end never
// answers, and a page that navigates all the time makes the engine drop the app's load. So:
//
// 1. Two thirds of the limit after the engine was asked, the page is asked for its address.
// 2. At the limit, a page loses its process if it has not answered, if the app's load has not started, or if it tries to
//    go elsewhere all the time; the app's load is asked for once more. A page that answers while the server is slow is
//    asked again and again.
// 3. Once more after a longer time without a report of the engine, the load fails as timed out.
// 4. A load that the engine drops because the page went elsewhere is repeated twice, then the process ends.

extension PageStateMachine {
  /// How often the engine may drop the app's load for the page's sake before the page loses its process.
  private static let mostDrops = 2

  /// How often the page may try to go elsewhere during the app's load before it loses its process at the limit.
  private static let mostContests = 3

  /// How long the engine may report nothing about a load in a process of its own.
  var giveUpTimeout: Duration { max(settings.unresponsiveTimeout * 10, .seconds(30)) }

  /// Bounds the time in which the engine must report something about the app's load.
  mutating func bound(_ id: LoadID) {
    if hasDocument {
      effects.append(.startTimer(.askBeforeLeaving(id), after: settings.unresponsiveTimeout * 2 / 3))
    } else {
      effects.append(.startTimer(.giveUp(id), after: giveUpTimeout))
    }
  }

  mutating func timerFired(_ timer: PageTimer) {
    switch timer {
    case .askBeforeLeaving(let id):
      guard var load = appLoad, load.id == id else { return }
      guard hasDocument else { return bound(id) }
      load.awaitsAnswer = true
      appLoad = load
      effects.append(.askPage(document: state.document))
      effects.append(.startTimer(.leave(id), after: settings.unresponsiveTimeout / 3))
    case .leave(let id):
      guard let load = appLoad, load.id == id, hasDocument else { return }
      if load.awaitsAnswer || !load.hasStarted || load.contests >= Self.mostContests {
        replaceProcess()
      } else {
        bound(id)
      }
    case .giveUp(let id):
      guard let load = appLoad, load.id == id, !load.hasStarted else { return }
      effects.append(.stop)
      silenced.insert(id)
      failAppLoad(PageFailure(.timedOut, url: load.source?.url ?? state.url))
    case .close:
      break
    }
  }

  /// The page answered how it is.
  mutating func pageAnswered(_ document: Int, _ answer: PageAnswer?) {
    guard document == state.document else { return }
    if let finishing, finishing.document == document {
      if let answer { accept(answer) }
      completeFinishing(isBlank: answer?.isBlank ?? false)
    }
    guard let answer, let load = appLoad, load.awaitsAnswer else { return }
    appLoad?.awaitsAnswer = false
    guard !load.hasStarted, !isProvisional else { return }
    switch load.target {
    case .fragment(let source), .page(let source):
      // The engine took it for a place in the page.
      guard let url = source.url, url.fragment != nil, answer.url == url else { return }
      appLoad = nil
      accept(answer)
      if state.phase == .loading { state.phase = restingPhase }
      state.pendingURL = nil
    case .history:
      guard let address = load.address else { return appLoad = nil }
      if answer.url == address {
        appLoad = nil
        accept(answer)
      }
    case .reload: break
    }
  }

  /// Ends the process of a page that delays the app's load; the load goes on in a new one.
  mutating func replaceProcess() {
    guard let load = appLoad else { return }
    isReplacingProcess = true
    effects.append(.endProcess)
    // The engine reports the end by itself where it can end a process. If not, the load is repeated or given up.
    effects.append(.startTimer(.giveUp(load.id), after: giveUpTimeout))
  }

  /// The engine dropped the app's load because the page went elsewhere: true if the load goes on.
  mutating func repeatDroppedLoad(_ load: AppLoad) -> Bool {
    guard load.contests > 0, hasDocument else { return false }
    if load.drops >= Self.mostDrops {
      // The process ends with the load still expected.
      appLoad?.hasStarted = false
      replaceProcess()
    } else {
      silenced.insert(load.id)
      appLoad = nil
      expect(load.target, drops: load.drops + 1)
      // A page that contested one load contests the next.
      appLoad?.contests = load.contests
    }
    return true
  }
}
