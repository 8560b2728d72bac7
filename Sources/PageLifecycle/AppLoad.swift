import WebAddress

/// A load that the app asked for and that has neither been shown nor failed.
struct AppLoad: Hashable, Sendable {
  /// What the app asked for.
  enum Target: Hashable, Sendable {
    /// A page.
    case page(PageSource)
    /// The place in the shown page that a fragment names; the engine starts no load for it.
    case fragment(PageSource)
    /// The shown page, once more.
    case reload(fromOrigin: Bool)
    /// A page of the history.
    case history(Int)
  }

  let target: Target
  /// Distinguishes it from the loads before and after it.
  let id: LoadID
  /// Whether the engine has been asked for it.
  var isHanded = false
  /// Whether the engine has started it.
  var hasStarted = false
  /// Whether the page that is shown has asked for something meanwhile.
  ///
  /// Then a redirect need not belong to this load, and gets none of the app's rights.
  var isAmbiguous = false
  /// How often the page that is shown tried to go elsewhere meanwhile, which can make the engine drop this load.
  var contests = 0
  /// How often the engine dropped the load for a navigation of the page's own.
  var drops = 0
  /// The address that the view took when it was asked to go through the history.
  var address: WebURL?
  /// Whether the page has been asked how it is, and has not answered.
  var awaitsAnswer = false

  /// What the load is about, if the app named it.
  var source: PageSource? {
    switch target {
    case .page(let source), .fragment(let source): source
    case .reload, .history: nil
    }
  }

  /// What the engine may still do without starting a load: the phase does not change before it starts one.
  var isQuiet: Bool {
    switch target {
    case .page, .reload: false
    case .fragment, .history: true
    }
  }

  /// Whether the load has the app's rights before the policy: the app named its address.
  var hasAppRights: Bool {
    switch target {
    case .page, .fragment: true
    case .reload, .history: false
    }
  }
}
