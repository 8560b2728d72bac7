import Foundation
import WebAddress
import WebKit

/// Translates the engine's calls for one name of a ``ScriptBridge``, which it does not keep alive.
@MainActor
final class BridgeHandler: NSObject, WKScriptMessageHandlerWithReply {
  /// Takes what a page sent, and returns the JSON of the answer.
  typealias Answer = @MainActor (BridgeContent, MessageSender) async throws -> String?

  private weak var bridge: ScriptBridge?
  /// What keeps the handler; nil once it is dropped, and for the bridge's own name.
  private weak var registration: BridgeRegistration?
  private let isOwn: Bool
  private let name: String
  private let answer: Answer

  init(_ bridge: ScriptBridge, _ name: String, _ answer: @escaping Answer) {
    self.bridge = bridge
    self.name = name
    self.answer = answer
    isOwn = name == ScriptBridge.ownName
    super.init()
  }

  /// Whether its registration is kept.
  var isKept: Bool { isOwn || registration != nil }

  func keep(by registration: BridgeRegistration) { self.registration = registration }

  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?) {
    guard let bridge, isKept, let viewer = bridge.viewer, !viewer.isClosed else {
      return (nil, "no handler listens any more")
    }
    guard let owner = viewer.owner(of: message), let sender = viewer.sender(of: message, in: owner) else {
      return refuse(.unknownSender, viewer)
    }
    guard let content = BridgeContent(message.utf8) else {
      return refuse(.unreadable("the message did not come by the app's script"), viewer)
    }
    // First who speaks, then what they say: the message of a page that is not listened to is not read.
    if let refusal = bridge.access.refusal(of: sender) {
      return refuse(content, refusal, sender, bridge, viewer)
    }
    do {
      switch content.kind {
      case .question(let size): return (try bridge.allowed(size: size, from: sender), nil)
      case .refused: return (nil, nil)
      case .deep: throw MessageRefusal.tooDeep(limit: PageEncoder.deepest)
      case .value: break
      }
      let document = owner.lifecycle.state.document
      try bridge.take(content.json.count, from: sender)
      if !isOwn { viewer.hub.tell(.messageReceived(name: name, from: sender)) }
      let value = try await answer(content, sender)
      if !isOwn, owner.lifecycle.state.document != document { _ = refuse(.documentGone, viewer) }
      return (value, nil)
    } catch let refusal as MessageRefusal {
      return refuse(refusal, viewer)
    } catch let error as BridgeError {
      return (nil, error.words)
    } catch {
      return (nil, "linkway: the app could not answer")
    }
  }

  /// Refuses what a page sent that is not listened to.
  private func refuse(
    _ content: BridgeContent, _ refusal: MessageRefusal, _ sender: MessageSender, _ bridge: ScriptBridge,
    _ viewer: WebViewer
  ) -> (Any?, String?) {
    let words = PageChannel.closing + "linkway: \(refusal)"
    switch content.kind {
    // No message has been lost.
    case .question(nil): return (nil, words)
    // Every page reports that a document listens.
    case .value where isOwn && bridge.greeted(by: sender, content): return (nil, words)
    case .refused(let count):
      viewer.hub.tell(.messageRefused(name: name, reason: refusal), count: count)
    case .value, .question, .deep: viewer.hub.tell(.messageRefused(name: name, reason: refusal))
    }
    return (nil, words)
  }

  private func refuse(_ refusal: MessageRefusal, _ viewer: WebViewer) -> (Any?, String?) {
    viewer.hub.tell(.messageRefused(name: name, reason: refusal))
    return (nil, (refusal.isLasting ? PageChannel.closing : "") + "linkway: \(refusal)")
  }
}

extension MessageRefusal {
  /// Whether the page's next message would be refused as well.
  fileprivate var isLasting: Bool {
    switch self {
    case .tooMany, .tooManyBytes: true
    default: false
    }
  }
}

extension WebViewer {
  /// The viewer whose page sent a message: this one or a window's; nil where the engine does not say.
  func owner(of message: WKScriptMessage) -> WebViewer? {
    guard let view = message.webView else { return nil }
    return view === webView ? self : popups.first { $0.viewer.webView === view }?.viewer
  }

  /// Who sent a message; nil where the engine does not say which frame it was.
  func sender(of message: WKScriptMessage, in owner: WebViewer) -> MessageSender? {
    guard let frame = message.sendingFrame else { return nil }
    let url = message.sendingAddress.flatMap { WebURL($0.absoluteString) }
    return MessageSender(
      origin: frame.origin.map { Origin($0, servedByApp: options.contentHandlers) } ?? .opaque(),
      isMainFrame: frame.isMainFrame, url: url, popup: owner.popup?.id,
      isGivenByApp: frame.isMainFrame && owner.hasGiven(url))
  }
}
