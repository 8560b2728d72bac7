extension WebHost {
  /// The part of ``displayed`` that must never be cut: the registrable domain, or the whole host where there is none.
  ///
  /// The owner of a host is at its end. A host that is cut there shows any owner that it likes:
  /// `www.bank.example.login.other.example` cut at its end is `www.bank.example…`.
  public var displayedOwner: String { registrableDomain?.displayed ?? displayed }

  /// ``displayed``, shortened at its start until it fits: whole labels go, and `…` takes their place.
  ///
  /// ``displayedOwner`` stays whole. Where not even that fits, it is returned all the same, to be broken into lines.
  ///
  /// - Parameter fits: Whether a text has room.
  public func displayed(where fits: (String) -> Bool) -> String {
    var shown = displayed
    guard !fits(shown) else { return shown }
    let owner = displayedOwner
    var rest = shown[...]
    while rest.utf8.count > owner.utf8.count, let dot = rest.firstIndex(of: ".") {
      rest = rest[rest.index(after: dot)...]
      shown = "…" + rest
      if fits(shown) { break }
    }
    return shown
  }

  /// ``displayed``, shortened at its start to a number of characters; see ``displayed(where:)``.
  public func displayed(atMost count: Int) -> String { displayed { $0.count <= count } }
}
