import Foundation
import WebAddress
import WebKit
import WebPolicy

extension WebViewer {
  /// Forgets the downloads that have ended; their files stay.
  public func clearDownloads() { downloads.removeAll { !$0.isRunning } }

  /// Whether files that a page offers are kept at all.
  var keepsDownloads: Bool {
    if case .refused = options.downloads { false } else { true }
  }

  /// Whether the policy lets an address become a file.
  ///
  /// - Parameters:
  ///   - url: The address; what has none becomes no file.
  ///   - frame: The frame that it came by.
  ///   - source: The origin of the page that offers it.
  ///   - window: The request of the window in which it came.
  ///   - stage: How far it is.
  func allowsDownload(
    _ url: WebURL?, _ frame: NavigationRequest.Frame, from source: Origin?, in window: PopupRequest?,
    stage: NavigationRequest.Stage
  ) -> Bool {
    guard let url else { return false }
    let request = NavigationRequest(
      url: url, frame: frame, isUserGesture: false, stage: stage, source: source, isDownload: true,
      window: window)
    let verdict = policy.verdict(for: request)
    if !verdict.isAllowed { block(request, verdict) }
    return verdict.isAllowed
  }

  /// Looks after a file that the engine has begun to fetch, where the policy allows it.
  ///
  /// Not every way here passes a decision of the policy's: WebKitGTK does not say beforehand that a link asks to be saved.
  /// The root viewer keeps the file, because a window that a page opens for a file closes at once.
  func take(_ engine: WKDownload, from source: Origin?, stage: NavigationRequest.Stage) {
    let offered = engine.originalRequest?.url.flatMap { WebURL($0.absoluteString) }
    let (origin, window) = (source ?? url?.origin ?? popup?.wish.opener, popup?.wish)
    guard !isClosed, allowsDownload(offered, .unknown, from: origin, in: window, stage: stage) else {
      Task { _ = await engine.cancel() }
      return
    }
    if keepOwnContent(offered) {
      Task { _ = await engine.cancel() }
      return
    }
    root.keep(engine) { [weak root] url in
      root?.allowsDownload(url, .unknown, from: origin, in: window, stage: .redirect) ?? false
    }
    leaveEmptyWindow()
  }

  /// Saves what the app itself answers for an address; false where that is none of the app's own.
  ///
  /// An engine fetches as a file only what comes from the network.
  func keepOwnContent(_ url: WebURL?) -> Bool {
    guard let url, let handler = options.contentHandlers[url.scheme.name] else { return false }
    root.keep(url, by: handler)
    leaveEmptyWindow()
    return true
  }

  private func leaveEmptyWindow() {
    if !hasPage, let popup { Task { popup.close() } }
  }

  private func keep(_ url: WebURL, by handler: @escaping ContentHandler) {
    guard hasRoom else { return turnAway(url) }
    let download = Download(url: url)
    downloads.append(download)
    hub.tell(.downloadStarted(download.id))
    let task = Task { [weak self, place = options.downloads, hub] in
      await download.save(by: handler, in: place) { self?.pending }
      self?.forgetOldDownloads()
      hub.tell(.downloadEnded(download.id))
    }
    download.onCancel = { [weak download] in
      task.cancel()
      download?.state = .cancelled
    }
  }

  private func keep(_ engine: WKDownload, allows: @escaping @MainActor (WebURL) -> Bool) {
    guard hasRoom else {
      Task { _ = await engine.cancel() }
      return turnAway(engine.originalRequest?.url.flatMap { WebURL($0.absoluteString) })
    }
    let adapter = DownloadAdapter(engine, place: options.downloads, pending, allows: allows) {
      [weak self] adapter in
      guard let self else { return }
      downloadAdapters.removeAll { $0 === adapter }
      forgetOldDownloads()
      hub.tell(.downloadEnded(adapter.download.id))
    }
    downloadAdapters.append(adapter)
    downloads.append(adapter.download)
    hub.tell(.downloadStarted(adapter.download.id))
  }

  /// More do not run at once, and more that have ended are not kept in mind: a page can offer files without an end.
  static let (mostRunning, mostEnded) = (20, 200)

  private var hasRoom: Bool { downloads.count(where: \.isRunning) < Self.mostRunning }

  /// Refuses a file because too many come already.
  private func turnAway(_ url: WebURL?) {
    let download = Download(url: url)
    download.state = .refused
    downloads.append(download)
    forgetOldDownloads()
    hub.tell(.downloadStarted(download.id))
    hub.tell(.downloadEnded(download.id))
  }

  private func forgetOldDownloads() {
    var surplus = downloads.count { !$0.isRunning } - Self.mostEnded
    guard surplus > 0 else { return }
    downloads.removeAll { download in
      guard surplus > 0, !download.isRunning else { return false }
      surplus -= 1
      return true
    }
  }
}

extension WKNavigationResponse {
  /// Whether the server wants the content saved rather than shown.
  var isAttachment: Bool {
    let disposition = (response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Content-Disposition") ?? ""
    let kind = disposition.split(separator: ";").first?.trimmingCharacters(in: .whitespaces).lowercased()
    return kind == "attachment"
  }
}
