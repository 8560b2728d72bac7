#if canImport(UIKit)
  import UIKit

  extension UIResponder {
    /// The view controller that the view belongs to; nil where it is in none.
    var nearestViewController: UIViewController? {
      var responder: UIResponder? = self
      while let current = responder {
        if let controller = current as? UIViewController { return controller }
        responder = current.next
      }
      return nil
    }
  }

  extension UIView {
    /// Adds a view that fills this one.
    func fill(with view: UIView) {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }

  extension UIViewController {
    /// The controller that lies uppermost over this one: itself, or what it presents.
    var uppermost: UIViewController {
      var top = self
      while let next = top.presentedViewController, !next.isBeingDismissed { top = next }
      return top
    }

    /// Presents a controller over whatever lies uppermost, once what is on its way has come to rest, if it is still wanted
    /// then.
    func presentUppermost(_ controller: UIViewController, ifStill isWanted: @escaping () -> Bool = { true }) {
      guard isWanted() else { return }
      let top = uppermost
      guard let transition = top.transitionCoordinator else { return top.present(controller, animated: true) }
      transition.animate(alongsideTransition: nil) { [weak self] _ in
        self?.presentUppermost(controller, ifStill: isWanted)
      }
    }

    /// Makes a controller a part of this one, its view in the whole of a view.
    func adopt(_ child: UIViewController, in container: UIView) {
      addChild(child)
      container.fill(with: child.view)
      child.didMove(toParent: self)
    }

    /// Ends a controller's being a part of its parent.
    func abandon() {
      willMove(toParent: nil)
      view.removeFromSuperview()
      removeFromParent()
    }
  }
#endif
