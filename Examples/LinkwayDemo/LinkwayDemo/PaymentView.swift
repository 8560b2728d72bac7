import Linkway
import SwiftUI

/// A payment, rehearsed: the shop's page opens the bank in the same view, over the page, or on a screen of its own.
struct PaymentView: View {
  enum Form: String, CaseIterable, Identifiable {
    case sameView = "Same View"
    case overlay = "Overlay"
    case screen = "Screen"

    var id: String { rawValue }
  }

  @State private var form = Form.overlay
  @State private var viewer = PaymentView.makeViewer()

  var body: some View {
    NavigationStack {
      VStack(spacing: 12) {
        Picker("The bank's window", selection: $form) {
          ForEach(Form.allCases) { Text($0.rawValue).tag($0) }
        }
        WebViewerView(viewer)
          .popupPresentation(.sheet)
          .onChange(of: form, initial: true) { viewer.policy.popups = PopupPolicy(otherwise: presentation) }
      }
      .navigationTitle(viewer.title.isEmpty ? "Payment" : viewer.title)
      .onAppear { viewer.show(.url(WebURL("demo://shop/")!)) }
    }
  }

  private var presentation: PopupPolicy.Presentation {
    switch form {
    case .sameView: .sameView
    case .overlay: .overlay
    case .screen: .window
    }
  }

  private static func makeViewer() -> WebViewer {
    var options = ViewerOptions(storage: .inMemory)
    options.policy.viewerSchemes.insert("demo")
    options.contentHandlers["demo"] = { request in
      switch request.url.host?.description {
      case "shop": .html(DemoPages.shop)
      case "bank": .html(DemoPages.bank)
      default: throw URLError(.fileDoesNotExist)
      }
    }
    return WebViewer(options)
  }
}
