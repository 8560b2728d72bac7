/// What to do with a navigation before its request is sent.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// Nothing is sent.
  case cancel
  /// The request is sent.
  case allow
  /// The request is sent, and its answer saved instead of shown.
  case download
}

/// What to do with a navigation once the answer's head has come.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// The answer is thrown away.
  case cancel
  /// The answer is shown.
  case allow
  /// The answer is saved.
  case download
}

/// What brought a navigation about.
public enum WKNavigationType: Int, Sendable {
  /// A link was followed.
  case linkActivated = 0
  /// A form was sent.
  case formSubmitted = 1
  /// Back or forward in the history.
  case backForward = 2
  /// The page was loaded again.
  case reload = 3
  /// A form was sent again.
  case formResubmitted = 4
  /// Anything else: the app, a script, a frame's own address.
  case other = -1
}
