#if os(Linux)
  import Foundation
  import WebAddress
  import WebKit

  extension WindowAdapter {
    func webView(
      _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters,
      initiatedByFrame frame: WKFrameInfo
    ) async -> [URL]? {
      let wish = FilePickerRequest(
        allowsSeveral: parameters.allowsMultipleSelection, allowsFolders: parameters.allowsDirectories,
        acceptedTypes: parameters.acceptedMIMETypes)
      // The engine does not say which frame asks.
      return await chooseFiles(wish, origin: nil)
    }
  }
#endif
