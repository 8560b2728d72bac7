import Foundation

/// The words of the views themselves, in the person's language where the app's own bundle has a table `Linkway.strings`.
enum FrontendStrings {
  static func text(_ key: String, _ english: String) -> String {
    Bundle.main.localizedString(forKey: key, value: english, table: "Linkway")
  }

  static var allow: String { text("dialog.allow", "Allow") }
  static var answer: String { text("dialog.answer", "Answer") }
  static var back: String { text("viewer.back", "Back") }
  static var cancel: String { text("dialog.cancel", "Cancel") }
  static var clear: String { text("downloads.clear", "Clear") }
  static var close: String { text("viewer.close", "Close") }
  static var deny: String { text("dialog.doNotAllow", "Don’t Allow") }
  static var downloads: String { text("viewer.downloads", "Downloads") }
  static var forward: String { text("viewer.forward", "Forward") }
  static var goBack: String { text("failure.goBack", "Go Back") }
  static var loading: String { text("viewer.loading", "Loading…") }
  static var name: String { text("dialog.name", "Name") }
  static var ok: String { text("dialog.ok", "OK") }
  static var open: String { text("question.open", "Open") }
  static var password: String { text("dialog.password", "Password") }
  static var questionIntro: String { text("question.intro", "This link leads to") }
  static var reload: String { text("viewer.reload", "Reload") }
  static var share: String { text("viewer.share", "Share") }
  static var signIn: String { text("dialog.signIn", "Sign In") }
  static var silence: String { text("dialog.silence", "Let this page ask no more") }
  static var stop: String { text("viewer.stop", "Stop") }
  static var tryAgain: String { text("failure.retry", "Try Again") }
}
