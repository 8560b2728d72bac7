internal import Foundation

extension UserText.Language {
  /// The user's languages, the preferred one first, such as `ko_KR` or `en`.
  static var systemLanguages: [String] {
    #if os(Linux)
      languages(in: ProcessInfo.processInfo.environment)
    #else
      Locale.preferredLanguages
    #endif
  }

  /// The languages that the environment of a POSIX system names.
  ///
  /// Source: GNU gettext, "Locale Environment Variables".
  static func languages(in environment: [String: String]) -> [String] {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    // In the locale C, programs ignore LANGUAGE.
    guard let locale, locale != "C", locale != "POSIX", !locale.hasPrefix("C.") else { return [] }
    return (environment["LANGUAGE"] ?? "").split(separator: ":").map(String.init) + [locale]
  }
}
