/// The selected part of a label's text: where selecting began, and where it has come to.
///
/// Places are UTF-8 offsets of the text, between characters. A pure value, the same for every frontend: one press places the
/// selection, the second of a double click takes a word, the third a paragraph.
package struct LabelSelection: Hashable, Sendable {
  /// Where selecting began, as UTF-8 offset.
  package private(set) var anchor: Int
  /// Where it has come to, as UTF-8 offset.
  package private(set) var head: Int

  /// A selection from one place to another.
  package init(anchor: Int, head: Int) { (self.anchor, self.head) = (anchor, head) }

  /// All of a text.
  package init(allOf text: String) { self.init(anchor: 0, head: text.utf8.count) }

  /// What a press selects.
  ///
  /// - Parameters:
  ///   - text: The whole text.
  ///   - caret: The place between characters that is nearest to the press.
  ///   - character: The place of the character under the press; nil where there is none.
  ///   - count: How many presses there have been at the place: 2 for the second of a double click.
  ///   - old: The selection before, which grows as far as the press; nil begins another one.
  package init(
    pressing text: String, caret: Int, character: Int?, count: Int, extending old: LabelSelection? = nil
  ) {
    switch count {
    case ...1: self.init(anchor: old?.anchor ?? caret, head: caret)
    case 2: self.init(text.word(at: character ?? caret))
    default: self.init(text.paragraph(at: caret))
    }
  }

  private init(_ range: Range<Int>) { self.init(anchor: range.lowerBound, head: range.upperBound) }

  /// The selected part; nil where nothing is selected.
  package var range: Range<Int>? { anchor == head ? nil : min(anchor, head)..<max(anchor, head) }

  /// Lets the selection reach as far as a place.
  package mutating func extend(to place: Int) { head = place }

  /// Moves the end that moves by so many characters, as far as the text goes.
  package mutating func moveHead(by count: Int, in text: String) {
    let place = text.place(head)
    let limit = count > 0 ? text.endIndex : text.startIndex
    let next = text.index(place, offsetBy: count, limitedBy: limit) ?? limit
    head = text.utf8.distance(from: text.startIndex, to: next)
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
