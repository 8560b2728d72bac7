import Foundation
import WebAddress
import WebKit
import WebPolicy

extension WebViewer {
  /// Decides on a navigation before anything is sent.
  func decide(
    _ action: WKNavigationAction, adapter: NavigationAdapter
  ) async -> WKNavigationActionPolicy {
    guard let url = action.request.url.flatMap({ WebURL($0.absoluteString) }) else { return .cancel }
    if action.requestFrame == .newWindow, !action.isDownload { return decideWindow(action) }
    // The blank page in the place of one that was denied.
    if requests.silent != nil, url.href == "about:blank" { return .allow }
    let begins = beginsOwnLoad(action, url)
    let isRedirect = !begins && action.isServerRedirect(isProvisional: requests.isProvisional)
    if begins, let source = requests.own?.source, isGiven(source, url) { return .allow }
    if isFileOfFolder(url, action) { return .allow }
    // Whoever had the app load a page asked for where its server sends them, too.
    let isOwn = begins || (isRedirect && requests.own.map { $0.hasStarted && !$0.isAmbiguous } ?? false)
    if !isOwn { requests.own?.isAmbiguous = true }
    var request = NavigationRequest(
      url: url, frame: isOwn ? .main : action.requestFrame,
      isUserGesture: action.hasUserGesture(in: self) || isOwn,
      stage: isRedirect ? .redirect : .action, initiator: isOwn ? .app : .page,
      source: action.sourceOrigin, method: action.request.httpMethod ?? "GET", isDownload: action.isDownload,
      window: popup?.wish, isFromSubframe: action.isFromSubframe)
    let first = firstAddress(url)
    if request.frame == .unknown, first != nil || isForFrameAlone(request), await hasNoFrames() {
      request = request.with(frame: .main)
    }
    if let first {
      if request.frame == .main, !first.keepsWindow {
        leave(first)
        return .cancel
      }
      // A frame inside an empty window is none of its rule's business, but which it is, only the answer says.
      if request.frame == .main || !policy.verdict(for: request).isAllowed {
        request = request.with(window: first.wish)
      }
    }
    let verdict = policy.verdict(for: request)
    switch verdict.outcome {
    case .allow where request.isDownload:
      return keepsDownloads ? .download : .cancel
    case .allow:
      note(url, request, isRedirect: isRedirect)
      return .allow(keepsAppLinks: options.keepsAppLinksInViewer)
    case .upgrade(let secure):
      if isRedirect { adapter.denial = PageFailure(.cancelled, url: url) }
      if let denial = await follow(upgrade: secure, request, verdict), isRedirect { adapter.denial = denial }
      return .cancel
    case .route where begins:
      block(request, verdict)
      failOwnLoad(PageFailure(handedBack: verdict, url: url))
      return .cancel
    case .route:
      if isRedirect { adapter.denial = PageFailure(.cancelled, url: url) }
      blockLog.record(request, verdict)
      giveBack(url, verdict.reason)
      return .cancel
    case .deny:
      if isRedirect { adapter.denial = PageFailure(verdict, url: url) }
      block(request, verdict)
      // The rules have changed since the app asked; the engine tells nothing of what it did not begin.
      if begins { failOwnLoad(PageFailure(verdict, url: url)) }
      return .cancel
    }
  }

  /// Whether the page would be routed for what may go on for a frame, or an empty window would be denied it.
  ///
  /// What would be denied to a page need not be known yet: a link that asks to be saved looks the same, and nothing
  /// of the answer shows.
  private func isForFrameAlone(_ request: NavigationRequest) -> Bool {
    guard policy.verdict(for: request).reason == .frameUndecided else { return false }
    let isRouted = policy.verdict(for: request.with(frame: .main)).outcome == .route
    return isRouted || popup?.isAwaitingAddress == true
  }

  /// Whether the engine asks about the load that the app has just asked for.
  private func beginsOwnLoad(_ action: WKNavigationAction, _ url: WebURL) -> Bool {
    guard let own = requests.own, own.isHanded, !own.hasStarted, action.requestFrame != .sub else {
      return false
    }
    if WKNavigationAction.tellsRedirects, action.isServerRedirect(isProvisional: requests.isProvisional) {
      return false
    }
    return own.source.url == url || isGiven(own.source, url)
  }

  /// Keeps in mind what the policy let through, to know the load that begins with it.
  private func note(_ url: WebURL, _ request: NavigationRequest, isRedirect: Bool) {
    if request.isUserGesture { requests.wished(url) }
    if request.frame == .main { popup?.settle(request) }
    guard request.frame != .sub else { return }
    if isRedirect {
      requests.allowedRedirect = url
    } else {
      requests.allowed = url
      requests.isByPerson = request.isUserGesture && request.initiator == .page
    }
  }

