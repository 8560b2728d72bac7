import Foundation
import GTKWidgets
import LinkwayGTK
import PageServer
import WebAddress
import WebPolicy
import WebViewing

/// A payment, rehearsed: a shop's page, a bank's window on another origin, and values both ways between page and app.
@MainActor
final class CheckoutPage: DemoPage {
  struct Payment: Codable, Sendable {
    let token: String
    let amount: Double
  }

  struct Receipt: Codable, Sendable {
    let words: String
  }

  let name = "Checkout"
  let widget: Widget

  let viewer: WebViewer
  let view: WebViewerView
  let asWindow = CheckBox("In a window of its own")
  let greet = Button("Call greet(name, count)")
  let raise = Button("Send a new price")
  let heard = Label(styleClasses: ["caption"])
  private let server: PageServer
  private var registration: BridgeRegistration?
  private var listening: EventSubscription?
  private var windowListening: EventSubscription?
  private var price = 1.5

  init(_ context: DemoPageContext) {
    server = context.server
    viewer = WebViewer(policy: Self.policy(.overlay), storage: context.storage)
    view = WebViewerView(viewer)
    view.setMinimumSize(height: 380)
    view.expandsVertically = true
    heard.text = "The app has heard nothing yet."
    heard.breakWords()
    let column = Box(
      .column, spacing: 12,
      [
        Label("A payment, rehearsed", styleClasses: ["title-2"]),
        Box(.row, spacing: 12, [asWindow, greet, raise]),
        heard, view,
      ])
    column.setMargin(18)
    widget = ScrolledWindow(column)
    connect()
  }

  private static func policy(_ presentation: PopupPolicy.Presentation) -> NavigationPolicy {
    var policy = NavigationPolicy()
    policy.popups = PopupPolicy(otherwise: presentation)
    return policy
  }

  private func connect() {
    widget.onMap { [weak self] in self?.start() }
    registration = try? viewer.bridge.handle("paid", Payment.self) { [weak self] payment, sender in
      self?.heard.text = "Heard \(payment.token) for \(payment.amount) from \(sender.origin)."
      return Receipt(words: "thank you for \(payment.token)")
    }
    listening = viewer.onEvent { [weak self] event in
      if case .messageRefused(let name, let reason) = event {
        self?.heard.text = "Refused “\(name)”: \(reason)."
      }
      if case .popupClosed = event, self?.viewer.popups.isEmpty == true { self?.asWindow.isSensitive = true }
      if case .popupOpened(let id) = event { self?.opened(id) }
      if case .processEnded(let reloads) = event {
        self?.heard.text =
          "The process that page and window share died: the window is gone, and the page "
          + (reloads ? "loads again." : "waits to be loaded again.")
      }
    }
    asWindow.onChange { [weak self] isOn in self?.viewer.policy = Self.policy(isOn ? .window : .overlay) }
    greet.onPress { [weak self] in self?.callPage() }
    raise.onPress { [weak self] in
      guard let self else { return }
      price += 0.5
      try? viewer.send(String(format: "%.2f", price), as: "price")
    }
  }

  private func opened(_ id: Popup.ID) {
    asWindow.isSensitive = false
    guard let popup = viewer.popups.first(where: { $0.id == id }) else { return }
    windowListening = popup.viewer.onEvent { [weak self] event in
      if case .processEnded = event {
        self?.heard.text = "The window's process died; the page has one of its own and goes on."
      }
    }
  }

  /// Loads the shop from the current address of the gallery's server.
  func start() {
    CheckoutPages.serve(on: server)
    let port = server.url("/").port ?? 0
    viewer.bridge.access = BridgeAccess([
      SitePattern(scheme: "http", host: "127.0.0.1", port: .number(port))
    ])
    viewer.show(.url(WebURL(server.url("/checkout").absoluteString)!))
  }

  private func callPage() {
    Task { [weak self] in
      do throws(ScriptError) {
        let answer: Int? = try await self?.viewer.call("greet", "Ada “</script>” O'Neil", 2)
        self?.heard.text = "The page answered \(answer ?? 0)."
      } catch {
        self?.heard.text = "The call failed: \(error)."
      }
    }
  }
}
