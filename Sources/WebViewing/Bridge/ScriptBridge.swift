import Foundation
import WebKit

/// Values both ways between an app and the pages of a viewer.
///
/// ```swift
/// viewer.bridge.access = BridgeAccess(["https://shop.example"])
/// let paid = try viewer.bridge.handle("paid", Receipt.self) { receipt, sender in
///   await store.keep(receipt)
///   return Answer(isKept: true)
/// }
/// ```
///
/// A page says `await webkit.messageHandlers.paid.postMessage({ total: 12 })`, as pages written for Apple's WebKit do, or
/// `await linkway.request('paid', { total: 12 })` with the few lines of JavaScript that pages get.
@MainActor
public final class ScriptBridge {
  /// Which pages are heard; nobody by default.
  public var access = BridgeAccess() {
    // The page that shows may be heard from now on, or no more.
    didSet { outbox.accessChanged() }
  }

  weak var viewer: WebViewer?
  let outbox = Outbox()
  private(set) var handlers: [String: BridgeHandler] = [:]
  private var meter = RateMeter()
  private let controller: WKUserContentController
  private let injectsNothing: Bool
  private var isOpen = false
  /// Whether the page on its way began before the bridge was used, and so may lack its lines.
  private var isLate = false

  init(_ controller: WKUserContentController, injectsNothing: Bool) {
    self.controller = controller
    self.injectsNothing = injectsNothing
    outbox.hears = { [weak self] in self?.access.refusal(of: $0) == nil }
  }

  deinit {
    for end in onEnd.values { end() }
  }

  /// Answers messages with a value.
  ///
  /// Messages are taken in the order in which they were sent. What the function throws rejects the page's promise:
  /// a ``BridgeError`` with its words, any other error with words that give nothing away.
  ///
  /// - Parameters:
  ///   - name: The handler's name in the page; any text but `linkway`.
  ///   - type: What a message must hold; anything else is refused, and the page told what was expected.
  ///   - perform: Takes a message and its sender, and gives the answer.
  /// - Returns: What keeps the handler; it goes with it.
  /// - Throws: ``BridgeSetupError``.
  public func handle<Message: Decodable, Reply: Encodable>(
    _ name: String, _ type: Message.Type,
    perform: @escaping @MainActor (Message, MessageSender) async throws -> Reply
  ) throws(BridgeSetupError) -> BridgeRegistration {
    try add(name) { body, sender in
      let message = try BridgeValue.decode(type, from: body)
      return try BridgeValue.encode(try await perform(message, sender))
    }
  }

  /// Takes messages, and answers them with nothing.
  public func handle<Message: Decodable>(
    _ name: String, _ type: Message.Type,
    perform: @escaping @MainActor (Message, MessageSender) async throws -> Void
  ) throws(BridgeSetupError) -> BridgeRegistration {
    try add(name) { body, sender in
      try await perform(try BridgeValue.decode(type, from: body), sender)
      return nil
    }
  }

  /// Takes messages of any shape as the text of their JSON, and answers with such a text; nil answers with nothing.
  public func handleJSON(
    _ name: String, perform: @escaping @MainActor (String, MessageSender) async throws -> String?
  ) throws(BridgeSetupError) -> BridgeRegistration {
    try add(name) { body, sender in
      let answer = try await perform(try BridgeValue.json(body), sender)
      return try answer.map { try BridgeValue.value(json: $0) }
    }
  }

  /// The messages to a name, from now on, with their senders; the sequence ends with the viewer.
  ///
  /// The handler is there for as long as the sequence is. Messages wait until they are read: 10,000 of them or 64 MB at most;
  /// what is over that is refused as ``MessageRefusal/tooManyWaiting``, and the page's promise rejected. The type must not be
  /// the main actor's, as types are by default in some apps: mark it `nonisolated`.
  public func messages<Message: Decodable & Sendable>(
    _ name: String, _ type: Message.Type
  ) throws(BridgeSetupError) -> AsyncStream<(message: Message, sender: MessageSender)> {
    let inbox = Inbox<(message: Message, sender: MessageSender)>()
    let registration = try add(name) { body, sender in
      let size = try BridgeValue.check(body, limit: .max)
      try inbox.makeRoom(size)
      inbox.append((try BridgeValue.decode(type, from: body), sender), size: size)
      return nil
    }
    return sequence(of: inbox, keeping: registration) {}
  }

  /// The sequence of what comes into an inbox; with it goes what it keeps, and the end is told.
  private func sequence<Element: Sendable>(
    of inbox: Inbox<Element>, keeping registration: BridgeRegistration?,
    whenOver: @escaping @MainActor @Sendable () -> Void
  ) -> AsyncStream<Element> {
    let id = atEnd { Task { @MainActor in inbox.finish() } }
    let end = EventSubscription { [weak self] in
      self?.onEnd[id] = nil
      whenOver()
    }
    return AsyncStream { [inbox, registration, end] in
      withExtendedLifetime((registration, end)) {}
      return await inbox.next()
    }
  }

  /// What ends with the bridge.
  private var onEnd: [Int: @Sendable () -> Void] = [:]
  private var nextEnd = 0

  private func atEnd(_ perform: @escaping @Sendable () -> Void) -> Int {
    nextEnd += 1
    onEnd[nextEnd] = perform
    return nextEnd
  }

  // MARK: Setting up

  private func add(
    _ name: String, _ answer: @escaping BridgeHandler.Answer
  ) throws(BridgeSetupError) -> BridgeRegistration {
    guard !injectsNothing else { throw .injectsNothing }
    guard !name.isEmpty, name != Self.ownName else { throw .badName(name) }
    if let old = handlers[name] {
      guard !old.isKept else { throw .nameTaken(name) }
      remove(name, old)
    }
    open()
    let handler = BridgeHandler(self, name, answer)
    handlers[name] = handler
    controller.addScriptMessageHandler(handler, contentWorld: .page, name: name)
    let registration = BridgeRegistration { [weak self] in self?.remove(name, handler) }
    handler.keep(by: registration)
    return registration
  }

