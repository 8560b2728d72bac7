import Foundation
import LinkText
import Testing

/// What presses and keys select of a label's text.
@Suite struct LabelSelectionTests {
  static let text = "one two_3, 👩‍👩‍👧\r\nzwei דרי"

  private func selected(_ selection: LabelSelection) -> String? {
    selection.range.flatMap { String(Self.text.utf8.dropFirst($0.lowerBound).prefix($0.count)) }
  }

  private func offset(of part: String) -> Int {
    Self.text.utf8.distance(from: Self.text.startIndex, to: Self.text.range(of: part)!.lowerBound)
  }

  @Test(
    "The second press takes the word under it, and what is no word alone",
    arguments: [
      ("one", "one"), ("two", "two_3"), (",", ","), ("👩‍👩‍👧", "👩‍👩‍👧"), ("דרי", "דרי"),
    ])
  func takesWords(part: String, word: String) {
    let place = offset(of: part)
    let selection = LabelSelection(pressing: Self.text, caret: place, character: place, count: 2)
    #expect(selected(selection) == word)
  }

  @Test("The third press takes the paragraph without its line end")
  func takesParagraphs() {
    for (place, words) in [
      (0, "one two_3, 👩‍👩‍👧"), (Self.text.utf8.count, "zwei דרי"), (offset(of: "zwei"), "zwei דרי"),
    ] {
      #expect(selected(LabelSelection(pressing: Self.text, caret: place, character: nil, count: 3)) == words)
    }
  }

  @Test("A press selects nothing yet; a drag reaches as far as it goes, backwards too")
  func drags() {
    var selection = LabelSelection(pressing: Self.text, caret: 4, character: 4, count: 1)
    #expect(selection.range == nil)
    selection.extend(to: 7)
    #expect(selected(selection) == "two")
    selection.extend(to: 0)
    #expect(selected(selection) == "one ")
    #expect(selection.anchor == 4)
  }

  @Test("A press that extends keeps where selecting began")
  func extends() {
    let old = LabelSelection(anchor: 4, head: 7)
    let selection = LabelSelection(pressing: Self.text, caret: 0, character: 0, count: 1, extending: old)
    #expect(selection == LabelSelection(anchor: 4, head: 0))
  }

  @Test("Keys move by whole characters, and stop at the ends")
  func moves() {
    var selection = LabelSelection(anchor: offset(of: "👩"), head: offset(of: "👩"))
    selection.moveHead(by: 1, in: Self.text)
    #expect(selected(selection) == "👩‍👩‍👧")
    selection.moveHead(by: 1, in: Self.text)
    #expect(selected(selection) == "👩‍👩‍👧\r\n")
    selection.moveHead(by: 1000, in: Self.text)
    #expect(selection.head == Self.text.utf8.count)
    selection.moveHead(by: -1000, in: Self.text)
    #expect(selection.head == 0)
  }

  @Test("An offset in the midst of a character counts as its start, and one beyond the text as its end")
  func takesAnyOffset() {
    let inside = offset(of: "👩") + 5
    let emoji = LabelSelection(pressing: Self.text, caret: inside, character: inside, count: 2)
    #expect(selected(emoji) == "👩‍👩‍👧")
    let beyond = LabelSelection(pressing: Self.text, caret: 900, character: nil, count: 2)
    #expect(selected(beyond) == "דרי")
  }

  @Test("All of a text is all of it, and nothing of none")
  func takesAll() {
    #expect(selected(LabelSelection(allOf: Self.text)) == Self.text)
    #expect(LabelSelection(allOf: "").range == nil)
    #expect(LabelSelection(pressing: "", caret: 0, character: nil, count: 2).range == nil)
    #expect(LabelSelection(pressing: "", caret: 0, character: nil, count: 3).range == nil)
  }
}
