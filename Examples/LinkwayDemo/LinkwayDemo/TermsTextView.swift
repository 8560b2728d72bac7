import Linkway
import SwiftUI

/// The text that many apps show in a `UITextView`, as a label: terms with links to their sections and to a page.
struct TermsTextView: View {
  @State private var section = ""
  private static let text: LinkedText = """
    1. Orders. See \(link: "section 2", to: "doc:2") for returns.
    2. Returns. The \(link: "return form", to: "https://example.com/returns") opens in the viewer.
    """
  private let router: LinkRouter = {
    do {
      return try LinkRouter([Route("doc:", to: .action("section"))])
    } catch {
      fatalError("\(error)")
    }
  }()

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 12) {
        LinkLabelView(Self.text)
        Text(section)
      }
      .padding()
      .linkRouter(router, handlers: handlers)
      .navigationTitle("Terms")
    }
  }

  private var handlers: ActionHandlers {
    var handlers = ActionHandlers()
    handlers.on("section") { action in section = "Section \(action.url.path)" }
    return handlers
  }
}
