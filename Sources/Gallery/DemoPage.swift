import Foundation
import GTKWidgets
import PageServer
import WebAddress
import WebViewing

/// A demo page of the gallery: a file that shows one thing Linkway does.
@MainActor
protocol DemoPage: AnyObject {
  init(_ context: DemoPageContext) throws
  /// The page's name in the sidebar.
  var name: String { get }
  /// What the page shows.
  var widget: Widget { get }
  /// The walkthrough's steps through the page.
  func steps(in walkthrough: Walkthrough) -> [Walkthrough.Step]
}

/// The demo pages in the order of the sidebar; the only list of them.
@MainActor
enum DemoPages {
  static let all: [any DemoPage.Type] = [
    SignUpPage.self, DetectorPage.self, LinksPage.self, StylesPage.self, ChatPage.self, BrowserPage.self,
    BridgePage.self, CheckoutPage.self, RequestsPage.self,
  ]
}

/// What the gallery lends its demo pages.
@MainActor
struct DemoPageContext {
  /// The window that viewers open over; it outlives the demo pages.
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
