import Linkway
import SwiftUI

/// Each tab is the example of a guide in `Documentation/`.
@main
struct LinkwayDemoApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        SignUpView().tabItem { Label("Sign Up", systemImage: "person.badge.plus") }
        ChatView().tabItem { Label("Chat", systemImage: "bubble.left.and.bubble.right") }
        ValuesView().tabItem { Label("Values", systemImage: "arrow.left.arrow.right") }
        PaymentView().tabItem { Label("Payment", systemImage: "creditcard") }
        MessageHandlersView().tabItem { Label("Handlers", systemImage: "envelope") }
        LocalPagesView().tabItem { Label("Local", systemImage: "doc") }
        CleartextView().tabItem { Label("Cleartext", systemImage: "lock.open") }
        TermsTextView().tabItem { Label("Terms", systemImage: "doc.text") }
      }
    }
  }
}
