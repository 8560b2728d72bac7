import Foundation
public import Observation
public import WebAddress
public import WebKit
public import WebPolicy

/// The model of one in-app web view: what it loads, how far it is, what went wrong.
///
/// Every property can be observed. A front shows the ``webView`` and these properties; it decides nothing.
@MainActor
@Observable
public final class WebViewer {
  /// Where the viewer stands.
  public enum Phase: Hashable, Sendable {
    /// Nothing has been loaded yet.
    case empty
    /// A page is on its way; the one before it, if any, still shows.
    case loading
    /// The page is complete.
    case loaded
    /// The page cannot be shown, and a front shows the failure in its place.
    case failed(PageFailure)
  }

  /// Where the viewer stands.
  public internal(set) var phase = Phase.empty
  /// The page's title; empty where it has none.
  public internal(set) var title = ""
  /// The address of the page that shows, or of the one that is on its way.
  public internal(set) var url: WebURL?
  /// How much of the page has come, from 0 to 1.
  public internal(set) var progress = 0.0
  /// Whether the history has an earlier page.
  public internal(set) var canGoBack = false
  /// Whether the history has a later page.
  public internal(set) var canGoForward = false
  /// Whether ``close()`` has been called; a closed viewer loads nothing.
  public private(set) var isClosed = false

  /// Which navigations happen here.
  public var policy: NavigationPolicy

  /// Takes a link that the policy handed off, for a router to say where it leads.
  @ObservationIgnored public var onHandOff: (@MainActor (WebURL) -> Void)?
  /// Called once, when the viewer is closed.
  @ObservationIgnored public var onClose: (@MainActor () -> Void)?

  /// The view that shows the page.
  @ObservationIgnored public let webView: WKWebView

  @ObservationIgnored private var adapter: NavigationAdapter?
  @ObservationIgnored private var observations: [NSKeyValueObservation] = []
  @ObservationIgnored private var requestedURL: WebURL?

  /// A viewer without a page.
  ///
  /// - Parameters:
  ///   - policy: Which navigations happen here.
  ///   - storage: Where cookies and caches are kept.
  public init(policy: NavigationPolicy = NavigationPolicy(), storage: DataStorage = .shared) {
    self.policy = policy
    let configuration = WKWebViewConfiguration()
    if storage == .inMemory { configuration.websiteDataStore = .nonPersistent() }
    webView = WKWebView(frame: .zero, configuration: configuration)
    let adapter = NavigationAdapter(self)
    self.adapter = adapter
    webView.navigationDelegate = adapter
    follow()
  }

  /// Loads a page; a page that is still on its way is given up.
  ///
  /// An address that the policy does not allow fails at once, with the policy's reason.
  public func load(_ url: WebURL) {
    guard !isClosed else { return }
    requestedURL = url
    let request = NavigationRequest(url: url, frame: .main, isUserGesture: true)
    switch policy.verdict(for: request) {
    case .deny(let reason): fail(PageFailure(.blocked(reason), url: url))
    case .handOff: onHandOff?(url)
    case .allow:
      guard let address = URL(string: url.href) else {
        return fail(PageFailure(.cannotShow(mimeType: nil), url: url))
      }
      phase = .loading
      webView.load(URLRequest(url: address))
    }
  }

  /// Loads the page again, after a failure the one that failed.
  public func retry() {
    if case .failed(let failure) = phase, let url = failure.url ?? requestedURL { return load(url) }
    guard webView.url == nil else {
      webView.reload()
      return
    }
    if let requestedURL { load(requestedURL) }
  }

  /// Gives up the page that is on its way; the one before it stays.
  public func stop() { webView.stopLoading() }

  /// Goes one page back.
  public func goBack() { webView.goBack() }

  /// Goes one page forward.
  public func goForward() { webView.goForward() }

  /// Ends the viewer: stops loading and tells ``onClose``; again does nothing.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    webView.stopLoading()
    onClose?()
    onClose = nil
    onHandOff = nil
  }

  func fail(_ failure: PageFailure) {
    progress = 0
    phase = .failed(failure)
  }

  private func follow() {
    observations = [
      webView.observe(\.title) { [weak self] view, _ in
        MainActor.assumeIsolated { self?.title = view.title ?? "" }
      },
      webView.observe(\.url) { [weak self] view, _ in
        MainActor.assumeIsolated { self?.url = view.url.flatMap { WebURL($0.absoluteString) } }
      },
      webView.observe(\.estimatedProgress) { [weak self] view, _ in
        MainActor.assumeIsolated { self?.progress = view.estimatedProgress }
      },
      webView.observe(\.canGoBack) { [weak self] view, _ in
        MainActor.assumeIsolated { self?.canGoBack = view.canGoBack }
      },
      webView.observe(\.canGoForward) { [weak self] view, _ in
        MainActor.assumeIsolated { self?.canGoForward = view.canGoForward }
      },
    ]
  }
}
