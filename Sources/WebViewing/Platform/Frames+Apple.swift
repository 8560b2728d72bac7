#if canImport(Darwin)
  import Foundation
  import WebKit

  // WebKit's headers promise these, and WebKit leaves some of them out all the same: for a frame that has loaded nothing, or is
  // gone. Read as what the headers promise, that stops the program.

  extension WKFrameInfo {
    /// The address of what the frame shows; nil where WebKit does not tell it.
    var address: URL? { (value(forKey: "request") as? URLRequest)?.url }

    /// The origin of what the frame shows; nil where WebKit does not tell it.
    var origin: WKSecurityOrigin? { value(forKey: "securityOrigin") as? WKSecurityOrigin }
  }

  extension WKNavigationAction {
    /// The frame that asks; nil where WebKit does not tell it, such as for a load of the app's own.
    var asker: WKFrameInfo? { value(forKey: "sourceFrame") as? WKFrameInfo }
  }

  extension WKScriptMessage {
    /// The frame that sent it; nil where WebKit does not tell it.
    var sendingFrame: WKFrameInfo? { value(forKey: "frameInfo") as? WKFrameInfo }
  }
#endif
