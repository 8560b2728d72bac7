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

  /// Whether a page shows, or would where a failure shows in its place.
  public internal(set) var hasPage = false

  /// Takes a link of a page that the policy handed off, for a router to say where it leads.
  @ObservationIgnored public var onHandOff: (@MainActor (WebURL) -> Void)?
  /// Told of each navigation of a page that the policy denied, with its reason; the page stays.
  @ObservationIgnored public var onDenied: (@MainActor (WebURL, DenialReason) -> Void)?
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
  /// An address that the policy does not allow, or that is not for a web view, fails at once with the reason.
  public func load(_ url: WebURL) {
    guard !isClosed else { return }
    requestedURL = url
    let request = NavigationRequest(url: url, frame: .main, isUserGesture: true)
    switch policy.verdict(for: request) {
    case .deny(let reason): refuse(PageFailure(.blocked(reason), url: url))
    // Handed back, it could come round for ever: whoever asks the viewer has decided already.
    case .handOff: refuse(PageFailure(.blocked(.notForViewer(scheme: url.scheme.name)), url: url))
    case .allow:
      guard let address = URL(string: url.href) else {
        return refuse(PageFailure(.cannotShow(mimeType: nil), url: url))
      }
      phase = .loading
      adapter?.appAsksForLoad()
      webView.load(URLRequest(url: address))
    }
  }

  /// Loads the page again, after a failure the one that failed.
  public func retry() {
    guard !isClosed else { return }
    if case .failed(let failure) = phase, let url = failure.url ?? requestedURL { return load(url) }
    guard webView.url == nil else {
      webView.reload()
      return
    }
    if let requestedURL { load(requestedURL) }
  }

  /// Gives up the page that is on its way; the one before it stays.
  public func stop() { webView.stopLoading() }

  /// Goes one page back; after a failure, to the page that it took the place of.
  public func goBack() {
    guard !isClosed else { return }
    if case .failed = phase, hasPage {
      phase = .loaded
    } else {
      webView.goBack()
    }
  }

  /// Goes one page forward.
  public func goForward() {
    if !isClosed { webView.goForward() }
  }

  /// Ends the viewer: stops loading, ends the page with its scripts, and tells ``onClose``; again does nothing.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    observations = []
    webView.navigationDelegate = nil
    webView.stopLoading()
    // Somebody may hold the viewer for long; its page shall not go on.
    webView.loadHTMLString("", baseURL: nil)
    onClose?()
    (onClose, onHandOff, onDenied) = (nil, nil, nil)
  }

  /// Fails without having asked the engine, and gives up what it is at.
  private func refuse(_ failure: PageFailure) {
    fail(failure)
    webView.stopLoading()
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
