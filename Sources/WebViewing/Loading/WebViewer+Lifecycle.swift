import Foundation
import WebAddress
import WebKit
import WebPolicy

extension WebViewer {
  var engineURL: WebURL? { webView.url.flatMap { WebURL($0.absoluteString) } }

  func loadStarted(_ navigation: WKNavigation?) {
    guard navigation !== requests.silent || navigation == nil else { return }
    readFeatures()
    requests.current = navigation
    requests.isProvisional = true
    requests.isMoving = false
    if let own = requests.own, own.isHanded {
      let isItsAddress = own.source.url != nil && engineURL == own.source.url
      if !own.hasStarted, own.navigation == nil || own.navigation === navigation || isItsAddress {
        requests.own?.hasStarted = true
      } else if own.hasStarted, own.navigation !== navigation {
        // Overtaken by a load of the page's own.
        requests.own = nil
      }
    }
    pendingURL = provisionalURL ?? requests.own?.source.url
    phase = .loading
    if let pendingURL { hub.tell(.started(pendingURL)) }
  }

  /// The document that showed is no more.
  func documentGone() {
    requests.document += 1
    for (_, tell) in requests.onDocumentGone { tell() }
    if !isPopup { bridge.outbox.documentGone() }
  }

  func loadRedirected() {
    let shown = engineURL
    guard let url = shown == url ? requests.allowedRedirect ?? shown : shown else { return }
    pendingURL = url
    hub.tell(.redirected(to: url))
  }

  /// The address of the load that begins.
  ///
  /// WebKitGTK shows it as the view's only where the app asked for the load; else it is what the policy let through last.
  private var provisionalURL: WebURL? {
    let shown = engineURL
    return shown == url ? requests.allowed ?? shown : shown
  }

  func loadCommitted(_ navigation: WKNavigation?) {
    requests.isProvisional = false
    (requests.allowed, requests.allowedRedirect) = (nil, nil)
    guard navigation !== requests.silent || navigation == nil else { return }
    let own = requests.own?.hasStarted == true ? requests.own?.source : nil
    if !isStillAllowed { return leaveDeniedPage() }
    requests.shown = own
    if own != nil { requests.own = nil }
    requests.failed = nil
    requests.upgraded = []
    // A page may load itself anew, or another one of its site; what the app loads has done nothing yet.
    let isChosen = requests.shown != nil && !requests.isAutomatic
    // A page that a person went to is another page, whose process may die once again; one that a script went to is not.
    if !requests.isAutomatic, requests.shown == nil, requests.isByPerson { requests.automaticReloads = 0 }
    (requests.isAutomatic, requests.isByPerson) = (false, false)
    requests.shownSince = .now
    pendingURL = requests.own?.source.url
    hub.tellRepeated()
    let isSameSite = isChosen ? false : isSameOrigin(engineURL, url)
    url = engineURL
    hasPage = true
    documentGone()
    if !isPopup { bridge.documentShows() }
    blockedPopup = nil
    dismissDialogs()
    if !isSameSite { forgetDialogs() }
    readFeatures()
    hasOnlySecureContent = webView.hasOnlySecureContent
    if let url { hub.tell(.committed(url)) }
  }

  /// The page that shows has got content that others can read, or the engine has looked at it once more.
  ///
  /// While another page is on its way, the engine's word may be on that one.
  func securityChanged(_ isSecure: Bool) {
    if hasPage, !requests.isProvisional { hasOnlySecureContent = isSecure }
  }

  private func isSameOrigin(_ first: WebURL?, _ second: WebURL?) -> Bool {
    guard let first, let second else { return false }
    return first.origin == second.origin || first.isSameDocument(as: second)
  }

  /// Whether the policy, as it is now, lets the page show that the engine is about to.
  ///
  /// The last door: it also holds for pages that come out of the history, which no answer's head announces.
  private var isStillAllowed: Bool {
    guard let url = engineURL, url.scheme != "about", url.scheme != "file", !requests.given.contains(url)
    else { return true }
    return policy.verdict(for: lastDoor(url)).isAllowed
  }

  private func lastDoor(_ url: WebURL) -> NavigationRequest {
    NavigationRequest(
      url: url, frame: .main, isUserGesture: false, stage: .response,
      initiator: requests.own?.hasStarted == true ? .app : .page, window: popup?.wish)
  }

  private func leaveDeniedPage() {
    guard let url = engineURL else { return }
    let verdict = policy.verdict(for: lastDoor(url))
    hasPage = false
    let own = requests.own?.hasStarted == true ? requests.own?.source : nil
    if own != nil { requests.own = nil }
    block(lastDoor(url), verdict)
    webView.stopLoading()
    requests.silent = webView.loadHTMLString("", baseURL: nil)
    documentGone()
    forgetDialogs()
    fail(PageFailure(verdict, url: url), of: own)
  }

