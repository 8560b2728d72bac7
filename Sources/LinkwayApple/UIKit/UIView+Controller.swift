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

    /// Presents a controller over whatever lies uppermost, once what is on its way has come to rest.
    ///
    /// - Parameters:
    ///   - controller: What is presented.
    ///   - isWanted: Asked when it can be presented, whether it still is to be.
    ///   - done: Called with true once it shows; with false where it cannot be shown, or is wanted no more.
    func presentUppermost(
      _ controller: UIViewController, ifStill isWanted: @escaping () -> Bool = { true },
      done: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
      guard isWanted() else { return done(false) }
      let top = uppermost
      guard let transition = top.transitionCoordinator else {
        top.present(controller, animated: true) { done(true) }
        // UIKit says no in the log alone.
        if controller.presentingViewController == nil { done(false) }
        return
      }
      let again: @MainActor () -> Void = { [weak self] in
        if let self { presentUppermost(controller, ifStill: isWanted, done: done) } else { done(false) }
      }
      let isTold = transition.animate(alongsideTransition: nil) { _ in again() }
      guard !isTold else { return }
      Task {
        try? await Task.sleep(for: .milliseconds(100))
        again()
      }
    }

    /// Whether the controller leaves for good, by itself or with what it is a part of.
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

    /// Ends a controller's being a part of its parent.
    func abandon() {
      willMove(toParent: nil)
      view.removeFromSuperview()
      removeFromParent()
    }
  }
#endif
