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
  /// Which pages the bridge listens to; none by default.
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
  private let lane = DecodingLane()
  private var isOpen = false
  /// Whether the viewer has been closed.
  private var isClosed = false
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
  /// The handler takes messages in the order in which they were sent. A large message is decoded off the main actor. What the
  /// function throws rejects the page's promise: a ``BridgeError`` with its words, any other error with words that reveal nothing.
  ///
  /// Values pass as JSON. A page's date is a number of milliseconds since 1970, in both directions; `NaN` and the infinities are texts
  /// of these names, which `Double` reads and writes; half of a surrogate pair becomes U+FFFD. A function, a `BigInt`, a `Map` and
  /// similar values reject the page's promise. A whole number from 2^53 on is not read as `Int`, because a page's number is ambiguous there.
  ///
  /// - Parameters:
  ///   - name: The handler's name in the page; any text but `linkway`.
  ///   - type: What a message must contain; anything else is refused, and the page gets a description of what was expected.
  ///   - perform: Takes a message and its sender, and returns the answer.
  /// - Returns: What keeps the handler, which ends with it.
  /// - Throws: ``BridgeSetupError``.
  public func handle<Message: Decodable & SendableMetatype, Reply: Encodable>(
    _ name: String, _ type: Message.Type,
    perform: @escaping @MainActor (Message, MessageSender) async throws -> Reply
  ) throws(BridgeSetupError) -> BridgeRegistration {
    try add(name) { [lane] content, sender in
      try BridgeValue.text(try await perform(try await content.value(type, in: lane), sender))
    }
  }

  /// Takes messages, and answers them with nothing.
  public func handle<Message: Decodable & SendableMetatype>(
    _ name: String, _ type: Message.Type,
    perform: @escaping @MainActor (Message, MessageSender) async throws -> Void
  ) throws(BridgeSetupError) -> BridgeRegistration {
    try add(name) { [lane] content, sender in
      try await perform(try await content.value(type, in: lane), sender)
      return nil
    }
  }

  /// Answers messages of a type of the main actor's, where they are decoded, however large they are.
  public func handle<Message: Decodable, Reply: Encodable>(
    _ name: String, _ type: Message.Type,
    perform: @escaping @MainActor (Message, MessageSender) async throws -> Reply
  ) throws(BridgeSetupError) -> BridgeRegistration {
    try add(name) { [lane] content, sender in
      try BridgeValue.text(try await perform(try await content.valueHere(type, in: lane), sender))
    }
  }

  /// Takes messages of a type of the main actor's, where they are decoded, however large they are.
  public func handle<Message: Decodable>(
    _ name: String, _ type: Message.Type,
    perform: @escaping @MainActor (Message, MessageSender) async throws -> Void
  ) throws(BridgeSetupError) -> BridgeRegistration {
    try add(name) { [lane] content, sender in
      try await perform(try await content.valueHere(type, in: lane), sender)
      return nil
    }
  }

  /// Takes messages of any shape as the text of their JSON, and answers with such a text; nil answers with nothing.
  ///
  /// An answer that is not JSON rejects the page's promise.
  public func handleJSON(
    _ name: String, perform: @escaping @MainActor (String, MessageSender) async throws -> String?
  ) throws(BridgeSetupError) -> BridgeRegistration {
    try add(name) { [lane] content, sender in
      if lane.isBusy {
        await lane.enter()
        lane.leave()
      }
      return try await perform(content.text, sender)
    }
  }

  /// The messages to a name, from now on, with their senders; the sequence ends with the viewer.
  ///
  /// The handler exists for as long as the sequence does. Messages wait until they are read: 10,000 of them or 64 MB at most;
  /// what is over that is refused as ``MessageRefusal/tooManyWaiting``, and the page's promise rejected. The type must not be
  /// the main actor's, as types are by default in some apps: mark it `nonisolated`.
  public func messages<Message: Decodable & Sendable>(
    _ name: String, _ type: Message.Type
  ) throws(BridgeSetupError) -> AsyncStream<(message: Message, sender: MessageSender)> {
    let inbox = Inbox<(message: Message, sender: MessageSender)>()
    guard !isOver else {
      inbox.finish()
      return sequence(of: inbox, keeping: nil) {}
    }
    let registration = try add(name) { [lane] content, sender in
      let size = content.json.count
      try inbox.makeRoom(size)
      let message = try await content.value(type, in: lane)
      // Others may have come while it was decoded.
      try inbox.makeRoom(size)
      inbox.append((message, sender), size: size)
      return nil
    }
    return sequence(of: inbox, keeping: registration) {}
  }

  /// The sequence of an inbox's elements; it owns the registration, and calls `whenOver` at its end.
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

  /// Whether the viewer is closed or gone, so that no message will come.
  private var isOver: Bool { isClosed || viewer == nil }

  // MARK: Setting up

  private func add(
    _ name: String, _ answer: @escaping BridgeHandler.Answer
  ) throws(BridgeSetupError) -> BridgeRegistration {
    guard !injectsNothing else { throw .injectsNothing }
    guard !isOver else { throw .closed }
    guard !name.isEmpty, name != Self.ownName else { throw .badName(name) }
    if let old = handlers[name] {
      guard !old.isKept else { throw .nameTaken(name) }
      remove(name, old)
    }
    open()
    let handler = BridgeHandler(self, name, answer)
    handlers[name] = handler
    register(handler, name)
    let registration = BridgeRegistration { [weak self] in self?.remove(name, handler) }
    handler.keep(by: registration)
    return registration
  }

  /// Gives pages the few lines of JavaScript, once something of the bridge is used.
  func open() {
    guard !isOpen, !injectsNothing, !isOver else { return }
    isOpen = true
    controller.addUserScript(
      WKUserScript(source: Self.javaScript, injectionTime: .atDocumentStart, forMainFrameOnly: false))
    let handler = BridgeHandler(self, Self.ownName) { [weak self] content, sender in
      try await self?.takeOwn(content, sender)
      return nil
    }
    handlers[Self.ownName] = handler
    register(handler, Self.ownName)
    isLate = viewer?.isLoading ?? false
    for page in pages { page.run(Self.javaScript) }
  }

  /// The viewer and the windows that its pages opened.
  private var pages: [WebViewer] { viewer.map { [$0] + $0.popups.map(\.viewer) } ?? [] }

  /// Lets pages call a handler, by the script of ``PageChannel``.
  private func register(_ handler: BridgeHandler, _ name: String) {
    let script = controller.addBridgeHandler(handler, name: name)
    if let script { for page in pages { page.run(script) } }
  }

  /// A page shows in the viewer; it may have begun before there was a bridge.
  func documentShows() {
    if isLate { viewer?.run(Self.javaScript) }
    isLate = false
  }

  private func remove(_ name: String, _ handler: BridgeHandler) {
    guard handlers[name] === handler else { return }
    handlers[name] = nil
    controller.removeScriptMessageHandler(forName: name, contentWorld: .page)
  }

  func close() {
    isClosed = true
    for end in onEnd.values { end() }
    onEnd = [:]
    if isOpen || !handlers.isEmpty { controller.removeAllScriptMessageHandlers(from: .page) }
    handlers = [:]
    values = [:]
    outbox.close()
  }

  // MARK: Hearing

  static let ownName = "linkway"
  /// The receivers of values: each checks a value's type and returns the function that delivers it.
  private var values: [Int: ValueTaker] = [:]
  private typealias ValueTaker =
    @MainActor (BridgeContent, MessageSender) async throws -> (@MainActor () -> Void)?
  private var nextValue = 0

  /// The values that pages send by `linkway.send(value)`, from now on, as far as they are of a type.
  ///
  /// A value of another type is skipped; several sequences, of several types, may listen. As many values wait until they
  /// are read as with ``messages(_:_:)``; if one of the sequences has no space, the value is refused for all. The type must
  /// not be the main actor's: see ``messages(_:_:)``. The sequence ends with the viewer.
  public func received<Value: Decodable & Sendable>(
    _ type: Value.Type
  ) throws(BridgeSetupError) -> AsyncStream<(value: Value, sender: MessageSender)> {
    guard !injectsNothing else { throw .injectsNothing }
    open()
    let inbox = Inbox<(value: Value, sender: MessageSender)>()
    guard !isOver else {
      inbox.finish()
      return sequence(of: inbox, keeping: nil) {}
    }
    nextValue += 1
    let id = nextValue
    values[id] = { [lane] content, sender in
      guard let sent = try? await content.value(SentValue<Value>.self, in: lane) else { return nil }
      let size = content.json.count
      try inbox.makeRoom(size)
      return { inbox.append((sent.value, sender), size: size) }
    }
    return sequence(of: inbox, keeping: nil) { [weak self] in self?.values[id] = nil }
  }

  /// What the script of ``javaScript`` sends by itself: that a document listens, and values.
  private func takeOwn(_ content: BridgeContent, _ sender: MessageSender) async throws {
    if greeted(by: sender, content) { return }
    guard content.json.first == UInt8(ascii: "{") else {
      throw MessageRefusal.unreadable("this name is linkway's own")
    }
    var deliveries: [@MainActor () -> Void] = []
    for (_, take) in values.sorted(by: { $0.key < $1.key }) {
      if let deliver = try await take(content, sender) { deliveries.append(deliver) }
    }
    for deliver in deliveries { deliver() }
  }

  /// Whether a message only reports that a document listens; where that is the page itself, the outbox records it.
  ///
  /// A page that is not listened to now may be later.
  func greeted(by sender: MessageSender, _ content: BridgeContent) -> Bool {
    guard content.json.count <= 82 else { return false }
    let (text, start) = (content.text, "\"ready ")
    guard text.hasPrefix(start), text.hasSuffix("\""), text.utf8.count > start.utf8.count + 1 else {
      return false
    }
    if sender.isMainFrame, sender.popup == nil {
      outbox.documentListens(String(text.dropFirst(start.count).dropLast()), sender)
    }
    return true
  }

  /// Takes a message of some bytes from what its origin may send.
  func take(_ bytes: Int, from sender: MessageSender) throws(MessageRefusal) {
    guard bytes <= access.largestMessage else { throw .tooLarge(bytes, limit: access.largestMessage) }
    try meter.take(bytes, from: sender.origin, access)
  }

  /// Answers a page's question before it sends a text of some bytes: the most that it may send.
  func allowed(size: Int?, from sender: MessageSender) throws(MessageRefusal) -> String {
    if let size {
      guard size <= access.largestMessage else { throw .tooLarge(size, limit: access.largestMessage) }
      try meter.allows(size, from: sender.origin, access)
    }
    return "\(access.largestMessage)"
  }
}

/// Keeps a handler registered for as long as it lives.
public final class BridgeRegistration: Sendable {
  private let token: EventSubscription

  init(_ end: @escaping @MainActor @Sendable () -> Void) { token = EventSubscription(end) }
}

/// A value as `linkway.send(value)` wraps it.
private struct SentValue<Value: Decodable>: Decodable {
  let value: Value
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
  /// The viewer is closed or gone.
  case closed

  public var description: String {
    switch self {
    case .injectsNothing: "the viewer adds nothing to pages; make it without the option injectsNothing"
    case .badName(let name): "“\(name)” cannot be a handler's name; take any other text"
    case .nameTaken(let name): "“\(name)” has a handler already; drop its registration first"
    case .closed: "the viewer is closed; make another one"
    }
  }
}
