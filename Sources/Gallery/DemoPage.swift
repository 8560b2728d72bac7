import Foundation
import GTKWidgets
import PageServer
import WebAddress
import WebViewing

/// One demoPage of the gallery: a file that shows one thing Linkway does.
@MainActor
protocol DemoPage: AnyObject {
  /// The demoPage's name in the sidebar.
  var name: String { get }
  /// What the demoPage shows.
  var widget: Widget { get }
}

/// What the gallery lends its demoPages.
@MainActor
struct DemoPageContext {
  /// The window over which viewers open; it outlives the demo pages.
  unowned let window: Window
  /// Serves the gallery's own pages.
  let server: PageServer
  /// Whether links lead to the internet.
  let isOnline: Bool
  /// Where viewers keep cookies and caches.
  let storage: DataStorage

  /// The address of one of the gallery's own pages.
  func page(_ path: String) -> WebURL { WebURL(server.url(path).absoluteString)! }
}
