/// Keeps the books on loads, so that each is told of in Apple's order and ends once.
///
/// WebKitGTK says "finished" after every failure, and names no load; this remembers which load runs, and whether its end
/// has been told.
@MainActor
struct NavigationLifecycle {
  /// The load that the app asked for and the engine has not started yet.
  private var requested: WKNavigation?
  /// The load that runs.
  private(set) var current: WKNavigation?
  /// Whether the last load failed.
  private(set) var hasFailed = false

  /// The app asks for a load.
  mutating func request() -> WKNavigation {
    let navigation = WKNavigation()
    requested = navigation
    hasFailed = false
    return navigation
  }

  /// The engine starts a load: the one asked for, or one of the page's own.
  mutating func start() -> WKNavigation {
    let navigation = requested ?? WKNavigation()
    requested = nil
    current = navigation
    hasFailed = false
    return navigation
  }

  /// The load ends well; nil where its end has been told already.
  mutating func finish() -> WKNavigation? {
    defer { current = nil }
    return current
  }

  /// The load fails; where the engine had not even started one, it is the one that the app asked for.
  mutating func fail() -> WKNavigation {
    let navigation = current ?? requested ?? WKNavigation()
    if current == nil { requested = nil }
    current = nil
    hasFailed = true
    return navigation
  }
}