  func loadFinished(_ navigation: WKNavigation?, errorStatus: Int?) {
    if navigation != nil, navigation === requests.silent { return requests.silent = nil }
    requests.current = nil
    hasOnlySecureContent = webView.hasOnlySecureContent
    guard let errorStatus else { return finish() }
    // A server's own error page shows; one that turns out empty would be a blank area. A page whose script runs without an
    // end cannot be asked, and is not empty.
    let document = requests.document
    Task { [weak self, scripts = PageScripts(webView)] in
      let isBlank =
        await scripts.value(of: DiagnosisScript.asksIfBlank, in: .page, within: .seconds(1)) as? Bool
      self?.finish(document, blankWith: isBlank == true ? errorStatus : nil)
    }
  }

  private func finish(_ document: Int, blankWith status: Int?) {
    guard phase == .loading, requests.document == document, requests.own == nil, !requests.isProvisional
    else { return }
    if let status { fail(PageFailure(.httpStatus(status), url: url), of: requests.shown) } else { finish() }
  }

  private func finish() {
    // A load that was refused at once shows its reason; the page that it did not replace goes on beneath.
    guard phase == .loading else { return }
    // The next one is waiting for its turn already.
    if requests.own == nil {
      phase = .showing
      settleAddress()
    }
    if let url { hub.tell(.finished(url)) }
  }

  func loadFailed(_ failure: PageFailure, _ navigation: WKNavigation?) {
    if navigation != nil, navigation === requests.silent { return requests.silent = nil }
    dismissDialogsOfLoad()
    if navigation == nil || navigation === requests.current {
      requests.current = nil
      requests.isProvisional = false
      (requests.allowed, requests.allowedRedirect) = (nil, nil)
    }
    var source: PageSource?
    if let own = requests.own {
      guard own.hasStarted || (own.navigation != nil && own.navigation === navigation) else {
        // It is an earlier one that has ended, overtaken by the app's own.
        return hub.tell(.failed(failure))
      }
      source = own.source
      requests.own = nil
    }
    pendingURL = nil
    // A failure that the response's head told of already ends in an error of the engine's that says less.
    if case .failed = phase { return }
    switch failure.kind {
    case .cancelled, .noContent: gaveUp(failure, source)
    default: fail(failure, of: source)
    }
  }

  /// Given up, without content, or overtaken: the page before it still shows, or the next one is coming.
  private func gaveUp(_ failure: PageFailure, _ source: PageSource?) {
    guard phase == .loading else { return }
    guard !webView.isLoading else { return hub.tell(.failed(failure)) }
    if hasPage {
      phase = .showing
      hub.tell(.failed(failure))
    } else if failure.kind == .noContent {
      fail(failure, of: source)
    } else {
      phase = .empty
      hub.tell(.failed(failure))
    }
  }

  func processEnded() {
    hasPage = false
    documentGone()
    progress = 0
    let lost = lostPage
    dropOwnLoad()
    (requests.current, requests.isProvisional, pendingURL) = (nil, false, nil)
    (requests.silent, requests.isMoving, requests.isByPerson) = (nil, false, false)
    // One that has lived for a while is no page that dies of being loaded.
    if let since = requests.shownSince, .now - since > .seconds(60) { requests.automaticReloads = 0 }
    requests.shownSince = nil
    let reloads = lost != nil && !isClosed && requests.automaticReloads < options.automaticReloads
    dismissDialogs()
    // Windows whose opener is gone have nobody to speak to.
    closePopups()
    hub.tell(.processEnded(willReload: reloads))
    guard reloads, let lost else {
      requests.failed = lost
      phase = .crashed
      return hub.tell(.failed(PageFailure(.crashed, url: url)))
    }
    requests.automaticReloads += 1
    requests.isAutomatic = true
    begin(lost)
  }

  /// What the dead process was to show: the load on its way, else the page at the address that it had given itself.
  private var lostPage: PageSource? {
    if let own = requests.own { return own.source }
    if requests.isProvisional, let pendingURL { return .url(pendingURL) }
    switch requests.shown {
    case .html, .data: return requests.shown
    case .request(let asked, let headers):
      return .request(url.map { $0.isSameDocument(as: asked) ? $0 : asked } ?? asked, headers: headers)
    case .url, .file, nil:
      guard let url else { return requests.shown }
      if url.scheme == "file" { return requests.folders.lazy.compactMap { $0.source(url) }.first }
      return .url(url)
    }
  }
}
