import Linkway
import SwiftUI

/// A page that calls `webkit.messageHandlers.order.postMessage`, as pages for a plain web view do.
struct MessageHandlersView: View {
  struct Order: Codable {
    let id: Int
    let total: Double
  }

  @State private var viewer = WebViewer()
  @State private var registration: BridgeRegistration?
  @State private var last = "No order yet."

  var body: some View {
    NavigationStack {
      VStack(spacing: 12) {
        Text(last)
        WebViewerView(viewer).onAppear { connect() }
      }
      .navigationTitle("Handlers")
    }
  }

  private func connect() {
    guard registration == nil else { return }
    viewer.bridge.access = BridgeAccess(["https://shop.example"])
    registration = try? viewer.bridge.handle("order", Order.self) { order, _ in
      last = "Order \(order.id): \(order.total)"
    }
    viewer.show(.html(DemoPages.order, base: WebURL("https://shop.example/")))
  }
}
