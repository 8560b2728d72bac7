import Foundation
import WebAddress
import WebKit

/// Translates the engine's calls for one ``Download``; the viewer keeps it until the download has ended.
@MainActor
final class DownloadAdapter: NSObject, WKDownloadDelegate {
  let download: Download
  private let place: DownloadPlace
  private let engine: WKDownload
  private var file: URL?
  private var observation: AnyObject?
  private let hasEnded: @MainActor (DownloadAdapter) -> Void

  init(
    _ engine: WKDownload, place: DownloadPlace, hasEnded: @escaping @MainActor (DownloadAdapter) -> Void
  ) {
    self.engine = engine
    self.place = place
    self.hasEnded = hasEnded
    download = Download(url: engine.originalRequest?.url.flatMap { WebURL($0.absoluteString) })
    super.init()
    engine.delegate = self
    download.onCancel = { [weak self] in self?.cancel() }
  }

  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
  ) async -> URL? {
    let name = FileName.sanitized(suggestedFilename)
    self.download.fileName = name
    guard let file = await destination(for: name), self.download.isRunning else {
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
    if let file, self.download.isRunning { try? FileManager.default.removeItem(at: file) }
    let failure = PageFailure(error: error)
    end(failure.kind == .cancelled ? .cancelled : .failed(failure))
  }

  private func destination(for name: String) async -> URL? {
    switch place {
    case .refused: return nil
    case .ask(let ask):
      guard let file = await ask(name, download.url), file.isFileURL else { return nil }
      return FileManager.default.fileExists(atPath: file.path) ? nil : file
    case .folder(let folder):
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for number in 1...10_000 {
        let file = folder.appendingPathComponent(FileName.numbered(name, number))
        if !FileManager.default.fileExists(atPath: file.path), Self.reserved.insert(file).inserted {
          return file
        }
      }
      return nil
    }
  }

  /// Files that downloads have chosen and the engine may not have made yet: two that begin at once differ.
  private static var reserved: Set<URL> = []

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
    download.state = state
    if let file { Self.reserved.remove(file) }
    if case .finished = state { download.fractionCompleted = 1 }
    hasEnded(self)
  }
}
