#if canImport(UIKit)
  import Foundation

  /// The words of the frontend's own buttons, in the person's language where the app's bundle has a table `Linkway.strings`.
  enum LinkStrings {
    static var allow: String { word("dialog.allow", "Allow") }
    static var answer: String { word("dialog.answer", "Answer") }
    static var back: String { word("viewer.back", "Back") }
    static var cancel: String { word("dialog.cancel", "Cancel") }
    static var clear: String { word("downloads.clear", "Clear") }
    static var close: String { word("viewer.close", "Close") }
    static var copyLink: String { word("menu.copyLink", "Copy Link") }
    static var doNotAllow: String { word("dialog.doNotAllow", "Don’t Allow") }
    static var downloads: String { word("viewer.downloads", "Downloads") }
    static var forward: String { word("viewer.forward", "Forward") }
    static var goBack: String { word("failure.goBack", "Go Back") }
    static var loading: String { word("viewer.loading", "Loading…") }
    static var name: String { word("dialog.name", "Name") }
    static var ok: String { word("dialog.ok", "OK") }
    static var open: String { word("question.open", "Open") }
    static var openLink: String { word("menu.openLink", "Open Link") }
    static var password: String { word("dialog.password", "Password") }
    static var questionIntro: String { word("question.intro", "This link leads to") }
    static var reload: String { word("viewer.reload", "Reload") }
    static var share: String { word("viewer.share", "Share") }
    static var signIn: String { word("dialog.signIn", "Sign In") }
    static var silence: String { word("dialog.silence", "Let this page ask no more") }
    static var stop: String { word("viewer.stop", "Stop") }
    static var tryAgain: String { word("failure.retry", "Try Again") }
    static var visited: String { word("link.visited", "visited") }

    private static func word(_ key: String, _ english: String) -> String {
      Bundle.main.localizedString(forKey: key, value: english, table: "Linkway")
    }
  }
#endif
