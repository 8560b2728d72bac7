import WebAddress
import WebKit

extension Origin {
  /// The origin that the engine attests; an opaque one where it names none.
  @MainActor
  init(_ engine: WKSecurityOrigin) {
    self = Origin(engine.serialized) ?? .opaque()
  }

  /// The origin that the engine attests, where the app itself may serve some schemes.
  @MainActor
  init(_ engine: WKSecurityOrigin, servedByApp handlers: [String: ContentHandler]) {
    let scheme = engine.`protocol`.lowercased()
    guard handlers.keys.contains(where: { $0.lowercased() == scheme }),
      let url = WebURL("\(engine.serialized)/")
    else {
      self.init(engine)
      return
    }
    self.init(servedByApp: url)
  }
}

extension WKSecurityOrigin {
  fileprivate var serialized: String {
    let port = port == 0 ? "" : ":\(port)"
    let host = host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
    return "\(`protocol`)://\(host)\(port)"
  }
}
