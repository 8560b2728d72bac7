import Linkway
import SwiftUI

/// A page over `http`: refused with a reason, upgraded to `https`, or allowed by an exception for its host.
struct CleartextView: View {
  enum Rule: String, CaseIterable, Identifiable {
    case refuse = "Refuse"
    case upgrade = "Upgrade"
    case exception = "Exception"

    var id: String { rawValue }
  }

  @State private var rule = Rule.refuse
  @State private var viewer = WebViewer(storage: .inMemory)

  var body: some View {
    NavigationStack {
      VStack(spacing: 12) {
        Picker("Pages over http", selection: $rule) {
          ForEach(Rule.allCases) { Text($0.rawValue).tag($0) }
        }
        WebViewerView(viewer).onChange(of: rule, initial: true) { load() }
      }
      .navigationTitle("Cleartext")
    }
  }

  private func load() {
    let host = WebHost("example.com")!
    viewer.policy.transport.upgradesToHTTPS = rule == .upgrade
    viewer.policy.transport.exceptions[host] = rule == .exception ? .init() : nil
    viewer.load(WebURL("http://example.com/")!)
  }
}
