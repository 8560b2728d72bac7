import Foundation

/// What the gallery is started with.
struct GalleryOptions: Equatable {
  /// The folder for the pictures of the scripted walkthrough; nil starts the gallery for a user.
  var walkthroughFolder: URL?
  /// Whether links lead to the real pages instead of those that the gallery ships.
  var isOnline = false
  /// Whether the gallery starts dark regardless of the desktop's setting.
  var isDark = false

  /// The demoPage to begin in, by its name in the sidebar; nil begins in the first.
  var demoPage: String?

  /// Links to open, as the desktop hands them over.
  var addresses: [String] = []

  static let help = """
    Usage: linkway-gallery [--online] [--dark] [--page NAME] [--walkthrough DIR] [LINK...]

      --online     links lead to pages on the internet instead of the gallery's own
      --dark       starts dark regardless of the desktop's setting
      --page NAME  begins in a demoPage, named as in the sidebar
      --walkthrough DIR   runs the scripted walkthrough with real pointer events (needs X11, xdotool and scrot),
                   writes a picture per step to DIR, and fails naming the step that failed;
                   with --page it walks through that demoPage alone
      LINK         opens a link as one from outside, in the gallery that already runs where there is one
    """

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Reads arguments; nil where help is asked for.
  static func parse(_ arguments: [String]) -> Result<GalleryOptions?, Failure> {
    var options = GalleryOptions()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": return .success(nil)
      case "--online": options.isOnline = true
      case "--dark": options.isDark = true
      case "--page":
        guard let name = rest.popFirst() else {
          return .failure(Failure(description: "--page needs a demoPage's name: --page Styles"))
        }
        options.demoPage = name
      case "--walkthrough":
        guard let folder = rest.popFirst(), !folder.hasPrefix("--") else {
          return .failure(
            Failure(description: "--walkthrough needs a folder to write the pictures to: --walkthrough DIR"))
        }
        options.walkthroughFolder = URL(fileURLWithPath: folder, isDirectory: true)
      case _ where !argument.hasPrefix("-"): options.addresses.append(argument)
      default:
        return .failure(Failure(description: "“\(argument)” is no option; --help lists them"))
      }
    }
    return .success(options)
  }
}
