internal import CWebKitGTK
internal import Foundation
internal import FoundationNetworking
internal import GLib

/// What a policy let become a download.
enum DownloadSource {
  case action(WKNavigationAction)
  case response(WKNavigationResponse)
}

/// What the app has been notified of for a load whose response becomes a download.
///
/// The load's failure and the download come from two processes, in either order; the app is notified of the download first.
enum DownloadedLoad {
  /// No such load runs.
  case none
  /// The policy has made the answer a download, which has not begun.
  case awaited
  /// The load has failed meanwhile.
  case failed(any Error)
}

/// The `WebKitDownload` of a ``WKDownload``.
@MainActor
final class DownloadEngine {
  private static var running: Set<WKDownload> = []

  private let ref: GObjectRef
  private weak var owner: WKDownload?
  private var connections: [SignalConnection] = []
  private var failure: (any Error)?
  /// An error that replaces the engine's own.
  private var refusal: (any Error)?
  private var hasEnded = false
  private var hasContent = false
  private var isGivenUp = false
  private var isStopped = false
  private var destination: URL?
  /// Whether the engine waits to hear where the file goes.
  private var awaitsPlace = false

  init(_ pointer: UnsafeMutableRawPointer, _ owner: WKDownload) {
    ref = GObjectRef(retaining: pointer)
    self.owner = owner
    Self.running.insert(owner)
    connections = [
      SignalConnection.deciding(pointer, "decide-destination") { [weak self] arguments in
        self?.decide(arguments.string(1) ?? "")
        return true
      },
      SignalConnection(pointer, "received-data") { [weak self] _ in
        self?.hasContent = true
        if self?.isGivenUp == true { Task { [weak self] in self?.cancel() } } else { self?.received() }
      },
      SignalConnection(pointer, "failed") { [weak self] arguments in
        let error = arguments.boxed(1).map { GLibError(copying: $0) }
        self?.failure = EngineErrors.download(error)
      },
      // Comes after "failed" too.
      SignalConnection(pointer, "finished") { [weak self] _ in self?.end() },
    ]
  }

  /// Gives up a download whose view is gone.
  static func giveUp(_ pointer: UnsafeMutableRawPointer) {
    WKDownload(pointer, request: nil, webView: nil).engine.cancel()
  }

  private var download: OpaquePointer { OpaquePointer(ref.pointer) }

  /// Ends the download, as soon as something of it comes.
  ///
  /// WebKitGTK falls over what it still hears of a download that was cancelled before that. What comes until then goes to a
  /// file that is removed.
  func cancel() {
    guard !hasEnded else { return }
    isGivenUp = true
    // The delegate may never answer.
    if awaitsPlace { return discard() }
    guard hasContent, !isStopped else { return }
    isStopped = true
    webkit_download_cancel(download)
  }

  /// Gives a download up that has no place yet.
  private func discard() {
    isGivenUp = true
    place(FileManager.default.temporaryDirectory.appendingPathComponent("linkway-\(UUID().uuidString)"))
  }

  private func place(_ file: URL) {
    awaitsPlace = false
    destination = file
    webkit_download_set_destination(download, file.path)
  }

  private func decide(_ name: String) {
    guard !isGivenUp, let owner, let delegate = owner.delegate,
      let response = WebViewEngine.response(webkit_download_get_response(download))
    else { return discard() }
    awaitsPlace = true
    Task { [weak self] in
      if let head = response as? HTTPURLResponse, let url = head.url, url != owner.originalRequest?.url {
        let policy = await delegate.download(
          owner, decidedPolicyForHTTPRedirection: head, newRequest: URLRequest(url: url))
        guard let self, awaitsPlace, !hasEnded else { return }
        if policy == .cancel { return discard() }
      }
      let place = await delegate.download(owner, decideDestinationUsing: response, suggestedFilename: name)
      guard let self, awaitsPlace, !hasEnded else { return }
      guard let place, place.isFileURL, !isGivenUp else { return discard() }
      guard !FileManager.default.fileExists(atPath: place.path) else {
        // Left to the engine, its failure would take the file along.
        refusal = URLError(.cannotCreateFile)
        return discard()
      }
      self.place(place)
    }
  }

  private func received() {
    guard let owner else { return }
    let length =
      webkit_download_get_response(download).map { webkit_uri_response_get_content_length($0) } ?? 0
    owner.progress.totalUnitCount = length > 0 ? Int64(length) : -1
    owner.progress.completedUnitCount = Int64(webkit_download_get_received_data_length(download))
    owner.onProgress?()
  }

  private func end() {
    guard let owner, !hasEnded else { return }
    hasEnded = true
    Self.running.remove(owner)
    if isGivenUp, let destination { try? FileManager.default.removeItem(at: destination) }
    let givenUp = isGivenUp ? EngineErrors.cancelled(url: owner.originalRequest?.url) : nil
    if let failure = refusal ?? failure ?? givenUp {
      owner.delegate?.download(owner, didFailWithError: failure, resumeData: nil)
    } else {
      received()
      owner.delegate?.downloadDidFinish(owner)
    }
  }
}

extension WebViewEngine {
  /// Remembers what may become a download; the engine names the address only.
  func remember(_ source: DownloadSource) { downloadSources = downloadSources.suffix(15) + [source] }

  func began(_ pointer: UnsafeMutableRawPointer) {
    guard let owner else { return DownloadEngine.giveUp(pointer) }
    let request = Self.request(webkit_download_get_request(OpaquePointer(pointer)))
    let download = WKDownload(pointer, request: request, webView: owner)
    let index = downloadSources.lastIndex { source in
      switch source {
      case .action(let action): action.request.url == request?.url
      case .response(let response): response.response.url == request?.url
      }
    }
    let source = index.map { downloadSources.remove(at: $0) }
    switch source {
    case .response(let response):
      owner.navigationDelegate?.webView(owner, navigationResponse: response, didBecome: download)
      endDownloadedLoad()
    case .action(let action):
      owner.navigationDelegate?.webView(owner, navigationAction: action, didBecome: download)
    case nil: break
    }
    if download.delegate == nil { download.engine.cancel() }
  }

  /// Fails a load whose response becomes a download; true if the delegate is notified of the failure after the download begins.
  func holdDownloadedLoad(_ error: any Error) -> Bool {
    guard case .awaited = downloadedLoad else { return false }
    downloadedLoad = .failed(error)
    let navigation = lifecycle.current
    // The download may never begin: its process can die.
    Task { [weak self] in
      try? await Task.sleep(for: .seconds(1))
      if let self, lifecycle.current === navigation { endDownloadedLoad() }
    }
    return true
  }

  /// Notifies the delegate of the end of a load that waited for its download.
  func endDownloadedLoad() {
    guard case .failed(let error) = downloadedLoad else { return downloadedLoad = .none }
    downloadedLoad = .none
    if let owner { fail(error, isProvisional: true, owner) }
  }
}
