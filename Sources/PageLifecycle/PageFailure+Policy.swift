package import WebAddress
package import WebPolicy

extension PageFailure {
  /// The failure of an app's load that the policy would return to the app.
  init(routedBack verdict: Verdict, url: WebURL) {
    let isWebPage = url.scheme == "https" || url.scheme == "http"
    self.init(isWebPage ? .blocked(verdict) : .unsupportedScheme(url.scheme.name), url: url)
  }

  /// The failure of a page that the policy denies.
  package init(_ verdict: Verdict, url: WebURL) {
    if case .cleartext = verdict.reason {
      self.init(.cleartextBlocked(domain: url.host?.description ?? ""), url: url)
    } else {
      self.init(.blocked(verdict), url: url)
    }
  }
}
