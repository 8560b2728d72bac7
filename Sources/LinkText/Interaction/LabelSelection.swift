/// The selected part of a label's text: where the selection began, and where it has moved to.
///
/// Offsets are UTF-8 offsets of the text, between characters. A pure value, the same for every frontend: one press places a
/// caret, a double click selects a word, a triple click a paragraph, and a drag after it grows by the same unit.
package struct LabelSelection: Hashable, Sendable {
  /// The unit by which a drag extends the selection.
  package enum Unit: Hashable, Sendable {
    /// Single characters, after one press.
    case character
    /// Words, after a double click.
    case word
    /// Paragraphs, after a triple click.
    case paragraph
  }

  /// Where the selection began, as UTF-8 offset.
  package private(set) var anchor: Int
  /// The end that moves, as UTF-8 offset.
  package private(set) var head: Int
  /// The unit by which a drag extends the selection.
  package private(set) var unit = Unit.character
  /// What the press selected; a drag keeps all of it.
  private let origin: Range<Int>

  /// A selection from one offset to another; where both are equal it is a caret.
  package init(anchor: Int, head: Int) {
    (self.anchor, self.head, origin) = (anchor, head, anchor..<anchor)
  }

  /// All of a text.
  package init(allOf text: String) { self.init(anchor: 0, head: text.utf8.count) }

  /// The selection after a press.
  ///
  /// - Parameters:
  ///   - text: The whole text.
  ///   - caret: The offset between characters that is nearest to the press.
  ///   - character: The offset of the character under the press; nil where there is none.
  ///   - count: The number of presses at this place: 2 for the second press of a double click.
  ///   - old: The selection to extend to the press; nil begins another one.
  package init(
    pressing text: String, caret: Int, character: Int?, count: Int, extending old: LabelSelection? = nil
  ) {
    switch count {
    case ...1: self.init(anchor: old?.anchor ?? caret, head: caret)
    case 2: self.init(text.word(at: character ?? caret), unit: .word)
    default: self.init(text.paragraph(at: caret), unit: .paragraph)
    }
  }

  private init(_ range: Range<Int>, unit: Unit) {
    (anchor, head, self.unit, origin) = (range.lowerBound, range.upperBound, unit, range)
  }

  /// The selected part; nil where no text is selected.
  package var range: Range<Int>? { anchor == head ? nil : min(anchor, head)..<max(anchor, head) }

  /// Extends the selection to an offset.
  package mutating func extend(to offset: Int) { head = offset }

  /// Extends the selection to an offset during a drag, by whole words or paragraphs after a double or triple click.
  package mutating func extend(to offset: Int, in text: String) {
    guard unit != .character else { return extend(to: offset) }
    if offset < origin.lowerBound {
      (anchor, head) = (origin.upperBound, unitRange(at: offset, in: text).lowerBound)
    } else if offset > origin.upperBound {
      let last = text.utf8Offset(of: text.index(before: text.place(offset)))
      (anchor, head) = (origin.lowerBound, max(unitRange(at: last, in: text).upperBound, origin.upperBound))
    } else {
      (anchor, head) = (origin.lowerBound, origin.upperBound)
    }
  }

  /// Moves the moving end by a number of characters, at most to the start or end of the text.
  package mutating func moveHead(by count: Int, in text: String) {
    let place = text.place(head)
    let limit = count > 0 ? text.endIndex : text.startIndex
    head = text.utf8Offset(of: text.index(place, offsetBy: count, limitedBy: limit) ?? limit)
  }

  /// Moves the moving end by a number of words: forward to the end of a word, backward to the start of one.
  package mutating func moveHead(byWords count: Int, in text: String) {
    for _ in 0..<abs(count) { head = count > 0 ? text.wordEnd(after: head) : text.wordStart(before: head) }
  }

  /// The caret that is left where an arrow key ends the selection: its later end or its earlier one.
  package func collapsed(forward: Bool) -> LabelSelection {
    let offset = forward ? max(anchor, head) : min(anchor, head)
    return LabelSelection(anchor: offset, head: offset)
  }

  private func unitRange(at offset: Int, in text: String) -> Range<Int> {
    unit == .word ? text.word(at: offset) : text.paragraph(at: offset)
  }
}

extension String {
  /// The start of the character at an offset, or the end.
  fileprivate func place(_ offset: Int) -> Index {
    let place = utf8.index(startIndex, offsetBy: Swift.min(Swift.max(offset, 0), utf8.count))
    return place == endIndex ? place : index(before: index(after: place))
  }

  /// The word or the other character at an offset, as a double click selects it.
  fileprivate func word(at offset: Int) -> Range<Int> {
    guard !isEmpty else { return 0..<0 }
    let middle = place(offset) == endIndex ? index(before: endIndex) : place(offset)
    var (lower, upper) = (middle, index(after: middle))
    if self[middle].isOfWord {
      while lower > startIndex, self[index(before: lower)].isOfWord { lower = index(before: lower) }
      while upper < endIndex, self[upper].isOfWord { upper = index(after: upper) }
    }
    return utf8Offsets(of: lower..<upper)
  }

  /// The end of the next word, or the end of the text.
  fileprivate func wordEnd(after offset: Int) -> Int {
    var place = place(offset)
    while place < endIndex, !self[place].isOfWord { place = index(after: place) }
    while place < endIndex, self[place].isOfWord { place = index(after: place) }
    return utf8Offset(of: place)
  }

  /// The start of the previous word, or the start of the text.
  fileprivate func wordStart(before offset: Int) -> Int {
    var place = place(offset)
    while place > startIndex, !self[index(before: place)].isOfWord { place = index(before: place) }
    while place > startIndex, self[index(before: place)].isOfWord { place = index(before: place) }
    return utf8Offset(of: place)
  }

  /// The paragraph at an offset, without its line end.
  fileprivate func paragraph(at offset: Int) -> Range<Int> {
    let place = place(offset)
    let lower = self[..<place].lastIndex(where: \.isNewline).map { index(after: $0) } ?? startIndex
    return utf8Offsets(of: lower..<(self[place...].firstIndex(where: \.isNewline) ?? endIndex))
  }
}

extension Character {
  fileprivate var isOfWord: Bool { isLetter || isNumber || self == "_" }
}
