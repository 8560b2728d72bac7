#if os(Linux)
  import WebKit

  extension WKDownload {
    /// Calls a function after each change of the progress, until the returned value is dropped.
    func followProgress(_ perform: @escaping @MainActor () -> Void) -> AnyObject? {
      onProgress = perform
      return nil
    }
  }
#endif
