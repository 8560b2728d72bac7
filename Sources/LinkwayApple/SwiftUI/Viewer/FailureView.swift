import LinkText
import SwiftUI
import WebAddress
import WebKit
import WebViewing

/// The view that replaces a page that cannot be displayed: the problem, and buttons to retry or go back.
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
        // The hint for the developer is not for the user.
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
