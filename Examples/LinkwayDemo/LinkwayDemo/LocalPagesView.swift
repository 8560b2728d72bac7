import Foundation
import Linkway
import SwiftUI

/// Pages without a server: a text, and a scheme that the app answers.
struct LocalPagesView: View {
  @State private var viewer = WebViewer(LocalPagesView.options())

  var body: some View {
    NavigationStack {
      WebViewerView(viewer)
        .navigationTitle(viewer.title.isEmpty ? "Local" : viewer.title)
        .toolbar { WebViewerToolbar(viewer) }
        .onAppear { viewer.show(.url(WebURL("help://app/")!)) }
    }
  }

  private static func options() -> ViewerOptions {
    var options = ViewerOptions(policy: .only("help:"), storage: .inMemory)
    options.policy.viewerSchemes.insert("help")
    options.contentHandlers["help"] = { request in
      switch request.url.path {
      case "/": .html(DemoPages.help)
      case "/manual": .html(DemoPages.manual)
      default: ContentResponse(Data("Not found".utf8), mimeType: "text/plain", status: 404)
      }
    }
    return options
  }
}
