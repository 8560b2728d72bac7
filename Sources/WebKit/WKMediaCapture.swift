/// What a page wants to record with.
public enum WKMediaCaptureType: Int, Sendable {
  /// The camera.
  case camera
  /// The microphone.
  case microphone
  /// Both.
  case cameraAndMicrophone
}

/// An answer to a page that asks for a permission.
public enum WKPermissionDecision: Int, Sendable {
  /// Ask the user; this engine has no question of its own, so it denies.
  case prompt
  /// The page may.
  case grant
  /// Refuse the page.
  case deny
}
