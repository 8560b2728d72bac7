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

  /// Whether the policy lets an answer become a file.
  func allowsDownload(_ url: WebURL?, _ response: WKNavigationResponse) -> Bool {
    guard let url else { return false }
    let request = NavigationRequest(
      url: url, frame: response.isForMainFrame ? .main : .sub, isUserGesture: false, stage: .response,
      isDownload: true, window: popup?.wish)
    let verdict = policy.verdict(for: request)
    if !verdict.isAllowed { block(request, verdict) }
    return verdict.isAllowed
  }

  /// Looks after a file that the engine has begun to fetch.
  func take(_ engine: WKDownload) {
    let adapter = DownloadAdapter(engine, place: options.downloads) { [weak self] adapter in
      guard let self else { return }
      downloadAdapters.removeAll { $0 === adapter }
      hub.tell(.downloadEnded(adapter.download.id))
    }
    downloadAdapters.append(adapter)
    downloads.append(adapter.download)
    hub.tell(.downloadStarted(adapter.download.id))
  }
}

extension WKNavigationResponse {
  /// Whether the answer is a file to keep rather than a page: it says so itself, or it cannot be shown.
  var isDownload: Bool {
    let disposition = (response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Content-Disposition") ?? ""
    let kind = disposition.split(separator: ";").first?.trimmingCharacters(in: .whitespaces).lowercased()
    return kind == "attachment" || !canShowMIMEType
  }
}
