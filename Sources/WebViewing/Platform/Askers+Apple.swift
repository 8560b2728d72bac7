#if canImport(Darwin)
  import WebAddress
  import WebKit
  import WebPolicy

  extension WebViewer {
    /// The origins of the documents that may be asking for devices: the frame that asks, and the page that contains it.
    func askers(
      for devices: Set<DevicePolicy.Device>, _ frame: WKFrameInfo, page: WKSecurityOrigin
    ) async -> [Origin] {
      [frame.origin.map { Origin($0) } ?? .opaque(), Origin(page)]
    }
  }
#endif
