import Foundation
import GTKWidgets
import LinkwayGTK
import PageServer
import WebAddress
import WebPolicy
import WebViewing

/// Values both ways between an app and a page: who sent each, as the engine attests it, and who is not heard.
@MainActor
final class BridgePage: DemoPage {
  struct Order: Codable, Sendable {
    let item: String
    let count: Int
  }

  struct Price: Codable, Sendable {
    let total: Double
    let words: String
  }

  let name = "Bridge"
  let widget: Widget

  let viewer: WebViewer
  let view: WebViewerView
  let value = Entry(.freeForm, accessibleName: "A value for the page")
  let send = Button("Send")
  let call = Button("Call total(prices, rate)")
  let hearsFrame = CheckBox("Hear frames of the other site")
  let heard = Label()
  let sender = Label(styleClasses: ["caption"])
  let refused = Label(styleClasses: ["caption"])
  private let server: PageServer
  private var registration: BridgeRegistration?
  private var listening: EventSubscription?
  private var values: Task<Void, Never>?

  init(_ context: DemoPageContext) {
    server = context.server
    viewer = WebViewer(storage: context.storage)
    view = WebViewerView(viewer)
    view.setMinimumSize(height: 340)
    view.expandsVertically = true
    value.text = "a'b\"c </script> 길😀"
    value.expandsHorizontally = true
    heard.text = "The app has heard nothing yet."
    refused.text = "No message has been refused yet."
    for label in [heard, sender, refused] { label.breakWords() }
    let column = Box(
      .column, spacing: 10,
      [
        Label("The app speaks", styleClasses: ["heading"]), Box(.row, spacing: 6, [value, send, call]),
        Label("The app hears", styleClasses: ["heading"]), heard, sender,
        Label("Not heard", styleClasses: ["heading"]), refused, hearsFrame, view,
      ])
    column.setMargin(18)
    widget = ScrolledWindow(column)
    connect()
  }

  private func connect() {
    widget.onMap { [weak self] in self?.start() }
    registration = try? viewer.bridge.handle("price", Order.self) { [weak self] order, sender in
      self?.note("Asked for the price of \(order.count) × \(order.item).", from: sender)
      return Price(total: Double(order.count) * 1.25, words: "\(order.count) × \(order.item)")
    }
    if let orders = try? viewer.bridge.received(Order.self) {
      values = Task { [weak self] in
        for await (order, sender) in orders {
          self?.note("Received \(order.count) × \(order.item).", from: sender)
        }
      }
    }
    listening = viewer.onEvent { [weak self] event in
      guard case .messageRefused(let name, let reason) = event else { return }
      self?.refused.text = "“\(name)”: \(reason)."
    }
    send.onPress { [weak self] in
      guard let self else { return }
      try? viewer.send(value.text)
    }
    call.onPress { [weak self] in self?.callPage() }
    hearsFrame.onChange { [weak self] _ in self?.setAccess() }
  }

  /// Shows what was heard, and who said it.
  private func note(_ words: String, from sender: MessageSender) {
    heard.text = words
    let place = sender.isMainFrame ? "the page itself" : "a frame inside the page"
    self.sender.text =
      "Attested sender: \(sender.origin), \(place), document \(sender.url?.path ?? "not told by the engine")."
  }

  /// Loads the page from the current address of the gallery's server.
  func start() {
    BridgePages.serve(on: server)
    setAccess()
    viewer.show(.url(WebURL(server.url("/bridge").absoluteString)!))
  }

  private func setAccess() {
    let port = server.url("/").port ?? 0
    func site(_ host: HostPattern) -> SitePattern {
      SitePattern(scheme: "http", host: host, port: .number(port))
    }
    viewer.bridge.access = BridgeAccess(
      [site("127.0.0.1")], frames: hearsFrame.isOn ? [site("localhost")] : [])
  }

  private func callPage() {
    Task { [weak self] in
      do throws(ScriptError) {
        let total: Double? = try await self?.viewer.call("total", [1.25, 2.5], 0.2)
        self?.heard.text = "The page's total is \(total ?? 0)."
        self?.sender.text = ""
      } catch {
        self?.heard.text = "The call failed: \(error)."
      }
    }
  }
}
