internal import CWebKitGTK
internal import Foundation
internal import GLib

/// What a page waits for; given once, or refused when it is dropped.
@MainActor
final class MessageReply {
  private let reply: OpaquePointer
  private var isOpen = true
  private static let context = GObjectRef(adopting: UnsafeMutableRawPointer(jsc_context_new()!))

  init(_ reply: OpaquePointer) { self.reply = webkit_script_message_reply_ref(reply)! }

  isolated deinit {
    give(error: "the handler gave no answer")
    webkit_script_message_reply_unref(reply)
  }

  func give(_ value: Any?) {
    do {
      give(text: try ScriptValueWriter.text(value))
    } catch {
      give(error: "the handler's answer is of a type that scripts do not have")
    }
  }

  func give(error: String) {
    guard isOpen else { return }
    isOpen = false
    webkit_script_message_reply_return_error_message(reply, error)
  }

  private func give(text: String) {
    guard isOpen else { return }
    isOpen = false
    let value = jsc_value_new_string(OpaquePointer(Self.context.pointer), text)!
    webkit_script_message_reply_return_value(reply, value)
    g_object_unref(UnsafeMutableRawPointer(value))
  }
}

/// A message with what the relay says of its sender.
struct AttributedMessage {
  let topDocument: String
  let isMainFrame: Bool
  let origin: String
  let address: String
  let channel: String
  let handler: String
  let body: Any
  let reply: MessageReply?
}

extension ContentManager {
  func received(_ value: OpaquePointer, reply: MessageReply?) {
    let head = ScriptValueReader.item(value, 0) { ScriptValueReader.string($0) }
    let parts = head.split(separator: "\n", maxSplits: 5, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 6 else { return }
    let body = ScriptValueReader.item(value, 1) { ScriptValueReader.value($0) }
    let message = AttributedMessage(
      topDocument: parts[0], isMainFrame: parts[1] == "1", origin: parts[2], address: parts[3],
      channel: parts[4], handler: parts[5], body: body ?? NSNull(), reply: reply)
    if !isShared {
      deliver(message, to: engines.first)
    } else if unattributed.isEmpty, let engine = engine(of: message) {
      deliver(message, to: engine)
    } else {
      unattributed.append(message)
      attribute()
    }
  }

  /// A view has a new page, whose identifier its messages may name.
  func committed(_ engine: WebViewEngine) {
    guard isShared, !channels.isEmpty else { return }
    Task { await identify(engine) }
  }

  private func engine(of message: AttributedMessage) -> WebViewEngine? {
    guard !message.topDocument.isEmpty else { return nil }
    return engines.first { $0.topDocuments.contains(message.topDocument) }
  }

  /// Asks every view for its page's identifier, and delivers what waits for one.
  private func attribute() {
    guard !isAsking else { return }
    isAsking = true
    Task {
      while !unattributed.isEmpty {
        let count = unattributed.count
        for engine in engines { await identify(engine) }
        // What came meanwhile is asked for anew; the rest belongs to pages that are gone, or to no view.
        let asked = Array(unattributed.prefix(count))
        unattributed.removeFirst(count)
        for message in asked { deliver(message, to: engine(of: message)) }
      }
      isAsking = false
    }
  }

  private func identify(_ engine: WebViewEngine) async {
    guard let id = try? await engine.evaluate(RelayScript.identify, world: Self.relayWorld) as? String,
      !id.isEmpty, !engine.topDocuments.contains(id)
    else { return }
    // A page's last messages may come after it has gone.
    engine.topDocuments = engine.topDocuments.suffix(7) + [id]
  }

  private func deliver(_ message: AttributedMessage, to engine: WebViewEngine?) {
    guard let controller, let world = channels.first(where: { $0.value == message.channel })?.key else {
      return
    }
    let frame = WKFrameInfo(
      kind: message.isMainFrame ? .main : .sub,
      request: URLRequest(url: URL(string: message.address) ?? URL(string: "about:blank")!),
      securityOrigin: WKSecurityOrigin(serialized: message.origin, address: message.address),
      webView: engine?.owner)
    let scriptMessage = WKScriptMessage(
      body: message.body, webView: engine?.owner, frameInfo: frame, name: message.handler, world: world)
    controller.deliver(scriptMessage, reply: message.reply)
  }
}
