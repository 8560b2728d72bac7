public import WebAddress
public import WebPolicy

// MARK: - Overview
//
// 1. An adapter passes commands of the app to `perform` and reports of the engine to `receive`. Both return effects.
// 2. `state` is what the app reads. Only the functions of this type change it, so its values agree with each other.
// 3. A load of the app's is an `AppLoad` until it is shown or has failed. While there is one, the page that is shown may
//    not go elsewhere, and a timer bounds how long that page can delay the load.
// 4. Each load that was announced by a `started` event ends once: `end(_:)` and `announced` keep count.
// 5. Navigations and responses pass `consider`, which asks the policy.

/// The life of one web view's page as a value: commands and engine events in, state and effects out.
public struct PageStateMachine: Sendable {
  /// What does not change during the life of a viewer.
  public struct Settings: Hashable, Sendable {
    /// How often a page whose process ended is loaded again without the app asking for it.
    public var automaticReloads: Int
    /// How long a page may delay the app's load before it loses its process.
    public var unresponsiveTimeout: Duration
    /// Whether the engine distinguishes a server's redirect from a navigation of the page that is shown.
    public var reportsRedirects: Bool
    /// Whether cookies must be set before the first request.
    public var setsCookies: Bool
    /// Whether this viewer shows a window that a page opened.
    public var isWindow: Bool

    /// Settings of their parts.
    public init(
      automaticReloads: Int = 1, unresponsiveTimeout: Duration = .seconds(3), reportsRedirects: Bool = true,
      setsCookies: Bool = false, isWindow: Bool = false
    ) {
      self.automaticReloads = automaticReloads
      self.unresponsiveTimeout = unresponsiveTimeout
      self.reportsRedirects = reportsRedirects
      self.setsCookies = setsCookies
      self.isWindow = isWindow
    }
  }

  /// What the app can read.
  public internal(set) var state = PageState()
  /// The rules for addresses; they apply from the next navigation on.
  public var policy: NavigationPolicy
  /// The request that the window came from; nil in a viewer that no page opened.
  public var window: PopupRequest?
  /// The clock by which the life of a page is measured.
  public var now: @Sendable () -> ContinuousClock.Instant = { .now }

  let settings: Settings
  var effects: [PageEffect] = []

  // The loads.
  var loadCount = 0
  var appLoad: AppLoad?
  /// The load that the engine has started and that has not ended.
  var current: LoadID?
  /// Whether nothing of that one is shown yet.
  var isProvisional = false
  /// The load whose start was emitted and whose end was not.
  var announced: (id: LoadID?, url: WebURL)?
  /// The loads whose end is known already, so that the engine's report of it is ignored.
  var silenced: Set<LoadID> = []
  /// The empty page that replaces a denied one.
  var blank: LoadID?
  /// The page that is complete for the engine, and whose last values are being asked for.
  var finishing: Finishing?
  /// The denial that ends the load in progress, until the engine reports its end.
  var denial: Denial?
  /// The HTTP error status of the page that is loading.
  var errorStatus: Int?

  // The sources.
  /// What the app asked for last.
  var asked: PageSource?
  /// What was started last, by the app or instead of its request.
  var last: PageSource?
  /// What the shown failure is about; nil if a page went there by itself.
  var failed: PageSource?
  /// What the shown page was made from; nil if a link or a script led to it.
  var shown: PageSource?
  /// The addresses for which the app supplied content.
  var supplied: Set<WebURL> = []
  /// The folders whose files may be shown.
  var folders: [FileFolder] = []

  // The policy's answers.
  var upgrades = Upgrades()
  /// The address that the policy allowed a page to go to last.
  var allowed: WebURL?
  /// The address that the policy allowed a server to redirect to last.
  var allowedRedirect: WebURL?
  /// The addresses that were allowed because the user asked for them, until their responses arrive.
  var userRequests: [WebURL] = []
  /// Whether the user caused what the policy allowed last.
  var isByUser = false

