import Linkway
import SwiftUI

/// Messages whose links are found while they are written; mentions lead into the app, addresses to the viewer.
struct ChatView: View {
  @State private var messages = [
    "see www.example.com/docs, it is short",
    "就是这个www.example.com看看, not README.md, ask @ada",
    "pay at https://paypal.com@evil.example/ now",
  ]
  @State private var draft = ""
  @State private var opened = ""
  @State private var opener = LinkOpener(Consent.router)
  private let detector = LinkDetector { $0.kinds.insert(.mention) }

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        // Two messages may have the same text.
        List(messages.indices, id: \.self) { number in
          LinkLabelView(
            linked(messages[number]), styles: Self.styles,
            options: LinkLayoutOptions { $0.minimumTarget = 24 })
        }
        if !opened.isEmpty { Text(opened).font(.caption) }
        HStack {
          TextField("Message", text: $draft)
          Button("Send") { send() }.disabled(draft.isEmpty)
        }
        .padding()
      }
      .navigationTitle("Chat")
      .linkOpener(opener)
      .onOpenURL { url in opener.open(LinkTarget(url.absoluteString), from: .external) }
      .onAppear {
        opener.handlers.on("product") { action in
          opened = "Product \(try action.parameters.value("id", as: Int.self))"
        }
      }
    }
  }

  private func linked(_ message: String) -> LinkedText {
    LinkedText(detecting: message, with: detector) { link in
      guard link.kind != .mention else { return LinkTarget("demo://product/\(link.text.count)") }
      return link.url.map { LinkTarget($0) }
    }
  }

  private func send() {
    messages.append(draft)
    draft = ""
  }

  private static let styles = LinkStyleSheet(
    pressed: LinkStateStyle(background: LinkStyleSheet.blue.opacity(0.25), cornerRadius: 4),
    variants: ["mention": LinkVariant(LinkStyle(isUnderlined: false, weight: .semibold))])
}
