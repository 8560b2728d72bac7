import WebAddress
import WebPolicy
import WebViewing

/// Writes down a viewer's events in short words.
@MainActor
final class EventLog {
  private(set) var words: [String] = []
  private var subscription: EventSubscription?

  init(_ viewer: WebViewer) {
    subscription = viewer.onEvent { [weak self] event in self?.words.append(Self.words(for: event)) }
  }

  func clear() { words = [] }

  static func words(for event: PageEvent) -> String {
    switch event {
    case .started(let url): "started \(short(url))"
    case .redirected(let url): "redirected \(short(url))"
    case .committed(let url): "committed \(short(url))"
    case .httpError(let status, let url): "status \(status) \(short(url))"
    case .finished(let url): "finished \(short(url))"
    case .failed(let failure): "failed \(failure.kind)".prefix(60).description
    case .sameDocumentChanged(let url): "same document \(short(url))"
    case .blocked(let blocked):
      "blocked \(short(blocked.request.url)) \(blocked.request.frame) \(blocked.request.stage)"
    case .handedOff(let url, _): "handed off \(url.href)"
    case .downloadStarted: "download started"
    case .downloadEnded: "download ended"
    case .processEnded(let willReload): "process ended\(willReload ? ", reloads" : "")"
    case .closed: "closed"
    }
  }

  private static func short(_ url: WebURL) -> String {
    url.path + (url.query.map { "?\($0)" } ?? "") + (url.fragment.map { "#\($0)" } ?? "")
  }
}
