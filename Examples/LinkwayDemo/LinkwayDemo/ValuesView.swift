import Linkway
import SwiftUI

/// A page and the app in touch: what the page sends shows here, what is set here shows there.
struct ValuesView: View {
  struct Reading: Codable {
    let value: Double
  }

  @State private var viewer = WebViewer()
  @State private var registration: BridgeRegistration?
  @State private var heard = "The page has sent nothing yet."
  @State private var brightness = 0.5

  var body: some View {
    NavigationStack {
      VStack(spacing: 12) {
        Text(heard)
        Slider(value: $brightness).padding(.horizontal)
        WebViewerView(viewer)
          .onPageEvent { event in if case .failed(let failure) = event { heard = failure.sentence } }
          .onChange(of: brightness) { try? viewer.send(brightness, as: "brightness") }
          .onAppear { listen() }
      }
      .navigationTitle(viewer.title.isEmpty ? "Values" : viewer.title)
      .toolbar { WebViewerToolbar(viewer) }
    }
  }

  private func listen() {
    // The view may appear often, and a name has one handler.
    guard registration == nil else { return }
    viewer.bridge.access = BridgeAccess(["https://values.example"])
    registration = try? viewer.bridge.handle("reading", Reading.self) { reading, sender in
      heard = "\(reading.value) from \(sender.origin)"
      return "thank you"
    }
    viewer.show(.html(DemoPages.values, base: WebURL("https://values.example/")))
  }
}
