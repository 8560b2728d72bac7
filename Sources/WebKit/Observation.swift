/// What changed, in the spelling of key-value observing.
public struct NSKeyValueObservedChange<Value> {
  /// The value before the change, where it was asked for; never known here.
  public let oldValue: Value?
  /// The value after the change.
  public let newValue: Value?
}

/// When an observer is notified of a property's value; the names are those of key-value observing.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The change carries the new value; it always does.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The handler is also called at once.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

/// A handler that hears of a property's changes; dropping it ends that.
public final class NSKeyValueObservation: Sendable {
  private let end: @MainActor @Sendable () -> Void

  init(end: @escaping @MainActor @Sendable () -> Void) { self.end = end }

  deinit { invalidate() }

  /// Lets the handler go.
  public func invalidate() {
    let end = end
    if isOnMainActor() { MainActor.assumeIsolated { end() } } else { Task { @MainActor in end() } }
  }
}

/// One handler of one view.
@MainActor
struct PropertyObserver {
  let keyPath: AnyKeyPath
  let notify: @MainActor () -> Void
}

extension WKWebView: KeyValueObservable {}

/// Lets an extension's method name the type of the object it is called on.
@MainActor
public protocol KeyValueObservable: AnyObject {}

extension KeyValueObservable where Self: WKWebView {
  /// Runs the handler after each change of a property, on the main actor.
  ///
  /// The properties that change by themselves are `title`, `url`, `isLoading`, `estimatedProgress`, `canGoBack` and
  /// `canGoForward`. The handler is released with the returned observation.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let notify: @MainActor () -> Void = { [weak self] in
      guard let self else { return }
      changeHandler(self, NSKeyValueObservedChange(oldValue: nil, newValue: self[keyPath: keyPath]))
    }
    let id = addObserver(PropertyObserver(keyPath: keyPath, notify: notify))
    if options.contains(.initial) { notify() }
    return NSKeyValueObservation { [weak self] in self?.removeObserver(id) }
  }
}
