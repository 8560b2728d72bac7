#if !os(macOS)
  @_exported import UIKit

  @available(iOS 9, *)
  @objc @MainActor open class SFSafariViewController: UIViewController {
    public convenience init(url: URL) { fatalError() }
  }
#endif
