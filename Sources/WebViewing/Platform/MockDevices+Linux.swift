#if os(Linux)
  import WebKit

  extension WebViewer {
    /// Lets pages find a camera and a microphone that do not exist, to try what the app does with them.
    ///
    /// Call it before a page is loaded. Apple's WebKit has no such call; the simulator has its own.
    public func pretendDevices() { webView.usesMockCaptureDevices = true }
  }
#endif