  // The process.
  /// Whether the process runs a document, which could delay a load.
  var hasDocument = false
  /// Since when the page has been shown.
  var shownSince: ContinuousClock.Instant?
  /// How often the page was loaded again automatically since the user or the app last chose a page.
  var automaticReloads = 0
  /// Whether the load in progress is one of those.
  var isAutomatic = false
  /// Whether the app's load ended the process, and goes on in a new one.
  var isReplacingProcess = false
  /// Whether the page of a closed viewer has gone by itself.
  var hasLeft = false
  var needsCookies: Bool

  // What the engine said last.
  var engineAddress: WebURL?
  var engineIsLoading = false
  var engineCanGoBack = false

  /// A machine without a page.
  public init(policy: NavigationPolicy = NavigationPolicy(), settings: Settings = Settings()) {
    self.policy = policy
    self.settings = settings
    needsCookies = settings.setsCookies
  }

  /// A page whose load is complete for the engine.
  struct Finishing {
    let document: Int
    let errorStatus: Int?
  }

  /// Why a load in progress ends.
  struct Denial {
    let failure: PageFailure
    /// What the policy was asked, where it denied the address.
    let request: NavigationRequest?
    let verdict: Verdict?
  }
}

extension PageStateMachine {
  /// A number for a load that a page started.
  public mutating func makeLoadID() -> LoadID {
    loadCount += 1
    return loadCount
  }

  /// The address that the policy allowed a page to go to last, until its page is shown or fails.
  public var allowedAddress: WebURL? { allowed }
  /// Whether the user caused the navigation that was allowed last.
  public var isAllowedByUser: Bool { isByUser }

  /// Whether the engine has started a load without displaying anything of it yet.
  public var isProvisionalLoad: Bool { isProvisional }

  /// Whether a page is loading and nothing of it is shown, or the app's load is waiting for its turn.
  public var isWaiting: Bool { isProvisional || appLoad.map { !$0.isQuiet } ?? false || !state.hasPage }

  /// Whether the app's load is waiting for the shown page to give way to it.
  public var isLeaving: Bool { appLoad.map { $0.isHanded && !$0.hasStarted } ?? false && hasDocument }

  /// Whether the engine may have started a process for the view.
  var hasProcess: Bool { hasDocument || current != nil || loadCount > 0 || settings.isWindow }

  /// Runs a change, and returns the effects that it collected.
  mutating func collect(_ change: (inout Self) -> Void) -> [PageEffect] {
    effects = []
    change(&self)
    var canGoBack = engineCanGoBack
    // The page that a failure covers is what "back" leads to.
    if case .failed = state.phase, state.hasPage { canGoBack = true }
    state.canGoBack = canGoBack
    defer { effects = [] }
    return effects
  }

  mutating func emit(_ event: LifecycleEvent) { effects.append(.emit(event)) }

  /// Ends the announced load, if there is one.
  mutating func end(_ event: LifecycleEvent) {
    announced = nil
    emit(event)
  }

  /// Ends a load that is announced and will not be reported any more.
  mutating func endAnnounced() {
    guard let announced else { return }
    if let id = announced.id { silenced.insert(id) }
    effects.append(.loadEnded)
    end(.failed(PageFailure(.cancelled, url: announced.url)))
  }

  /// The page that is being loaded is at an address; a covered or ended page has none.
  mutating func setPending(_ url: WebURL?) {
    switch state.phase {
    case .failed, .crashed: state.pendingURL = nil
    case .empty, .loading, .showing: state.pendingURL = url
    }
  }

  /// Shows a failure; `source` is what failed, if the app had asked for it.
  mutating func fail(_ failure: PageFailure, of source: PageSource?) {
    if let current { silenced.insert(current) }
    state.progress = 0
    state.pendingURL = nil
    failed = source
    finishing = nil
    state.phase = .failed(failure)
    end(.failed(failure))
  }

  /// The app's load fails, and can be tried again.
  mutating func failAppLoad(_ failure: PageFailure) {
    let source = appLoad?.source
    appLoad = nil
    fail(failure, of: source)
  }

  /// The policy denied something.
  mutating func block(_ request: NavigationRequest, _ verdict: Verdict) {
    effects.append(.block(request, verdict))
  }

  /// The phase while nothing loads.
  var restingPhase: PagePhase { state.hasPage ? .showing : .empty }
}
