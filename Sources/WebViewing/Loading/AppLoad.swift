import WebKit

/// A load that the app asked for, until it shows or has failed.
struct AppLoad {
  /// What is loaded.
  let source: PageSource
  /// Tells it from the loads before and after it.
  let number: Int
  /// Whether the engine has been asked for it.
  var isHanded = false
  /// The engine's load; nil where it names none.
  var navigation: WKNavigation?
  /// Whether the engine has begun it.
  var hasStarted = false
  /// Whether the page that shows has asked for something meanwhile.
  ///
  /// Then a server's word that sends somebody on need not be about this load, and gives nobody the app's rights.
  var isAmbiguous: Bool
}
