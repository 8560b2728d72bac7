extension DisplayedText {
  /// Leaves out as little of a text as its line limit asks for.
  ///
  /// 1. A text that fits is drawn whole.
  /// 2. Else the most characters that fit beside the token are looked for: the number is doubled until it does
  ///    not fit, then the interval is halved. A layout is tried about twice the logarithm of the characters
  ///    that show, however long the text.
  /// 3. Characters are kept or left out whole; spaces and line ends beside the token are left out too.
  ///
  /// - Parameters:
  ///   - source: The whole text.
  ///   - options: The line limit, where words are left out, and the token.
  ///   - fits: Lays out and says whether there are no more lines than the limit; called with shorter and longer
  ///     texts.
  public init(
    _ source: LinkedText, options: LinkLayoutOptions, fits: (DisplayedText) throws -> Bool
  ) rethrows {
    let whole = DisplayedText(whole: source)
    guard options.lineLimit != nil, try !fits(whole) else {
      self = whole
      return
    }
    let characters = Array(source.text)
    var (good, best): (Int, DisplayedText?) = (0, nil)
    func holds(_ count: Int) throws -> Bool {
      let candidate = DisplayedText(source, keeping: count, of: characters, options: options)
      guard try fits(candidate) else { return false }
      (good, best) = (count, candidate)
      return true
    }
    var bad = 1
    while bad < characters.count, try holds(bad) { bad *= 2 }
    bad = min(bad, characters.count)
    while bad - good > 1 {
      let middle = (good + bad) / 2
      if try !holds(middle) { bad = middle }
    }
    self = best ?? DisplayedText(source, keeping: 0, of: characters, options: options)
  }

  private init(
    _ source: LinkedText, keeping count: Int, of characters: [Character], options: LinkLayoutOptions
  ) {
    let (headCount, tailCount) =
      switch options.truncation {
      case .end: (count, 0)
      case .start: (0, count)
      case .middle: ((count + 1) / 2, count / 2)
      }
    func length(_ part: ArraySlice<Character>) -> Int { part.reduce(0) { $0 + $1.utf8.count } }
    var head = characters[..<headCount]
    while head.last?.isWhitespace == true { head.removeLast() }
    var tail = characters[(characters.count - tailCount)...]
    while tail.first?.isWhitespace == true { tail.removeFirst() }
    self.init(
      source, upTo: length(head), from: source.text.utf8.count - length(tail), token: options.truncationToken)
  }
}
