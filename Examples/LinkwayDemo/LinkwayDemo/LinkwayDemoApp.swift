import Linkway
import SwiftUI

/// Text with links, and the web view that they open, each in a tab of its own.
@main
struct LinkwayDemoApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        SignUpView().tabItem { Label("Sign Up", systemImage: "person.badge.plus") }
        ChatView().tabItem { Label("Chat", systemImage: "bubble.left.and.bubble.right") }
        ValuesView().tabItem { Label("Values", systemImage: "arrow.left.arrow.right") }
        PaymentView().tabItem { Label("Payment", systemImage: "creditcard") }
      }
    }
  }
}
