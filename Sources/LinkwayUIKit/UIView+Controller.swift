#if canImport(UIKit)
  import UIKit

  extension UIResponder {
    /// The view controller that the view belongs to; nil where it is in none.
    var nearestViewController: UIViewController? {
      sequence(first: self as UIResponder?, next: { $0?.next }).lazy.compactMap { $0 as? UIViewController }
        .first
    }
  }
#endif
