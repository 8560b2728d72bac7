public import WebAddress
import WebKit

extension WebViewer {
  /// Loads a page; a page that is still loading is cancelled.
  ///
  /// An address that the policy does not allow, or that is not for a web view, fails at once with the reason. A shown page
  /// that does not give way within ``ViewerOptions/unresponsiveTimeout`` loses its process.
  public func load(_ url: WebURL) { load(.url(url)) }

  /// Loads a page; a page that is still loading is cancelled.
  ///
  /// An address that the policy does not allow, or that is not for a web view, fails at once with the reason. A shown page
  /// that does not give way within ``ViewerOptions/unresponsiveTimeout`` loses its process.
  public func load(_ source: PageSource) { perform(.load(source)) }

  /// Loads a page, unless the app asked for the same page last: a view may ask at each of its updates.
  ///
  /// If the user or the page has gone elsewhere since, the viewer stays there. A page that failed is not loaded again either;
  /// ``retry()`` does that.
  public func show(_ source: PageSource) { perform(.show(source)) }

  /// Loads the page again; after a failure, the page that failed.
  public func retry() { perform(.retry) }

  /// Loads the page again; `fromOrigin` asks the server for all of it and ignores the cache.
  public func reload(fromOrigin: Bool = false) { perform(.reload(fromOrigin: fromOrigin)) }

  /// Cancels the load in progress; the page before it stays.
  public func stop() { perform(.stop) }

  /// Goes one page back; after a failure, to the page that the failure covers.
  public func goBack() { perform(.goBack) }

  /// Goes one page forward.
  public func goForward() { perform(.goForward) }
}
