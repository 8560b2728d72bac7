public import Foundation
internal import GLib

/// The cookies of a data store.
@MainActor
public final class WKHTTPCookieStore: NSObject {
  private let session: NetworkSession
  private var observers: [WeakObserver] = []
  private var connection: SignalConnection?

  private struct WeakObserver { weak var observer: (any WKHTTPCookieStoreObserver)? }

  init(_ session: NetworkSession) {
    self.session = session
    super.init()
  }

  /// All cookies of the store, those that scripts cannot see included.
  public func allCookies() async -> [HTTPCookie] { await CookieJar.all(session) }

  /// Adds a cookie, or replaces the one with its name, domain and path; later requests carry it.
  public func setCookie(_ cookie: HTTPCookie) async { await CookieJar.add(cookie, session) }

  /// Removes the cookie with the same name, domain and path.
  public func deleteCookie(_ cookie: HTTPCookie) async { await CookieJar.delete(cookie, session) }

  /// Notifies an observer of changes; the store does not keep it alive.
  public func add(_ observer: any WKHTTPCookieStoreObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
    observers.append(WeakObserver(observer: observer))
    if connection == nil {
      connection = SignalConnection(UnsafeMutableRawPointer(session.cookieManager), "changed") {
        [weak self] _ in
        self?.changed()
      }
    }
  }

  /// Stops notifying an observer.
  public func remove(_ observer: any WKHTTPCookieStoreObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
    if observers.isEmpty { connection = nil }
  }

  private func changed() {
    for entry in observers { entry.observer?.cookiesDidChange(in: self) }
  }
}

/// Hears of changes to a store's cookies.
@MainActor
public protocol WKHTTPCookieStoreObserver: AnyObject {
  /// A cookie has come, changed or gone.
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}
