/// The domain of errors about frames and policies, whose codes ``WebKitErrorCode`` names; Apple's module gives neither a name.
let webKitErrorDomain = "WebKitErrorDomain"

/// The codes of that domain.
///
/// Apple's module has the numbers without names.
enum WebKitErrorCode {
  /// The engine does not know how to show an address.
  static let cannotShowURL = 101
  /// A policy ended the load: it was denied at the response, became a download, or brought no content.
  static let frameLoadInterruptedByPolicyChange = 102
  /// The port is one that browsers do not talk to.
  static let cannotUseRestrictedPort = 103
}
