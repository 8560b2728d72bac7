import Foundation
import WebAddress
import WebKit

/// Translates the engine's calls for one name of a ``ScriptBridge``, which it does not keep alive.
@MainActor
final class BridgeHandler: NSObject, WKScriptMessageHandlerWithReply {
  typealias Answer = @MainActor (Any, MessageSender) async throws -> Any?

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

  /// Whether somebody still keeps it.
  var isKept: Bool { isOwn || registration != nil }

  func keep(by registration: BridgeRegistration) { self.registration = registration }

  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?) {
    guard let bridge, isKept, let viewer = bridge.viewer, !viewer.isClosed else {
      return (nil, "nobody listens any more")
    }
    guard let owner = viewer.owner(of: message), let sender = viewer.sender(of: message, in: owner) else {
      return refuse(.unknownSender, viewer)
    }
    // First who speaks, then what they say: a stranger's message is not read.
    if let refusal = bridge.refusal(of: sender) {
      // That a document listens is said by every page; where it is not heard, nobody has lost a word.
      if isOwn, let text = message.text, bridge.greeted(by: sender, text) {
        return (nil, "linkway: \(refusal)")
      }
      return refuse(refusal, viewer)
    }
    let document = owner.lifecycle.state.document
    do {
      let body = try message.content(limit: bridge.access.largestMessage)
      if !isOwn { viewer.hub.tell(.messageReceived(name: name, from: sender)) }
      let value = try await answer(body, sender)
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

  private func refuse(_ refusal: MessageRefusal, _ viewer: WebViewer) -> (Any?, String?) {
    viewer.hub.tell(.messageRefused(name: name, reason: refusal))
    return (nil, "linkway: \(refusal)")
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
    let url = frame.address.flatMap { WebURL($0.absoluteString) }
    return MessageSender(
      origin: frame.origin.map { Origin($0, servedByApp: options.contentHandlers) } ?? .opaque(),
      isMainFrame: frame.isMainFrame, url: url, popup: owner.popup?.id,
      isGivenByApp: frame.isMainFrame && owner.hasGiven(url))
  }
}
