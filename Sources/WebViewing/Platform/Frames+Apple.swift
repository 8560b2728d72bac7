#if canImport(Darwin)
  import Foundation
  import WebKit

  // WebKit's headers declare these as nonnull, but WebKit leaves some of them nil: for a frame that has loaded nothing, or is
  // gone. Reading nil as nonnull would stop the program.

  extension WKFrameInfo {
    /// The address of the frame's document; nil where WebKit does not report it.
    var address: URL? { (value(forKey: "request") as? URLRequest)?.url }

    /// The origin of the frame's document; nil where WebKit does not report it.
    var origin: WKSecurityOrigin? { value(forKey: "securityOrigin") as? WKSecurityOrigin }
  }

  extension WKNavigationAction {
    /// The frame that asks; nil where WebKit does not report it, such as for a load by the app.
    var asker: WKFrameInfo? { value(forKey: "sourceFrame") as? WKFrameInfo }
  }

  extension WKScriptMessage {
    /// The frame that sent it; nil where WebKit does not report it.
    var sendingFrame: WKFrameInfo? { value(forKey: "frameInfo") as? WKFrameInfo }
  }
#endif
