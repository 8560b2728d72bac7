#if os(macOS)
  import Foundation

  /// The words of the frontend's own menus, in the person's language where the app's bundle has a table `Linkway.strings`.
  enum LinkStrings {
    static var copy: String { word("menu.copyText", "Copy") }
    static var lookUp: String { word("menu.lookUp", "Look Up") }
    static var openLink: String { word("menu.openLink", "Open Link") }
    static var copyLink: String { word("menu.copyLink", "Copy Link") }
    static var visited: String { word("link.visited", "visited") }

    private static func word(_ key: String, _ english: String) -> String {
      Bundle.main.localizedString(forKey: key, value: english, table: "Linkway")
    }
  }
#endif
