public import Foundation
public import FoundationNetworking

/// A file that is being saved; it goes on, kept alive by itself, until it has ended.
@MainActor
public final class WKDownload: NSObject, ProgressReporting {
  /// What to do where a server sends a download on to another address.
  public enum RedirectPolicy: Int, Sendable {
    /// The download ends.
    case cancel
    /// The other address is followed.
    case allow
  }

  /// What was requested; nil where the engine does not say.
  public let originalRequest: URLRequest?
  /// The view whose page began it; nil where that is gone.
  public private(set) weak var webView: WKWebView?
  /// Says where the file goes, and hears of its end; a download without one is cancelled.
  public weak var delegate: (any WKDownloadDelegate)?
  /// How much has come, in bytes.
  public nonisolated let progress = Progress(totalUnitCount: -1)

  /// Called after each change of ``progress``; not on Apple's platforms, where that can be observed itself.
  public var onProgress: (@MainActor () -> Void)?

  private(set) var engine: DownloadEngine!

  init(_ pointer: UnsafeMutableRawPointer, request: URLRequest?, webView: WKWebView?) {
    originalRequest = request
    self.webView = webView
    super.init()
    engine = DownloadEngine(pointer, self)
  }

  /// Ends the download; the data for resuming it that Apple's gives does not exist here, so it gives nil.
  @discardableResult
  public func cancel() async -> Data? {
    engine.cancel()
    return nil
  }
}

/// Says where downloads go, and hears of their end.
@MainActor
public protocol WKDownloadDelegate: NSObjectProtocol {
  /// A server has sent the download on to another address; without the method it is followed.
  ///
  /// Differs from Apple's: it is called once, when the response of the last address has arrived and nothing of it is saved; the
  /// addresses in between are not reported. `response` is the head of that response, and the request contains only its address.
  func download(
    _ download: WKDownload, decidedPolicyForHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest
  ) async -> WKDownload.RedirectPolicy

  /// Returns where the file goes: a path without a file; nil cancels the download.
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
  ) async -> URL?

  /// The file is complete.
  func downloadDidFinish(_ download: WKDownload)

  /// The download failed or was cancelled; `resumeData` is always nil, because this engine cannot resume.
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
  public func download(
    _ download: WKDownload, decidedPolicyForHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest
  ) async -> WKDownload.RedirectPolicy { .allow }
  public func downloadDidFinish(_ download: WKDownload) {}
  public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}
}
