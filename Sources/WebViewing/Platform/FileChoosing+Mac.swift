#if os(macOS)
  import Foundation
  import WebAddress
  import WebKit

  // On iOS the system itself asks for files and gives the page what the user chose.
  extension WindowAdapter {
    @objc(webView:runOpenPanelWithParameters:initiatedByFrame:completionHandler:)
    func webView(
      _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters,
      initiatedByFrame frame: WKFrameInfo
    ) async -> [URL]? {
      let wish = FilePickerRequest(
        allowsSeveral: parameters.allowsMultipleSelection, allowsFolders: parameters.allowsDirectories)
      let origin = frame.origin.map { Origin($0) }
      return await chooseFiles(wish, origin: origin?.isOpaque == false ? origin : nil)
    }
  }
#endif
