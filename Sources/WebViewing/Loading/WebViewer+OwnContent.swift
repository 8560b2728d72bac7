import WebAddress

extension WebViewer {
  /// Whether the document that shows is the app's own content, and came from no server.
  ///
  /// - Parameter address: The document's own; nil where the engine does not tell it apart from the view's.
  func hasGiven(_ address: WebURL?) -> Bool {
    guard let address = address ?? url else { return false }
    // A page out of the history, or loaded anew, is the same file.
    if address.scheme == "file" { return requests.folders.contains { $0.contains(address) } }
    return switch requests.shown {
    case .html(_, let base?): address.isSameDocument(as: base)
    case .html(_, nil): address.scheme == "about" || address.scheme == "data"
    case .data(_, _, _, let base): address.isSameDocument(as: base)
    case .file, .url, .request, nil: false
    }
  }
}
