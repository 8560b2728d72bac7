import LinkText
import SwiftUI
import WebAddress
import WebKit
import WebViewing

/// What shows in place of a page that cannot: what happened, and the ways out.
struct FailureView: View {
  let viewer: WebViewer
  let failure: PageFailure
  let onLeave: (@MainActor () -> Void)?

  var body: some View {
    ContentUnavailableView {
      Label(failure.heading, systemImage: "exclamationmark.triangle")
    } description: {
      VStack(spacing: 8) {
        Text(verbatim: failure.sentence)
        if let url = failure.url { Text(verbatim: url.withoutUserInfo.href).font(.caption).lineLimit(3) }
        // What the app's developer can do is nothing for the person.
        if viewer.webView.isInspectable, let hint = failure.hint { Text(verbatim: hint).font(.caption) }
      }
    } actions: {
      if failure.canRetry {
        Button(UserText.label("failure.retry")) { viewer.retry() }.buttonStyle(.borderedProminent)
      }
      if viewer.hasPage { Button(UserText.label("failure.goBack")) { viewer.goBack() } }
      if viewer.isPopup {
        Button(UserText.label("viewer.close")) { viewer.close() }
      } else if let onLeave, !viewer.hasPage {
        Button(UserText.label("viewer.close"), action: onLeave)
      }
    }
    .background(.background)
  }
}
