import Foundation
import WebKit

/// Writes down the messages of pages.
@MainActor
final class MessageRecorder: NSObject, WKScriptMessageHandler {
  private(set) var messages: [WKScriptMessage] = []
  var bodies: [String] { messages.map { $0.body as? String ?? "\($0.body)" } }

  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) { messages.append(message) }

  func first(_ body: String) -> WKScriptMessage? { messages.first { $0.body as? String == body } }
}

/// Answers the messages of pages.
@MainActor
final class Answerer: NSObject, WKScriptMessageHandlerWithReply {
  var answer: @MainActor (WKScriptMessage) async -> (Any?, String?) = { ($0.body, nil) }

  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?) { await answer(message) }
}
