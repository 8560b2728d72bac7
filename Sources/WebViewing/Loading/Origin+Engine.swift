import WebAddress
import WebKit

extension Origin {
  /// The origin that the engine attests; an opaque one where it names none.
  @MainActor
  init(_ engine: WKSecurityOrigin) {
    let port = engine.port == 0 ? "" : ":\(engine.port)"
    let host = engine.host.contains(":") && !engine.host.hasPrefix("[") ? "[\(engine.host)]" : engine.host
    self = Origin("\(engine.protocol)://\(host)\(port)") ?? .opaque()
  }
}
