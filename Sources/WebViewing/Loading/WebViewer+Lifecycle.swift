import Foundation
import WebAddress
import WebKit
import WebPolicy

extension WebViewer {
  var engineURL: WebURL? { webView.url.flatMap { WebURL($0.absoluteString) } }

  func loadStarted() {
    dismissDialogsOfLoad()
    requests.isProvisional = true
    pendingURL = provisionalURL ?? requests.pending?.url
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
    guard let url = provisionalURL else { return }
    pendingURL = url
    hub.tell(.redirected(to: url))
  }

  /// The address of the load on its way.
  ///
  /// WebKitGTK shows it as the view's only where the app asked for the load; else it is what the policy let through last.
  private var provisionalURL: WebURL? {
    let shown = engineURL
    return shown == url ? requests.allowed ?? shown : shown
  }

  func loadCommitted() {
    requests.isProvisional = false
    requests.allowed = nil
    if !isStillAllowed { return leaveDeniedPage() }
    requests.shown = requests.pending
    requests.pending = nil
    // A page may load itself anew, or another one of its site; what the app loads has done nothing yet.
    let isChosen = requests.shown != nil && !requests.isAutomatic
    // A page that the person or a script went to is another page, whose process may die once again.
    if !requests.isAutomatic, requests.shown == nil { requests.automaticReloads = 0 }
    requests.isAutomatic = false
    pendingURL = nil
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
      initiator: requests.pending == nil ? .page : .app, window: popup?.wish)
  }

  private func leaveDeniedPage() {
    guard let url = engineURL else { return }
    let verdict = policy.verdict(for: lastDoor(url))
    hasPage = false
    documentGone()
    requests.pending = nil
    block(lastDoor(url), verdict)
    webView.stopLoading()
    webView.loadHTMLString("", baseURL: nil)
    fail(PageFailure(verdict, url: url))
  }

  func loadFinished(errorStatus: Int?) {
    hasOnlySecureContent = webView.hasOnlySecureContent
    guard let errorStatus else { return finish() }
    let loaded = url
    // A server's own error page shows; one that turns out empty would be a blank area.
    Task { [weak self] in
      let isBlank = try? await self?.webView.evaluateJavaScript(DiagnosisScript.asksIfBlank) as? Bool
      guard let self, phase == .loading, url == loaded else { return }
      if isBlank == true { fail(PageFailure(.httpStatus(errorStatus), url: loaded)) } else { finish() }
    }
  }

  private func finish() {
    // A load that was refused at once shows its reason; the page that it did not replace goes on beneath.
    guard phase == .loading else { return }
    phase = .showing
    if let url { hub.tell(.finished(url)) }
  }

  func loadFailed(_ failure: PageFailure) {
    dismissDialogsOfLoad()
    // A load that the app's next one overtook ends when that one is on its way already.
    let isOvertaken =
      failure.kind == .cancelled && webView.isLoading && failure.url != requests.pending?.url
    if requests.isProvisional, !isOvertaken { requests.pending = nil }
    requests.isProvisional = false
    pendingURL = nil
    // A failure that the response's head told of already ends in an error of the engine's that says less.
    if case .failed = phase { return }
    switch failure.kind {
    case .cancelled, .noContent: gaveUp(failure)
    default: fail(failure)
    }
  }

  /// Given up, without content, or overtaken: the page before it still shows, or the next one is coming.
  private func gaveUp(_ failure: PageFailure) {
    guard phase == .loading else { return }
    guard !webView.isLoading else {
      requests.isProvisional = requests.pending != nil
      return hub.tell(.failed(failure))
    }
    if hasPage {
      phase = .showing
      hub.tell(.failed(failure))
    } else if failure.kind == .noContent {
      fail(failure)
    } else {
      phase = .empty
      hub.tell(.failed(failure))
    }
  }

  func processEnded() {
    hasPage = false
    documentGone()
    progress = 0
    let lost = requests.pending ?? requests.shown ?? (pendingURL ?? url).map { .url($0) }
    (requests.pending, requests.isProvisional, pendingURL) = (nil, false, nil)
    let reloads = lost != nil && !isClosed && requests.automaticReloads < options.automaticReloads
    dismissDialogs()
    // Windows whose opener is gone have nobody to speak to.
    closePopups()
    hub.tell(.processEnded(willReload: reloads))
    guard reloads, let lost else {
      phase = .crashed
      return hub.tell(.failed(PageFailure(.crashed, url: url)))
    }
    requests.automaticReloads += 1
    requests.isAutomatic = true
    begin(lost)
  }
}
