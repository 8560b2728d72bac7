import Foundation
import GTKWidgets
import LinkwayGTK
import PageServer
import WebAddress
import WebPolicy
import WebViewing

/// The requests that a page can make of the user: dialogs, files, a password, devices.
///
/// Each waits for an answer of the user; none is answered automatically.
@MainActor
final class RequestsPage: DemoPage {
  let name = "Requests"
  let widget: Widget

  let viewer: WebViewer
  let view: WebViewerView
  let asksForDevices = CheckBox("The page may ask for the camera and the place")
  let heard = Label(styleClasses: ["caption"])
  private let server: PageServer
  private var listening: EventSubscription?

  init(_ context: DemoPageContext) {
    server = context.server
    viewer = WebViewer(policy: Self.policy(asksForDevices: false), storage: context.storage)
    // The demoPage is the same on a machine without a camera.
    viewer.pretendDevices()
    view = WebViewerView(viewer)
    view.setMinimumSize(height: 460)
    view.expandsVertically = true
    heard.text = "Nothing was refused yet."
    heard.breakWords()
    let column = Box(
      .column, spacing: 12,
      [
        Label("What a page asks the user", styleClasses: ["title-2"]),
        Label("The vault opens to “ada” and “pencil”.", styleClasses: ["dim-label"]),
        asksForDevices, heard, view,
      ])
    column.setMargin(18)
    widget = ScrolledWindow(column)
    widget.onMap { [weak self] in self?.start() }
    asksForDevices.onChange { [weak self] isOn in
      self?.viewer.policy = Self.policy(asksForDevices: isOn)
    }
    listening = viewer.onEvent { [weak self] event in
      if case .requestRefused(let refused) = event { self?.heard.text = "Refused: \(refused.reason)." }
    }
  }

  private static func policy(asksForDevices: Bool) -> NavigationPolicy {
    var policy = NavigationPolicy()
    policy.popups = PopupPolicy(otherwise: .overlay)
    let own: SitePattern = "http://127.0.0.1:*"
    if asksForDevices { policy.devices = DevicePolicy([.camera: [own], .location: [own]]) }
    return policy
  }

  /// The address of the page that asks.
  var page: WebURL { WebURL(server.url("/requests").absoluteString)! }

  /// Loads the page from the current address of the gallery's server.
  func start() {
    RequestsPages.serve(on: server)
    viewer.show(.url(page))
  }
}
