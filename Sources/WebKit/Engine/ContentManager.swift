internal import CWebKitGTK
internal import Foundation
internal import GLib

/// A `WebKitUserContentManager`: the scripts and handlers of the views that share it.
@MainActor
final class ContentManager {
  /// The name of the relay's world, which no ``WKContentWorld`` has.
  static let relayWorld = "linkway-relay"

  let ref: GObjectRef
  /// What ``WKUserContentController`` holds.
  weak var controller: WKUserContentController?
  /// The relay's secret, which a page never sees.
  let secret = ContentManager.randomName()
  /// The name of each world's events; only worlds with handlers have one.
  private(set) var channels: [WKContentWorld: String] = [:]
  private var connections: [SignalConnection] = []
  private(set) var views: [WeakEngine] = []
  /// Whether more than one view has ever shared the manager, so that a message may be another's.
  private(set) var isShared = false
  /// The documents that have sent messages, by their tokens.
  var senders: [String: MessageSender] = [:]
  var messageCount = 0
  /// How the last message that was a text began, and who sent it.
  var last: (head: MessageHead, sender: MessageSender)?
  var enforcedScopes: Set<FileScope> = []
  var enforcedLinks: Set<String> = []
  /// The servers that the filter blocks; see ``NetworkSession/foreignPlaces``.
  var blockedPlaces: Set<NetworkSession.Place> = []
  var filter: OpaquePointer?
  var filterNumber = 0

  struct WeakEngine { weak var engine: WebViewEngine? }

  /// One handler, as the pages of a world see it.
  struct HandlerName {
    let name: String
    let replies: Bool
    /// Whether the page function is between the page and the handler.
    let isWrapped: Bool
  }

  init() {
    ref = GObjectRef(adopting: UnsafeMutableRawPointer(webkit_user_content_manager_new()!))
    connections = [
      SignalConnection(ref.pointer, "script-message-received::tell") { [weak self] arguments in
        guard let self, let value = arguments.object(1) else { return }
        told(OpaquePointer(value))
      }
    ]
  }

  isolated deinit { dropFilter() }

  var pointer: OpaquePointer { OpaquePointer(ref.pointer) }

  var engines: [WebViewEngine] { views.compactMap(\.engine) }

  func join(_ engine: WebViewEngine) {
    if !views.isEmpty { isShared = true }
    views.removeAll { $0.engine == nil }
    views.append(WeakEngine(engine: engine))
  }

  /// Gives the engine the scripts anew, and pages that are open already their handlers.
  func update(scripts: [WKUserScript], handlers: [WKContentWorld: [HandlerName]]) {
    if !handlers.isEmpty, channels.isEmpty {
      webkit_user_content_manager_register_script_message_handler(pointer, "tell", Self.relayWorld)
    }
    for world in handlers.keys where channels[world] == nil { open(world) }
    webkit_user_content_manager_remove_all_scripts(pointer)
    // First, so that no script of the app's in the same world comes before them.
    for script in ownScripts(handlers, isUpdate: false) { add(script.source, world: script.world) }
    for script in scripts { add(script) }
    for script in ownScripts(handlers, isUpdate: true) {
      for engine in engines where engine.hasPage { engine.run(script.source, world: script.world) }
    }
  }

  private func ownScripts(
    _ handlers: [WKContentWorld: [HandlerName]], isUpdate: Bool
  ) -> [(source: String, world: String?)] {
    guard !channels.isEmpty else { return [] }
    let relay = RelayScript.relay(secret: secret, channels: channels.values.sorted())
    let shims = channels.compactMap { world, channel -> (source: String, world: String?)? in
      let source = try? RelayScript.shim(
        channel: channel, names: handlers[world] ?? [], wrapper: controller?.pageFunction, isUpdate: isUpdate)
      return source.map { ($0, world.engineName) }
    }
    return [(relay, Self.relayWorld)] + shims
  }

  /// Lets a world's shim send.
  private func open(_ world: WKContentWorld) {
    let channel = Self.randomName()
    channels[world] = channel
    connections += [
      SignalConnection(ref.pointer, "script-message-received::\(channel)") { [weak self] arguments in
        guard let self, let value = arguments.object(1) else { return }
        received(OpaquePointer(value), in: world, reply: nil)
      },
      SignalConnection.deciding(ref.pointer, "script-message-with-reply-received::\(channel)r") {
        [weak self] arguments in
        guard let self, let value = arguments.object(1), let reply = arguments.boxed(2) else { return false }
        let answer = MessageReply(OpaquePointer(reply), to: OpaquePointer(value))
        received(OpaquePointer(value), in: world, reply: answer)
        return true
      },
    ]
    webkit_user_content_manager_register_script_message_handler(pointer, channel, world.engineName)
    webkit_user_content_manager_register_script_message_handler_with_reply(
      pointer, channel + "r", world.engineName)
  }

  private func add(_ source: String, world: String?) {
    add(
      source, WEBKIT_USER_CONTENT_INJECT_ALL_FRAMES, WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_START,
      world: world)
  }

  private func add(_ script: WKUserScript) {
    add(
      script.source,
      script.isForMainFrameOnly
        ? WEBKIT_USER_CONTENT_INJECT_TOP_FRAME : WEBKIT_USER_CONTENT_INJECT_ALL_FRAMES,
      script.injectionTime == .atDocumentStart
        ? WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_START : WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_END,
      world: script.world.engineName)
  }

  private func add(
    _ source: String, _ frames: WebKitUserContentInjectedFrames, _ time: WebKitUserScriptInjectionTime,
    world: String?
  ) {
    let script =
      world.map { webkit_user_script_new_for_world(source, frames, time, $0, nil, nil) }
      ?? webkit_user_script_new(source, frames, time, nil, nil)
    webkit_user_content_manager_add_script(pointer, script)
    webkit_user_script_unref(script)
  }

  private static func randomName() -> String {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    var random = SystemRandomNumberGenerator()
    return "lw" + String((0..<26).map { _ in letters.randomElement(using: &random)! })
  }
}
