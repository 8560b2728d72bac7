import Foundation

/// The strings of the frontend itself, in the user's language where the app's bundle has a table `Linkway.strings`.
enum FrontendStrings {
  static var allow: String { text("dialog.allow", "Allow") }
  static var answer: String { text("dialog.answer", "Answer") }
  static var back: String { text("viewer.back", "Back") }
  static var cancel: String { text("dialog.cancel", "Cancel") }
  static var clear: String { text("downloads.clear", "Clear") }
  static var close: String { text("viewer.close", "Close") }
  static var copy: String { text("menu.copyText", "Copy") }
  static var copyLink: String { text("menu.copyLink", "Copy Link") }
  static var deny: String { text("dialog.doNotAllow", "Don’t Allow") }
  static var downloads: String { text("viewer.downloads", "Downloads") }
  static var forward: String { text("viewer.forward", "Forward") }
  static var goBack: String { text("failure.goBack", "Go Back") }
  static var loading: String { text("viewer.loading", "Loading…") }
  static var lookUp: String { text("menu.lookUp", "Look Up") }
  static var name: String { text("dialog.name", "Name") }
  static var ok: String { text("dialog.ok", "OK") }
  static var open: String { text("question.open", "Open") }
  static var openLink: String { text("menu.openLink", "Open Link") }
  static var password: String { text("dialog.password", "Password") }
  static var questionIntro: String { text("question.intro", "This link leads to") }
  static var reload: String { text("viewer.reload", "Reload") }
  static var share: String { text("viewer.share", "Share") }
  static var signIn: String { text("dialog.signIn", "Sign In") }
  static var silence: String { text("dialog.silence", "Let this page ask no more") }
  static var stop: String { text("viewer.stop", "Stop") }
  static var tryAgain: String { text("failure.retry", "Try Again") }
  static var visited: String { text("link.visited", "visited") }

  private static func text(_ key: String, _ english: String) -> String {
    Bundle.main.localizedString(forKey: key, value: english, table: "Linkway")
  }
}
