import Foundation
import WebAddress
import WebKit

/// Translates the engine's calls for one name of a ``ScriptBridge``, which it does not keep alive.
@MainActor
final class BridgeHandler: NSObject, WKScriptMessageHandlerWithReply {
  typealias Answer = @MainActor (Any, MessageSender) async throws -> Any?

  private weak var bridge: ScriptBridge?
  private let name: String
  private let answer: Answer

  init(_ bridge: ScriptBridge, _ name: String, _ answer: @escaping Answer) {
    self.bridge = bridge
    self.name = name
    self.answer = answer
    super.init()
  }

  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?) {
    guard let bridge, let viewer = bridge.viewer, !viewer.isClosed else {
      return (nil, "nobody listens any more")
    }
    let sender = viewer.sender(of: message)
    if let refusal = bridge.refusal(message.body, sender) {
      // That a document listens is said by every page; where it is not heard, nobody has lost a word.
      let isGreeting = name == ScriptBridge.ownName && (message.body as? [String: Any])?["ready"] != nil
      if !isGreeting { viewer.hub.tell(.messageRefused(name: name, reason: refusal)) }
      return (nil, "linkway: \(refusal)")
    }
    guard let sender else { return (nil, nil) }
    let document = viewer.requests.document
    if name != ScriptBridge.ownName { viewer.hub.tell(.messageReceived(name: name, from: sender)) }
    do {
      let value = try await answer(message.body, sender)
      if viewer.requests.document != document, name != ScriptBridge.ownName {
        viewer.hub.tell(.messageRefused(name: name, reason: .documentGone))
      }
      return (value, nil)
    } catch let refusal as MessageRefusal {
      viewer.hub.tell(.messageRefused(name: name, reason: refusal))
      return (nil, "linkway: \(refusal)")
    } catch let error as BridgeError {
      return (nil, error.words)
    } catch {
      return (nil, "linkway: the app could not answer")
    }
  }
}

extension WebViewer {
  /// Who sent a message; nil where the engine does not say whose page it was.
  func sender(of message: WKScriptMessage) -> MessageSender? {
    guard let view = message.webView else { return nil }
    let popup = view === webView ? nil : popups.first { $0.viewer.webView === view }
    guard view === webView || popup != nil else { return nil }
    return MessageSender(
      origin: Origin(message.frameInfo.securityOrigin), isMainFrame: message.frameInfo.isMainFrame,
      url: message.frameInfo.request.url.flatMap { WebURL($0.absoluteString) }, popup: popup?.id)
  }
}

/// Counts the messages of each origin: a bucket that fills with time, and that each message takes one from.
@MainActor
struct RateMeter {
  private var buckets: [Origin: (level: Double, time: ContinuousClock.Instant)] = [:]

  mutating func takes(_ origin: Origin, _ access: BridgeAccess) -> Bool {
    let now = ContinuousClock.now
    // Opaque origins differ from one another; all together have one bucket.
    let key = origin.isOpaque ? Self.anonymous : origin
    var bucket = buckets[key] ?? (Double(access.burst), now)
    let passed = (now - bucket.time) / .seconds(1)
    bucket.level = min(Double(access.burst), bucket.level + passed * Double(access.messagesPerSecond))
    bucket.time = now
    defer { buckets[key] = bucket }
    guard bucket.level >= 1 else { return false }
    bucket.level -= 1
    return true
  }

  private static let anonymous = Origin.opaque()
}
