import Foundation
import WebAddress
import WebKit

extension WebViewer {
  /// The view's address changed: a load begins, went on by a redirect, or ended; or the page changed it by itself.
  ///
  /// The engine says only that it changed. Between a load's start and its first content, the address is the load's.
  /// Before that start, it is the load's where the policy let that very address through just before, unless only its
  /// fragment is new: then the page stays the same, and so does everything else.
  func addressChanged() {
    let address = webView.url.flatMap { WebURL($0.absoluteString) }
    if requests.isProvisional {
      pendingURL = address
    } else if let address, address != url {
      if address == requests.allowed, !(url.map { address.isSameDocument(as: $0) } ?? false) {
        pendingURL = address
      } else if hasPage {
        url = address
        hub.tell(.sameDocumentChanged(address))
      }
    }
  }
}
