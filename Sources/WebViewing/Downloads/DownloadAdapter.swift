import Foundation
import WebAddress
import WebKit

/// Translates the engine's calls for one ``Download``; the viewer keeps it until the download has ended.
@MainActor
final class DownloadAdapter: NSObject, WKDownloadDelegate {
  let download: Download
  private let place: DownloadDestination
  private let engine: WKDownload
  private let allows: @MainActor (WebURL) -> Bool
  private var file: URL?
  /// The address that the policy has allowed last.
  private var allowed: WebURL?
  private var observation: AnyObject?
  private let hasEnded: @MainActor (DownloadAdapter) -> Void
  /// The viewer's: the app may never say where the file goes.
  private weak var pending: PendingAnswers?
  private var asked: PendingAnswer<URL?>?

  init(
    _ engine: WKDownload, place: DownloadDestination, _ pending: PendingAnswers,
    allows: @escaping @MainActor (WebURL) -> Bool,
    hasEnded: @escaping @MainActor (DownloadAdapter) -> Void
  ) {
    self.engine = engine
    self.place = place
    self.pending = pending
    self.allows = allows
    self.hasEnded = hasEnded
    download = Download(url: engine.originalRequest?.url.flatMap { WebURL($0.absoluteString) })
    allowed = download.url
    super.init()
    engine.delegate = self
    download.onCancel = { [weak self] in self?.cancel() }
  }

  func download(
    _ download: WKDownload, decidedPolicyForHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest
  ) async -> WKDownload.RedirectPolicy {
    guard isAllowed(request.url) else {
      end(.refused)
      return .cancel
    }
    return .allow
  }

  /// Whether the policy allows an address that a server has sent the download on to.
  private func isAllowed(_ url: URL?) -> Bool {
    guard let url = url.flatMap({ WebURL($0.absoluteString) }) else { return false }
    if url == allowed { return true }
    allowed = url
    return allows(url)
  }

  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
  ) async -> URL? {
    guard self.download.isRunning, isAllowed(response.url) else {
      end(.refused)
      return nil
    }
    let name = FileName.sanitized(suggestedFilename)
    self.download.fileName = name
    asked = pending?.askForFile(in: place, named: name, from: self.download.url)
    let chosen = await asked?.value ?? nil
    guard let file = chosen, self.download.isRunning else {
      if let chosen { DownloadDestination.release(chosen) }
      end(.refused)
      return nil
    }
    self.file = file
    self.download.fileName = file.lastPathComponent
    self.download.state = .running
    follow()
    return file
  }

  func downloadDidFinish(_ download: WKDownload) {
    readProgress()
    end(file.map { .finished($0) } ?? .cancelled)
  }

  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {
    // If the file existed before, it belongs to another program.
    let isOwn = (error as NSError).code != URLError.Code.cannotCreateFile.rawValue
    if let file, isOwn, self.download.isRunning { try? FileManager.default.removeItem(at: file) }
    let failure = PageFailure(error: error)
    end(failure.kind == .cancelled ? .cancelled : .failed(failure))
  }

  private func follow() {
    observation = engine.followProgress { [weak self] in self?.readProgress() }
  }

  private func readProgress() {
    guard download.isRunning else { return }
    let progress = engine.progress
    download.bytesReceived = progress.completedUnitCount
    if progress.totalUnitCount > 0 {
      download.fractionCompleted = min(
        1, Double(progress.completedUnitCount) / Double(progress.totalUnitCount))
    }
  }

  private func cancel() {
    let engine = engine
    Task { _ = await engine.cancel() }
    if let file { try? FileManager.default.removeItem(at: file) }
    end(.cancelled)
  }

  private func end(_ state: Download.State) {
    guard download.isRunning else { return }
    observation = nil
    download.onCancel = nil
    asked?.end()
    download.state = state
    if let file { DownloadDestination.release(file) }
    if case .finished = state { download.fractionCompleted = 1 }
    hasEnded(self)
  }
}
