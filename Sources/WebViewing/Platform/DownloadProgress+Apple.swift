#if canImport(Darwin)
  import Foundation
  import WebKit

  extension WKDownload {
    /// Calls a function after each change of the progress, until the returned value is dropped.
    func followProgress(_ perform: @escaping @MainActor () -> Void) -> AnyObject? {
      progress.observe(\.completedUnitCount) { _, _ in
        Task { @MainActor in perform() }
      }
    }
  }
#endif