  /// Gives pages the few lines of JavaScript, once something of the bridge is used.
  func open() {
    guard !isOpen, !injectsNothing else { return }
    isOpen = true
    controller.addUserScript(
      WKUserScript(source: Self.javaScript, injectionTime: .atDocumentStart, forMainFrameOnly: false))
    let handler = BridgeHandler(self, Self.ownName) { [weak self] body, sender in
      guard let self else { return nil }
      return try await takeOwn(body, sender)
    }
    handlers[Self.ownName] = handler
    controller.addScriptMessageHandler(handler, contentWorld: .page, name: Self.ownName)
    guard let viewer else { return }
    isLate = viewer.isLoading
    for page in [viewer] + viewer.popups.map(\.viewer) { page.injectBridge() }
  }

  /// A page shows in the viewer; it may have begun before there was a bridge.
  func documentShows() {
    if isLate { viewer?.injectBridge() }
    isLate = false
  }

  private func remove(_ name: String, _ handler: BridgeHandler) {
    guard handlers[name] === handler else { return }
    handlers[name] = nil
    controller.removeScriptMessageHandler(forName: name, contentWorld: .page)
  }

  func close() {
    for end in onEnd.values { end() }
    onEnd = [:]
    if isOpen || !handlers.isEmpty { controller.removeAllScriptMessageHandlers(from: .page) }
    handlers = [:]
    values = [:]
    outbox.close()
  }

  // MARK: Hearing

  static let ownName = "linkway"
  /// What takes values: each holds one against its type, and gives what delivers it.
  private var values: [Int: ValueTaker] = [:]
  private typealias ValueTaker = @MainActor (Any, MessageSender, Int) throws -> (@MainActor () -> Void)?
  private var nextValue = 0

  /// The values that pages send by `linkway.send(value)`, from now on, as far as they are of a type.
  ///
  /// A value of another type is passed over; several sequences, of several types, may listen. As many values wait until they
  /// are read as with ``messages(_:_:)``; where one of the sequences has no room, the value is refused to all. The type must
  /// not be the main actor's: see ``messages(_:_:)``.
  public func received<Value: Decodable & Sendable>(
    _ type: Value.Type
  ) throws(BridgeSetupError) -> AsyncStream<(value: Value, sender: MessageSender)> {
    guard !injectsNothing else { throw .injectsNothing }
    open()
    let inbox = Inbox<(value: Value, sender: MessageSender)>()
    nextValue += 1
    let id = nextValue
    values[id] = { body, sender, size in
      guard let value = try? BridgeValue.decode(type, from: body) else { return nil }
      try inbox.makeRoom(size)
      return { inbox.append((value, sender), size: size) }
    }
    return sequence(of: inbox, keeping: nil) { [weak self] in self?.values[id] = nil }
  }

  /// What the few lines of JavaScript send by themselves: that a document listens, and values.
  private func takeOwn(_ body: Any, _ sender: MessageSender) async throws -> Any? {
    if let text = body as? String, greeted(by: sender, text) { return nil }
    guard let message = body as? [String: Any] else {
      throw MessageRefusal.unreadable("this name is linkway's own")
    }
    guard let value = message["value"] else { throw MessageRefusal.unreadable("expected a value") }
    let size = try BridgeValue.check(value, limit: .max)
    var deliveries: [@MainActor () -> Void] = []
    for (_, take) in values.sorted(by: { $0.key < $1.key }) {
      if let deliver = try take(value, sender, size) { deliveries.append(deliver) }
    }
    for deliver in deliveries { deliver() }
    return nil
  }

  /// Whether a text only says that a document listens; where that is the page itself, it is kept in mind.
  ///
  /// One who is not heard may be heard later.
  func greeted(by sender: MessageSender, _ text: String) -> Bool {
    let start = "ready "
    guard text.hasPrefix(start), text.utf8.count > start.utf8.count, text.utf8.count <= 80 else {
      return false
    }
    if sender.isMainFrame, sender.popup == nil {
      outbox.documentListens(String(text.dropFirst(start.count)), sender)
    }
    return true
  }

  /// Why nothing of a sender's is taken now; nil where it is.
  func refusal(of sender: MessageSender) -> MessageRefusal? {
    if let refusal = access.refusal(of: sender) { return refusal }
    return meter.takes(sender.origin, access) ? nil : .tooMany(perSecond: access.messagesPerSecond)
  }
}

/// Keeps a handler registered for as long as it lives.
public final class BridgeRegistration: Sendable {
  private let token: EventSubscription

  init(_ end: @escaping @MainActor @Sendable () -> Void) { token = EventSubscription(end) }
}

/// Words for the page: thrown by a handler, it rejects the page's promise with them.
public struct BridgeError: Error, Hashable, Sendable {
  /// The words, which the page's script gets as they are.
  public let words: String

  /// An error with words for the page.
  public init(_ words: String) { self.words = words }
}

/// Why a handler could not be registered, and what to do.
public enum BridgeSetupError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The viewer was made to add nothing to pages.
  case injectsNothing
  /// The name is empty, or the bridge's own.
  case badName(String)
  /// The name has a handler already.
  case nameTaken(String)

  public var description: String {
    switch self {
    case .injectsNothing: "the viewer adds nothing to pages; make it without the option injectsNothing"
    case .badName(let name): "“\(name)” cannot be a handler's name; take any other text"
    case .nameTaken(let name): "“\(name)” has a handler already; drop its registration first"
    }
  }
}
