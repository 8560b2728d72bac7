import Foundation
import WebAddress
import WebKit

extension WebViewer {
  /// The view's address changed: a load begins, went on by a redirect, or ended; or the page changed it by itself.
  ///
  /// The engine says only that it changed. A page can change its own address within its origin alone, so another one is
  /// that of a load on its way, which nobody shall take for the page's.
  func addressChanged() {
    guard let address = engineURL, requests.silent == nil else { return }
    if requests.own != nil { return pendingURL = address }
    if requests.isProvisional {
      let isOfLoad = address == requests.allowed || address == requests.allowedRedirect
      if isOfLoad || !isOfPage(address) { pendingURL = address } else { changeWithinPage(address) }
      return
    }
    guard address != url else { return pendingURL = nil }
    guard hasPage, isOfPage(address) else {
      if hasPage || address == requests.allowed { pendingURL = address }
      return
    }
    // On its way to another page of the same site, or changed by the page: only the engine's next word tells.
    let isSamePage = url.map { address.isSameDocument(as: $0) } ?? false
    if !isSamePage, requests.isMoving || address == requests.allowed {
      Task { [weak self] in self?.settleAddress() }
    } else {
      changeWithinPage(address)
    }
  }

  /// Takes over the address that the page gave itself, once nothing is on its way.
  func settleAddress() {
    guard requests.own == nil, !requests.isProvisional, hasPage, let address = engineURL, address != url,
      isOfPage(address)
    else { return }
    if webView.isLoading, phase != .loading { pendingURL = address } else { changeWithinPage(address) }
  }

  private func changeWithinPage(_ address: WebURL) {
    guard hasPage, address != url else { return }
    requests.isMoving = false
    url = address
    hub.tell(.sameDocumentChanged(address))
  }

  /// Whether the page that shows may give itself an address.
  private func isOfPage(_ address: WebURL) -> Bool {
    guard let url else { return false }
    if address.isSameDocument(as: url) { return true }
    if address.scheme == "file" { return url.scheme == "file" }
    return !address.origin.isOpaque && address.origin == url.origin
  }
}
