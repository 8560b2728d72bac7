extension WebViewer {
  /// What happens here from now on, in order; each call makes a sequence of its own.
  ///
  /// Ask for it before the first load, and nothing of that load is missed.
  ///
  /// ```swift
  /// let events = viewer.events
  /// viewer.load(url)
  /// for await event in events { print(event) }
  /// ```
  public var events: PageEvents { hub.makeStream() }

  /// Calls a function at each event, at once and in order, for as long as the returned value is kept.
  ///
  /// The viewer keeps the function, so the function must not keep the viewer.
  public func onEvent(_ perform: @escaping @MainActor (PageEvent) -> Void) -> EventSubscription {
    hub.listen(perform)
  }
}
