#if canImport(UIKit)
  import UIKit
  import WebAddress
  import WebViewing

  extension UIContentUnavailableConfiguration {
    /// What shows in place of a page that cannot: what happened, and where.
    @MainActor
    init(_ failure: PageFailure, hints: Bool) {
      self = .empty()
      image = UIImage(systemName: failure.symbol)
      text = failure.heading
      let lines = [failure.sentence, failure.url?.withoutUserInfo.href, hints ? failure.hint : nil]
      secondaryText = lines.compactMap(\.self).joined(separator: "\n\n")
    }

    /// Adds a way out: as the first button, or the second where there is one.
    @MainActor
    mutating func add(_ title: String, _ action: UIAction) {
      if buttonProperties.primaryAction == nil {
        button = .borderedProminent()
        button.title = title
        buttonProperties.primaryAction = action
      } else {
        secondaryButton = .plain()
        secondaryButton.title = title
        secondaryButtonProperties.primaryAction = action
      }
    }
  }

  extension PageFailure {
    fileprivate var symbol: String {
      switch kind {
      case .blocked, .cleartextBlocked, .restrictedPort, .unsupportedScheme: "hand.raised"
      case .tls: "lock.slash"
      case .offline, .hostNotFound, .connectionLost: "wifi.slash"
      default: "exclamationmark.triangle"
      }
    }
  }
#endif
