public import Foundation

/// Holds what an app adds to pages: scripts that run in them, and handlers for their messages.
///
/// Views whose configurations share a controller share all of it, and so does a window that a page of theirs opens. It
/// keeps its handlers until they are removed, as Apple's does.
@MainActor
public final class WKUserContentController: NSObject {
  let manager = ContentManager()
  private enum Handler {
    case plain(any WKScriptMessageHandler)
    case replying(any WKScriptMessageHandlerWithReply, isWrapped: Bool)
  }
  private var handlers: [WKContentWorld: [String: Handler]] = [:]
  /// The handler of the last message, which mostly is the next one's.
  private var last: (world: WKContentWorld, name: String, handler: Handler)?

  /// The source of a function that is between a page and the handlers that ask for it; not on Apple's platforms.
  ///
  /// It is a function of two arguments: a function that sends a text and returns a promise of the answer, and the handler's
  /// name. It returns what the page sees as `postMessage`. Set it before such a handler is added.
  public var pageFunction: String?

  /// The scripts, in the order in which they run.
  public private(set) var userScripts: [WKUserScript] = []

  /// A controller without scripts and handlers.
  public override init() {
    super.init()
    manager.controller = self
  }

  /// Adds a script, which runs in the pages that are loaded from now on.
  public func addUserScript(_ userScript: WKUserScript) {
    userScripts.append(userScript)
    update()
  }

  /// Removes all scripts; those that run in a page already are not undone.
  public func removeAllUserScripts() {
    userScripts = []
    update()
  }

  /// Lets pages send messages by `window.webkit.messageHandlers.NAME.postMessage(value)`.
  ///
  /// It stops the program where the page's world has a handler of that name already. A page that is open gets the handler
  /// at once in its main frame, and in other frames as they load anew; with Apple's they have it at once too.
  public func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    add(scriptMessageHandler, contentWorld: .page, name: name)
  }

  /// Lets the scripts of one world send messages; see ``add(_:name:)``.
  public func add(
    _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld: WKContentWorld, name: String
  ) {
    add(.plain(scriptMessageHandler), contentWorld, name)
  }

  /// Lets the scripts of one world send messages and wait for an answer: `postMessage` gives a promise of it.
  public func addScriptMessageHandler(
    _ scriptMessageHandler: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
  ) {
    add(.replying(scriptMessageHandler, isWrapped: false), contentWorld, name)
  }

  /// Adds a handler whose messages pass through ``pageFunction``; not on Apple's platforms.
  public func addWrappedScriptMessageHandler(
    _ scriptMessageHandler: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
  ) {
    precondition(pageFunction != nil, "set pageFunction before a handler that needs it is added")
    add(.replying(scriptMessageHandler, isWrapped: true), contentWorld, name)
  }

  /// Removes the page's handler of a name, if there is one.
  public func removeScriptMessageHandler(forName name: String) {
    removeScriptMessageHandler(forName: name, contentWorld: .page)
  }

  /// Removes one world's handler of a name, if there is one.
  public func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
    guard handlers[contentWorld]?.removeValue(forKey: name) != nil else { return }
    update()
  }

  /// Removes the handlers of one world.
  public func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {
    handlers[contentWorld] = nil
    update()
  }

  /// Removes the handlers of all worlds.
  public func removeAllScriptMessageHandlers() {
    handlers = [:]
    update()
  }

  private func add(_ handler: Handler, _ world: WKContentWorld, _ name: String) {
    precondition(handlers[world]?[name] == nil, "the world has a message handler called \"\(name)\" already")
    handlers[world, default: [:]][name] = handler
    update()
  }

  private func update() {
    last = nil
    let names = handlers.mapValues { handlers in
      handlers.sorted { $0.key < $1.key }.map { name, handler -> ContentManager.HandlerName in
        switch handler {
        case .plain: .init(name: name, replies: false, isWrapped: false)
        case .replying(_, let isWrapped): .init(name: name, replies: true, isWrapped: isWrapped)
        }
      }
    }
    manager.update(scripts: userScripts, handlers: names)
  }

  func deliver(_ message: WKScriptMessage, reply: MessageReply?) {
    switch handler(of: message) {
    case .plain(let handler):
      handler.userContentController(self, didReceive: message)
      reply?.give(nil)
    case .replying(let handler, _):
      // Answered at once where the handler waits for nothing.
      Task.immediate {
        let (value, error) = await handler.userContentController(self, didReceive: message)
        if let error = error ?? message.bodyError?.description {
          reply?.give(error: error)
        } else {
          reply?.give(value)
        }
      }
    case nil:
      reply?.give(error: "no handler is called \"\(message.name)\" any more")
    }
  }

  private func handler(of message: WKScriptMessage) -> Handler? {
    if let last, last.world === message.world, last.name == message.name { return last.handler }
    guard let handler = handlers[message.world]?[message.name] else { return nil }
    last = (message.world, message.name, handler)
    return handler
  }
}
