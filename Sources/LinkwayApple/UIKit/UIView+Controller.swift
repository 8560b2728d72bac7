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
    /// The uppermost controller over this one: itself, or what it presents.
    var uppermost: UIViewController {
      var top = self
      while let next = top.presentedViewController, !next.isBeingDismissed { top = next }
      return top
    }

    /// Presents a controller over the one that lies uppermost, after the transition that is under way.
    ///
    /// - Parameters:
    ///   - controller: The controller to present.
    ///   - completion: Called with true when it shows, and with false if it cannot be shown.
    func presentUppermost(
      _ controller: UIViewController, completion: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
      let top = uppermost
      guard let transition = top.transitionCoordinator else {
        top.present(controller, animated: true) { completion(true) }
        // UIKit reports a failure only in the log.
        if controller.presentingViewController == nil { completion(false) }
        return
      }
      let again: @MainActor () -> Void = { [weak self] in
        if let self { presentUppermost(controller, completion: completion) } else { completion(false) }
      }
      let isQueued = transition.animate(alongsideTransition: nil) { _ in again() }
      // A transition that has ended takes no more closures; the next turn of the loop has no coordinator.
      if !isQueued { Task { again() } }
    }

    /// Whether the controller leaves permanently, by itself or with a controller that contains it.
    var isLeaving: Bool {
      var controller: UIViewController? = self
      while let current = controller {
        if current.isBeingDismissed || current.isMovingFromParent { return true }
        controller = current.parent
      }
      return false
    }

    /// Makes a controller a part of this one, its view in the whole of a view.
    func adopt(_ child: UIViewController, in container: UIView) {
      addChild(child)
      container.fill(with: child.view)
      child.didMove(toParent: self)
    }
  }
#endif
