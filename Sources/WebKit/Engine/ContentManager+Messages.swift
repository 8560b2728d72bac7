internal import CWebKitGTK
internal import Foundation
internal import GLib

/// A document that has sent a message, as its relay reported it.
@MainActor
final class MessageSender {
  let world: WKContentWorld
  let isMainFrame: Bool
  let origin: WKSecurityOrigin
  private(set) var request: URLRequest
  /// The identifier of its topmost document; nil until the relay has reported it.
  var topDocument: String?
  /// The view, once it is known or known to be gone.
  var view: (isKnown: Bool, frame: WKFrameInfo?) = (false, nil)
  weak var engine: WebViewEngine?
  var waiting: [(handler: String, content: MessageContent, reply: MessageReply?)] = []
  /// More than these do not wait until it is known which view they are from.
  static let mostWaiting = 20_000
  /// When it spoke last, counted in messages.
  var lastUse = 0

  init(
    world: WKContentWorld, isMainFrame: Bool, origin: String, address: String, topDocument: String?
  ) {
    self.world = world
    self.isMainFrame = isMainFrame
    self.origin = WKSecurityOrigin(serialized: origin, address: address)
    request = Self.request(for: address)
    self.topDocument = topDocument
  }

  /// The document has another address without a load.
  func moved(to address: String) { request = Self.request(for: address) }

  private static func request(for address: String) -> URLRequest {
    URLRequest(url: URL(string: address) ?? URL(string: "about:blank")!)
  }
}

extension ContentManager {
  /// The relay reports whose a token is, which document a token's frame is in, or a document's new address.
  func told(_ value: OpaquePointer) {
    let text = ScriptValueReader.string(value)
    let parts = text.split(separator: "\n", maxSplits: 5, omittingEmptySubsequences: false).map(String.init)
    if parts.count == 2, let sender = senders[parts[0]] {
      sender.topDocument = parts[1]
      if !sender.waiting.isEmpty { attribute(sender) }
    } else if parts.count == 3, let sender = senders[parts[0]] {
      sender.moved(to: parts[2])
      if sender.view.isKnown { settle(sender, sender.engine) }
    } else if parts.count == 6, let world = channels.first(where: { $0.value == parts[4] })?.key {
      forgetSilentSenders()
      senders[parts[0]] = MessageSender(
        world: world, isMainFrame: parts[2] == "1", origin: parts[3], address: parts[5],
        topDocument: parts[1].isEmpty ? nil : parts[1])
    }
  }

  func received(_ value: OpaquePointer, in world: WKContentWorld, reply: MessageReply?) {
    // Tokens of another world and unknown tokens are invalid.
    guard let (sender, handler, content) = unpacked(value), sender.world === world else { return }
    messageCount += 1
    sender.lastUse = messageCount
    if !sender.view.isKnown, !isShared { settle(sender, engines.first) }
    guard !sender.view.isKnown || !sender.waiting.isEmpty else {
      return deliver(handler, content, reply, from: sender)
    }
    guard sender.waiting.count < MessageSender.mostWaiting else {
      reply?.give(error: "too many messages wait")
      return
    }
    sender.waiting.append((handler, content, reply))
    if sender.topDocument != nil, sender.waiting.count == 1 { attribute(sender) }
  }

  /// Takes a message apart; nil where its token is unknown.
  private func unpacked(
    _ value: OpaquePointer
  ) -> (sender: MessageSender, handler: String, content: MessageContent)? {
    guard jsc_value_is_string(value) != 0, let message = jsc_value_to_string_as_bytes(value) else {
      return nil
    }
    var count: gsize = 0
    let data = g_bytes_get_data(message, &count)
    let bytes = UnsafeRawBufferPointer(start: data, count: Int(count))
    // A document that has sent one message mostly sends another.
    if let last, last.head.leads(bytes) {
      return (last.sender, last.head.handler, MessageContent(taking: message, after: last.head))
    }
    guard let head = MessageHead(of: bytes), let sender = senders[head.token] else {
      g_bytes_unref(message)
      return nil
    }
    last = (head, sender)
    return (sender, head.handler, MessageContent(taking: message, after: head))
  }

  /// A view has a new page, whose identifier its messages may name.
  func committed(_ engine: WebViewEngine) {
    guard isShared, !channels.isEmpty else { return }
    Task { await identify(engine) }
  }

  /// Finds the view of a document: the one that shows its topmost document.
  private func attribute(_ sender: MessageSender) {
    Task {
      if engine(of: sender) == nil {
        for engine in engines { await identify(engine) }
      }
      settle(sender, engine(of: sender))
      // One by one, because a handler can cause further messages.
      while !sender.waiting.isEmpty {
        let message = sender.waiting.removeFirst()
        deliver(message.handler, message.content, message.reply, from: sender)
      }
    }
  }

  private func engine(of sender: MessageSender) -> WebViewEngine? {
    guard let top = sender.topDocument, !top.isEmpty else { return nil }
    return engines.first { $0.topDocuments.contains(top) }
  }

  private func identify(_ engine: WebViewEngine) async {
    guard let id = try? await engine.evaluate(RelayScript.identify, world: Self.relayWorld) as? String,
      !id.isEmpty, !engine.topDocuments.contains(id)
    else { return }
    // A page's last messages may come after it has gone.
    engine.topDocuments = engine.topDocuments.suffix(7) + [id]
  }

  private func settle(_ sender: MessageSender, _ engine: WebViewEngine?) {
    sender.engine = engine
    let frame = WKFrameInfo(
      kind: sender.isMainFrame ? .main : .sub, request: sender.request, securityOrigin: sender.origin,
      webView: engine?.owner)
    sender.view = (true, frame)
  }

  private func deliver(
    _ handler: String, _ content: MessageContent, _ reply: MessageReply?, from sender: MessageSender
  ) {
    guard let controller, let frame = sender.view.frame else { return }
    let message = WKScriptMessage(
      content: content, webView: sender.engine?.owner, frameInfo: frame, name: handler, world: sender.world)
    controller.deliver(message, reply: reply)
  }

  /// Documents end without a notification, so the ones that have been silent for longest are removed.
  private func forgetSilentSenders() {
    guard senders.count >= 4096 else { return }
    let silent = senders.sorted { $0.value.lastUse < $1.value.lastUse }.prefix(2048)
    for (token, _) in silent { senders[token] = nil }
    last = nil
  }
}
