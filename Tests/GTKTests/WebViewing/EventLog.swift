import WebAddress
import WebPolicy
import WebViewing

/// Writes down a viewer's events in short words.
@MainActor
final class EventLog {
  private(set) var words: [String] = []
  /// Whether only the ends of loads are written down.
  var passesLoadsOver = false
  private var subscription: EventSubscription?

  init(_ viewer: WebViewer) {
    subscription = viewer.onEvent { [weak self] event in
      guard let self else { return }
      switch event {
      case .started, .redirected, .committed: if passesLoadsOver { return }
      default: break
      }
      words.append(Self.words(for: event))
    }
  }

  func clear() { words = [] }

  /// How often an event was emitted, including repeated ones.
  func count(of word: String) -> Int { count { $0 == word } }

  /// How often events with this prefix were emitted, including repeated ones.
  func count(startingWith prefix: String) -> Int { count { $0.hasPrefix(prefix) } }

  private func count(_ isMeant: (Substring) -> Bool) -> Int {
    words.reduce(0) { sum, line in
      let parts = line.split(separator: " × ", maxSplits: 1)
      if parts.count == 2, isMeant(parts[1]), let count = Int(parts[0]) { return sum + count }
      return sum + (isMeant(line[...]) ? 1 : 0)
    }
  }

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
    case .routed(let url, _): "handed off \(url.href)"
    case .dialogAsked: "dialog asked"
    case .dialogAnswered: "dialog answered"
    case .requestRefused(let refused): "request refused: \(refused.reason)"
    case .popupRequested(let url): "popup wished \(url.scheme == "about" ? url.href : short(url))"
    case .popupOpened: "popup opened"
    case .popupClosed: "popup closed"
    case .popupRaised: "popup raised"
    case .fullScreenChanged(let isFull): isFull ? "full screen" : "no full screen"
    case .popupBlocked(let blocked): "popup blocked \(short(blocked.url))"
    case .messageReceived(let name, _): "message \(name)"
    case .messageRefused(let name, let reason): "refused \(name): \(reason)"
    case .downloadStarted: "download started"
    case .downloadEnded: "download ended"
    case .repeated(let event, let count): "\(count) × \(words(for: event))"
    case .processEnded(let willReload): "process ended\(willReload ? ", reloads" : "")"
    case .closed: "closed"
    }
  }

  private static func short(_ url: WebURL) -> String {
    url.path + (url.query.map { "?\($0)" } ?? "") + (url.fragment.map { "#\($0)" } ?? "")
  }
}
