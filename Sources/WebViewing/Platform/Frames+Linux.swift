#if os(Linux)
  import Foundation
  import WebKit

  extension WKFrameInfo {
    /// The address of what the frame shows.
    var address: URL? { request.url }

    /// The origin of what the frame shows.
    var origin: WKSecurityOrigin? { securityOrigin }
  }

  extension WKScriptMessage {
    /// The frame that sent it.
    var sendingFrame: WKFrameInfo? { frameInfo }
  }
#endif
