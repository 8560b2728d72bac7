public import Foundation

/// One load of a page, from its start to its end: the same object in every call that concerns it.
@MainActor
public final class WKNavigation: NSObject {
  nonisolated override init() { super.init() }
}
