public import SwiftUI
public import WebViewing

/// Hears the events of the pages in a view.
typealias PageEventListener = @MainActor @Sendable (PageEvent) -> Void

private struct PageEventListenersKey: EnvironmentKey {
  static let defaultValue: [PageEventListener] = []
}

extension EnvironmentValues {
  var pageEventListeners: [PageEventListener] {
    get { self[PageEventListenersKey.self] }
    set { self[PageEventListenersKey.self] = newValue }
  }
}

extension View {
  /// Calls a function at each event of the viewers in this view, and of their pages' windows, in order.
  ///
  /// It hears all that happens from the moment on when the viewer's view is made, before a source of its own loads. A viewer
  /// that the app made may have begun before; ask it for `WebViewer.events` itself to miss nothing.
  public func onPageEvent(_ perform: @escaping @MainActor @Sendable (PageEvent) -> Void) -> some View {
    transformEnvironment(\.pageEventListeners) { $0.append(perform) }
  }
}
