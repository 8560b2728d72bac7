import SwiftUI
import WebViewing

/// The registrations that exist while a viewer's page is on screen: a presenter of dialogs, and listeners for its events.
@MainActor
final class PagePresence {
  var listeners: [PageEventListener] = []
  private weak var viewer: WebViewer?
  private var presenter: DialogPresenter?
  private var subscription: EventSubscription?

  /// Comes to be there for a viewer, in the stead of another one.
  func attend(_ viewer: WebViewer) {
    guard self.viewer !== viewer else { return }
    self.viewer = viewer
    presenter = viewer.presentDialogs()
    subscription = viewer.onEvent { [weak self] event in
      for listener in self?.listeners ?? [] { listener(event) }
    }
  }

  /// Is there no more: dialogs are dismissed.
  func leave() {
    viewer = nil
    presenter = nil
    subscription = nil
  }
}
