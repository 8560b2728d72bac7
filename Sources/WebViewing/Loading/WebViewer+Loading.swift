import Foundation
public import WebAddress
import WebKit
import WebPolicy

extension WebViewer {
  /// Loads a page; one that is still on its way is given up.
  ///
  /// An address that the policy does not allow, or that is not for a web view, fails at once with the reason.
  public func load(_ url: WebURL) { load(.url(url)) }

  /// Loads a page; one that is still on its way is given up.
  ///
  /// An address that the policy does not allow, or that is not for a web view, fails at once with the reason.
  public func load(_ source: PageSource) {
    requests.automaticReloads = 0
    closeOverlays()
    requests.upgraded = []
    requests.asked = source
    begin(source)
  }

  /// Loads a page, unless it is the one that was asked for last: a view may ask at each of its updates.
  ///
  /// Where the person or the page has gone elsewhere since, they stay there. A page that failed is not loaded again either;
  /// ``retry()`` does that.
  public func show(_ source: PageSource) {
    guard requests.asked != source else { return }
    load(source)
  }

  /// Loads the page again, after a failure the one that failed.
  public func retry() {
    guard !isClosed else { return }
    requests.automaticReloads = 0
    requests.upgraded = []
    if let failure {
      if let source = requests.failed { return begin(source) }
      if let url = failure.url ?? url { return begin(.url(url)) }
    }
    if webView.url != nil, hasPage {
      if let given = shownAsGiven { begin(given) } else { webView.reload() }
    } else if let last = requests.last {
      begin(last)
    }
  }

  /// Loads the page again; `fromOrigin` asks the server for all of it, whatever the cache holds.
  public func reload(fromOrigin: Bool = false) {
    guard !isClosed, fromOrigin, failure == nil, hasPage, shownAsGiven == nil else { return retry() }
    webView.reloadFromOrigin()
  }

  /// The page that shows, where the app itself gave it: the engine would ask a server for it.
  private var shownAsGiven: PageSource? {
    switch requests.shown {
    case .html, .data, .file: requests.shown
    case .url, .request, nil: nil
    }
  }

  /// Gives up the page that is on its way; the one before it stays.
  public func stop() {
    guard let own = requests.own, !own.hasStarted else { return webView.stopLoading() }
    dropOwnLoad()
    webView.stopLoading()
    pendingURL = nil
    // A load of the page's own that this one would have overtaken ends by the engine's word.
    if requests.current == nil { phase = hasPage ? .showing : .empty }
    hub.tell(.failed(PageFailure(.cancelled, url: own.source.url)))
  }

  /// Goes one page back; after a failure, to the page that it took the place of.
  public func goBack() {
    guard !isClosed else { return }
    if case .failed = phase, hasPage {
      phase = .showing
    } else {
      requests.isMoving = canGoBack
      webView.goBack()
    }
  }

  /// Goes one page forward.
  public func goForward() {
    guard !isClosed else { return }
    requests.isMoving = canGoForward
    webView.goForward()
  }

  func begin(_ source: PageSource) {
    guard !isClosed else { return }
    requests.last = source
    switch source {
    case .url(let url), .request(let url, _):
      let request = NavigationRequest(
        url: url, frame: .main, isUserGesture: true, initiator: .app, window: popup?.wish)
      let verdict = policy.verdict(for: request)
      switch verdict.outcome {
      case .allow: perform(source)
      case .upgrade(let secure):
        requests.upgraded.insert(secure)
        perform(source.with(secure))
      case .deny: refuse(PageFailure(verdict, url: url), request, verdict)
      // Handed back, it could come round for ever: whoever asks the viewer has decided already.
      case .route:
        refuse(PageFailure(handedBack: verdict, url: url), request, verdict)
      }
    case .html, .data, .file:
      if let base = source.url { requests.given.insert(base) }
      if case .file(_, let folder) = source, let folder = FileFolder(folder),
        !requests.folders.contains(folder)
      {
        requests.folders.append(folder)
      }
      perform(source)
    }
  }

  private func perform(_ source: PageSource) {
    // Only a place in the page that shows: the engine goes there, and neither starts nor finishes anything.
    if hasPage, failure == nil, requests.own == nil, !requests.isProvisional, case .url(let next) = source,
      let url,
      next.fragment != nil, next != url, next.isSameDocument(as: url)
    {
      _ = hand(next, headers: [:])
      return
    }
    let number = expect(source)
    guard !cookiesToSet.isEmpty else { return handOwnLoad() }
    // The first request carries them, so it waits until the engine has them.
    Task { [weak self] in
      await self?.setCookies()
      guard let self, requests.own?.number == number, !isClosed else { return }
      handOwnLoad()
    }
  }

