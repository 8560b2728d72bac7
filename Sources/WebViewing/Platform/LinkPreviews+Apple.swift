#if canImport(Darwin)
  import WebKit

  extension WKWebView {
    /// Keeps WebKit from showing where a link leads when it is pressed long or hard.
    ///
    /// It would load that page without asking anybody, and open it in the system's browser: past every rule.
    func forbidLinkPreviews() { allowsLinkPreview = false }
  }
#endif