  /// Decides on a navigation once its answer's head has come, and the engine knows which frame it is for.
  func decide(_ response: WKNavigationResponse, adapter: NavigationAdapter) -> WKNavigationResponsePolicy {
    let url = response.response.url.flatMap { WebURL($0.absoluteString) }
    let own = response.isForMainFrame && requests.own?.hasStarted == true ? requests.own?.source : nil
    let isGiven = url.map { url in
      own.map { self.isGiven($0, url) } ?? false || requests.folders.contains { $0.contains(url) }
    }
    if let url, isGiven != true {
      let first = response.isForMainFrame ? firstAddress(url) : nil
      if let first, !first.keepsWindow {
        leave(first)
        return .cancel
      }
      let request = NavigationRequest(
        url: url, frame: response.isForMainFrame ? .main : .sub, isUserGesture: requests.takeWish(url),
        stage: .response, initiator: own != nil ? .app : .page, window: first?.wish ?? popup?.wish)
      let verdict = policy.verdict(for: request)
      if verdict.outcome == .route {
        adapter.denial = PageFailure(.cancelled, url: url)
        blockLog.record(request, verdict)
        giveBack(url, verdict.reason)
        return .cancel
      }
      if verdict.isAllowed, response.isForMainFrame { popup?.settle(request) }
      if !verdict.isAllowed {
        if response.isForMainFrame { adapter.denial = PageFailure(verdict, url: url) }
        block(request, verdict)
        return .cancel
      }
    }
    if response.isDownload, keepsDownloads,
      allowsDownload(
        url, response.isForMainFrame ? .main : .sub, from: nil, in: popup?.wish, stage: .response)
    {
      // What becomes a file is no page that failed.
      if response.isForMainFrame { adapter.denial = PageFailure(.cancelled, url: url) }
      return keepOwnContent(url) ? .cancel : .download
    }
    guard response.isForMainFrame else { return response.canShowMIMEType ? .allow : .cancel }
    let status = (response.response as? HTTPURLResponse)?.statusCode ?? 200
    if status >= 400, let url { hub.tell(.httpError(status: status, url: url)) }
    if let failure = PageFailure(response: response) {
      if own != nil { failOwnLoad(failure) } else { fail(failure, of: nil) }
      return .cancel
    }
    adapter.errorStatus = status >= 400 ? status : nil
    return .allow
  }

  /// Whether the app itself gave the content, so that no rule for addresses applies.
  private func isGiven(_ source: PageSource, _ url: WebURL) -> Bool {
    switch source {
    case .html(_, let base): url == base || url.scheme == "about" || url.scheme == "data"
    case .data(_, _, _, let base): url == base
    case .file(let file, _): url.scheme == "file" && WebURL(file.absoluteString) == url
    case .url, .request: false
    }
  }

  /// Whether it is a file that the app gave with a folder, and a page of files or the history leads there.
  private func isFileOfFolder(_ url: WebURL, _ action: WKNavigationAction) -> Bool {
    guard url.scheme == "file", requests.folders.contains(where: { $0.contains(url) }) else { return false }
    let isFromFile = hasPage && self.url?.scheme == "file"
    return isFromFile || action.navigationType == .backForward || action.navigationType == .reload
  }

  /// Whether the document has no frames, so that what navigates is the page itself, where the engine does not say.
  ///
  /// A frame in a closed shadow tree is not seen. False where the page does not answer in time.
  private func hasNoFrames() async -> Bool {
    let answer = await PageScripts(webView).value(
      of: Self.frameSearch, in: .defaultClient, within: .seconds(5))
    return answer as? Bool ?? false
  }

  private static let frameSearch = """
    (() => {
      const has = root => root.querySelector('iframe, frame, object, embed') !== null
        || [...root.querySelectorAll('*')].some(element => element.shadowRoot && has(element.shadowRoot));
      return window.length === 0 && !has(document);
    })()
    """

  /// Loads the secure address in place of the other one, where it was for the page itself; else returns the denial.
  private func follow(
    upgrade secure: WebURL, _ request: NavigationRequest, _ verdict: Verdict
  ) async -> PageFailure? {
    let isForPage: Bool =
      switch request.frame {
      case .main, .newWindow: true
      case .sub: false
      case .unknown: await hasNoFrames()
      }
    // A server that sends the secure address back to the other one would go on for ever.
    let isNew = requests.upgraded.count < Self.mostUpgrades && !requests.upgraded.contains(secure)
    guard isForPage, isNew else {
      let host = request.url.host?.displayed ?? ""
      let denial = Verdict(.deny, .cleartext(host: host), rule: verdict.rule)
      block(request, denial)
      let failure = PageFailure(denial, url: request.url)
      if isForPage, requests.own?.hasStarted == false { failOwnLoad(failure) }
      return isForPage ? failure : nil
    }
    requests.upgraded.insert(secure)
    let number = expect(.url(secure))
    // Not within the decision: the load that is decided on must end first.
    Task { [weak self] in
      guard let self, requests.own?.number == number else { return }
      begin(.url(secure))
    }
    return nil
  }

  /// How many addresses of one load are made secure: more than a server has a reason for.
  private static let mostUpgrades = 20
}