  /// Keeps the books on a load of the app's, which the engine shall be asked for; returns its number.
  @discardableResult
  func expect(_ source: PageSource) -> Int {
    dropOwnLoad()
    requests.count += 1
    let isAmbiguous = hasPage && !WKNavigationAction.tellsRedirects
    requests.own = AppLoad(source: source, number: requests.count, isAmbiguous: isAmbiguous)
    requests.failed = nil
    phase = .loading
    pendingURL = source.url
    return requests.count
  }

  /// Forgets the load that the app asked for; where the engine has not begun it, nobody hears of it any more.
  func dropOwnLoad() {
    if let own = requests.own, own.isHanded, !own.hasStarted { requests.silent = own.navigation }
    requests.own = nil
  }

  private func handOwnLoad() {
    guard let source = requests.own?.source else { return }
    requests.own?.isHanded = true
    let navigation = hand(source)
    requests.own?.navigation = navigation
  }

  private func hand(_ source: PageSource) -> WKNavigation? {
    switch source {
    case .url(let url): return hand(url, headers: [:])
    case .request(let url, let headers): return hand(url, headers: headers)
    case .html(let text, let base):
      return webView.loadHTMLString(text, baseURL: base.flatMap { URL(string: $0.href) })
    case .data(let data, let type, let encoding, let base):
      if let address = URL(string: base.href) {
        return webView.load(data, mimeType: type, characterEncodingName: encoding, baseURL: address)
      }
      failOwnLoad(PageFailure(.cannotShow(mimeType: nil), url: base))
    case .file(let file, let folder):
      if file.isFileURL, folder.isFileURL,
        let navigation = webView.loadFileURL(file, allowingReadAccessTo: folder)
      {
        return navigation
      }
      failOwnLoad(
        PageFailure(.fileUnreadable, url: nil, detail: "\(file.absoluteString) is not a file: address"))
    }
    return nil
  }

  private func hand(_ url: WebURL, headers: [String: String]) -> WKNavigation? {
    guard let address = URL(string: url.href) else {
      failOwnLoad(PageFailure(.cannotShow(mimeType: nil), url: url))
      return nil
    }
    var request = URLRequest(url: address)
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    return webView.load(request)
  }

  /// Fails without having asked the engine, and gives up what it is at.
  private func refuse(_ failure: PageFailure, _ request: NavigationRequest, _ verdict: Verdict) {
    let source = requests.last
    dropOwnLoad()
    block(request, verdict)
    fail(failure, of: source)
    webView.stopLoading()
  }

  /// Keeps the books on something that the policy did not let happen.
  func block(_ request: NavigationRequest, _ verdict: Verdict) {
    blockLog.record(request, verdict)
    hub.tell(.blocked(BlockedNavigation(request: request, verdict: verdict)))
  }

  /// The app's own load fails, and what it was about can be tried again.
  func failOwnLoad(_ failure: PageFailure) {
    let source = requests.own?.source
    requests.own = nil
    fail(failure, of: source)
  }

  /// Shows a failure; the source is what failed, where the app had asked for it.
  func fail(_ failure: PageFailure, of source: PageSource?) {
    progress = 0
    pendingURL = nil
    requests.failed = source
    phase = .failed(failure)
    hub.tell(.failed(failure))
  }
}

extension PageSource {
  fileprivate func with(_ url: WebURL) -> PageSource {
    if case .request(_, let headers) = self { .request(url, headers: headers) } else { .url(url) }
  }
}

extension PageFailure {
  /// The failure of a load of the app's own that a policy would hand back to the app.
  init(handedBack verdict: Verdict, url: WebURL) {
    let isWebPage = url.scheme == "https" || url.scheme == "http"
    self.init(isWebPage ? .blocked(verdict) : .unsupportedScheme(url.scheme.name), url: url)
  }

  /// The failure of a page that a policy keeps from loading.
  init(_ verdict: Verdict, url: WebURL) {
    if case .cleartext = verdict.reason {
      self.init(.cleartextBlocked(domain: url.host?.description ?? ""), url: url)
    } else {
      self.init(.blocked(verdict), url: url)
    }
  }
}
