import Foundation

/// What the gallery is started with.
struct GalleryOptions: Equatable {
  /// Where the scripted tour writes its pictures; nil lets a person use the gallery.
  var tourFolder: URL?
  /// Whether links lead to the real pages instead of those that the gallery ships.
  var isOnline = false
  /// Whether the gallery starts dark whatever the desktop says.
  var isDark = false

  /// The room to begin in, by its name in the sidebar; nil begins in the first.
  var room: String?

  /// Links to open, as the desktop hands them over.
  var addresses: [String] = []

  static let help = """
    Usage: linkway-gallery [--online] [--dark] [--room NAME] [--tour DIR] [LINK...]

      --online     links lead to pages on the internet instead of the gallery's own
      --dark       starts dark whatever the desktop says
      --room NAME  begins in a room, named as in the sidebar
      --tour DIR   runs the scripted tour with real pointer events (needs X11, xdotool and scrot),
                   writes a picture per step to DIR, and fails naming the step that failed;
                   with --room it walks through that room alone
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
      case "--room":
        guard let name = rest.popFirst() else {
          return .failure(Failure(description: "--room needs a room's name: --room Styles"))
        }
        options.room = name
      case "--tour":
        guard let folder = rest.popFirst(), !folder.hasPrefix("--") else {
          return .failure(Failure(description: "--tour needs a folder to write the pictures to: --tour DIR"))
        }
        options.tourFolder = URL(fileURLWithPath: folder, isDirectory: true)
      case _ where !argument.hasPrefix("-"): options.addresses.append(argument)
      default:
        return .failure(Failure(description: "“\(argument)” is no option; --help lists them"))
      }
    }
    return .success(options)
  }
}
