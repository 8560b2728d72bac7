/// Tracks loads, so that the delegate receives the events of each in Apple's order and each ends once.
///
/// WebKitGTK reports "finished" after every failure and does not name the load. This type stores which load is current, and
/// whether its end has been reported.
@MainActor
struct NavigationLifecycle {
  /// The loads that the app asked for and the engine has not started yet, with the addresses that the engine goes by.
  private var requested: [(navigation: WKNavigation, address: String?)] = []
  /// The address of the app's that the policy let through last.
  private var allowedAddress: String?
  /// The load that runs.
  private(set) var current: WKNavigation?
  /// Whether the load that runs has begun to show.
  private(set) var isCommitted = false
  /// The progress to report while nothing loads: the engine keeps the value of a failed load.
  private(set) var restingProgress = 0.0

  /// Whether the app has asked for a load that the engine has not started yet.
  var isAwaited: Bool { !requested.isEmpty }

  /// The app has asked for a load, and the engine has taken it.
  mutating func expect(_ navigation: WKNavigation, address: String?) {
    requested.append((navigation, address))
  }

  /// The policy lets an address through, which the engine may start now.
  mutating func allowed(address: String) {
    allowedAddress = requested.contains { $0.address == address } ? address : nil
  }

  /// The engine starts a load: one that was asked for, or one of the page's own.
  ///
  /// The view's address is that of the newest load; an older one that the engine still starts is known by the policy's
  /// last word.
  mutating func start(address: String?) -> WKNavigation {
    let started = allowedAddress ?? address
    allowedAddress = nil
    var navigation = WKNavigation()
    // Of two loads of one address, the engine starts the later one.
    if let index = requested.lastIndex(where: { $0.address == nil || $0.address == started }) {
      navigation = requested[index].navigation
      requested.removeFirst(index + 1)
    } else {
      requested = []
    }
    current = navigation
    isCommitted = false
    return navigation
  }

  /// The page begins to show; nil where no load runs.
  mutating func commit() -> WKNavigation? {
    isCommitted = current != nil
    return current
  }

  /// The load succeeds; nil where its end has already been reported.
  mutating func finish() -> WKNavigation? {
    defer { current = nil }
    if current != nil { restingProgress = 1 }
    return current
  }

  /// The load fails; nil where its end has already been reported.
  mutating func fail() -> WKNavigation? {
    defer { current = nil }
    if current != nil { restingProgress = 0 }
    return current
  }

  /// The load stopped at a certificate and waits for the app; nil where its end has already been reported.
  mutating func hold() -> WKNavigation? { fail() }

  /// Forgets the loads that the engine has not started: they have been stopped.
  mutating func forgetRequested() { requested = [] }

  /// Takes back the load of an address that the app asked for; nil where it asked for none.
  mutating func takeRequested(address: String) -> WKNavigation? {
    guard let index = requested.firstIndex(where: { $0.address == address }) else { return nil }
    return requested.remove(at: index).navigation
  }

  /// A policy denied an address, so a load of it will not start.
  mutating func denied(address: String) {
    requested.removeAll { $0.address == address }
  }

  /// The page's process ended: no load is current, and no further event of one is reported.
  mutating func reset() {
    requested = []
    current = nil
    restingProgress = 0
  }
}
