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

  @Test(
    "A drag after a double click goes by words, in both directions, and keeps the first word",
    arguments: [("zwei", "two_3, 👩‍👩‍👧\r\nzwei"), ("דרי", "two_3, 👩‍👩‍👧\r\nzwei דרי"), ("one", "one two_3")])
  func dragsByWords(place: String, words: String) {
    let start = offset(of: "two")
    var selection = LabelSelection(pressing: Self.text, caret: start, character: start, count: 2)
    selection.extend(to: offset(of: place) + 2, in: Self.text)
    #expect(selected(selection) == words)
    selection.extend(to: start + 1, in: Self.text)
    #expect(selected(selection) == "two_3", "back on the first word")
  }

  @Test("A drag after a triple click goes by paragraphs")
  func dragsByParagraphs() {
    var selection = LabelSelection(pressing: Self.text, caret: 0, character: 0, count: 3)
    selection.extend(to: offset(of: "zwei") + 1, in: Self.text)
    #expect(selected(selection) == Self.text)
  }

  @Test("Keys move by words: forward to an end, backward to a start, and stop at the ends of the text")
  func movesByWords() {
    var selection = LabelSelection(anchor: 0, head: 0)
    var places: [Int] = []
    for step in [1, 1, 1, 1, 1, -1, -1, -1, -1, -1] {
      selection.moveHead(byWords: step, in: Self.text)
      places.append(selection.head)
    }
    let end = Self.text.utf8.count
    #expect(
      places == [
        3, 9, offset(of: "zwei") + 4, end, end, offset(of: "דרי"), offset(of: "zwei"), 4, 0, 0,
      ])
    selection.moveHead(byWords: 9, in: "")
    #expect(selection.head == 0)
  }

  @Test("An arrow key ends the selection at one of its ends")
  func collapses() {
    for selection in [LabelSelection(anchor: 4, head: 7), LabelSelection(anchor: 7, head: 4)] {
      #expect(selection.collapsed(forward: true).head == 7)
      #expect(selection.collapsed(forward: false).head == 4)
      #expect(selection.collapsed(forward: true).range == nil)
    }
  }
}
