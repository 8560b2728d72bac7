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
    begin(source)
  }

  /// Loads a page, unless it is the one that was asked for last: a view may ask at each of its updates.
  ///
  /// A page that failed is not loaded again either; ``retry()`` does that.
  public func show(_ source: PageSource) {
    guard requests.last != source else { return }
    load(source)
  }

  /// Loads the page again, after a failure the one that failed.
  public func retry() {
    guard !isClosed else { return }
    requests.automaticReloads = 0
    if let failure {
      if let source = requests.last, source.url == nil || source.url == failure.url { return begin(source) }
      if let url = failure.url ?? url { return begin(.url(url)) }
    }
    if webView.url != nil, hasPage {
      webView.reload()
    } else if let last = requests.last {
      begin(last)
    }
  }

  /// Loads the page again; `fromOrigin` asks the server for all of it, whatever the cache holds.
  public func reload(fromOrigin: Bool = false) {
    guard !isClosed, fromOrigin, failure == nil, hasPage else { return retry() }
    webView.reloadFromOrigin()
  }

  /// Gives up the page that is on its way; the one before it stays.
  public func stop() { webView.stopLoading() }

  /// Goes one page back; after a failure, to the page that it took the place of.
  public func goBack() {
    guard !isClosed else { return }
    if case .failed = phase, hasPage {
      phase = .showing
    } else {
      webView.goBack()
    }
  }

  /// Goes one page forward.
  public func goForward() {
    if !isClosed { webView.goForward() }
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
      case .upgrade(let secure): perform(source.with(secure))
      case .deny: refuse(PageFailure(verdict, url: url), request, verdict)
      // Handed back, it could come round for ever: whoever asks the viewer has decided already.
      case .handOff:
        let isWebPage = url.scheme == "https" || url.scheme == "http"
        let kind = isWebPage ? PageFailure.Kind.blocked(verdict) : .unsupportedScheme(url.scheme.name)
        refuse(PageFailure(kind, url: url), request, verdict)
      }
    case .html, .data, .file:
      if let base = source.url { requests.given.insert(base) }
      if case .file(let file, _) = source, let url = WebURL(file.absoluteString) {
        requests.givenFiles.insert(url)
      }
      perform(source)
    }
  }

  private func perform(_ source: PageSource) {
    // Only a place in the page that shows: the engine goes there, and neither starts nor finishes anything.
    if hasPage, failure == nil, !requests.isProvisional, case .url(let next) = source, let url,
      next.fragment != nil, next != url, next.isSameDocument(as: url)
    {
      return hand(next, headers: [:])
    }
    phase = .loading
    pendingURL = source.url
    requests.pending = source
    requests.isProvisional = true
    guard !cookiesToSet.isEmpty else { return hand(source) }
    // The first request carries them, so it waits until the engine has them.
    Task { [weak self] in
      await self?.setCookies()
      guard let self, requests.pending == source, !isClosed else { return }
      hand(source)
    }
  }

  private func hand(_ source: PageSource) {
    switch source {
    case .url(let url): hand(url, headers: [:])
    case .request(let url, let headers): hand(url, headers: headers)
    case .html(let text, let base):
      webView.loadHTMLString(text, baseURL: base.flatMap { URL(string: $0.href) })
    case .data(let data, let type, let encoding, let base):
      guard let address = URL(string: base.href) else {
        return fail(PageFailure(.cannotShow(mimeType: nil), url: base))
      }
      webView.load(data, mimeType: type, characterEncodingName: encoding, baseURL: address)
    case .file(let file, let folder):
      guard file.isFileURL, folder.isFileURL,
        webView.loadFileURL(file, allowingReadAccessTo: folder) != nil
      else {
        return fail(
          PageFailure(.fileUnreadable, url: nil, detail: "\(file.absoluteString) is not a file: address"))
      }
    }
  }

  private func hand(_ url: WebURL, headers: [String: String]) {
    guard let address = URL(string: url.href) else {
      return fail(PageFailure(.cannotShow(mimeType: nil), url: url))
    }
    var request = URLRequest(url: address)
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    webView.load(request)
  }

  /// Fails without having asked the engine, and gives up what it is at.
  private func refuse(_ failure: PageFailure, _ request: NavigationRequest, _ verdict: Verdict) {
    requests.pending = nil
    requests.isProvisional = false
    block(request, verdict)
    fail(failure)
    webView.stopLoading()
  }

  /// Keeps the books on something that the policy did not let happen.
  func block(_ request: NavigationRequest, _ verdict: Verdict) {
    blockLog.record(request, verdict)
    hub.tell(.blocked(BlockedNavigation(request: request, verdict: verdict)))
  }

  func fail(_ failure: PageFailure) {
    progress = 0
    pendingURL = nil
    requests.isProvisional = false
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
  /// The failure of a page that a policy keeps from loading.
  init(_ verdict: Verdict, url: WebURL) {
    if case .cleartext = verdict.reason {
      self.init(.cleartextBlocked(domain: url.host?.description ?? ""), url: url)
    } else {
      self.init(.blocked(verdict), url: url)
    }
  }
}
