import CGTK
import Foundation
import GLib
import GTKWidgets
import LinkText
import LinkTextConformance
import Testing

@testable import LinkwayGTK

/// The label's lines against those of a `GtkLabel`, pixel by pixel, in both directions of interface and text.
@MainActor @Suite struct LinkLabelAlignmentTests {
  nonisolated static let texts = [
    ("left to right", "By going on you agree to the terms of this shop and to all rules"),
    ("right to left", "שלום עולם זה טקסט ארוך עם כמה שורות ועוד מילים עד הסוף"),
    ("without letters", "12 34 56 78 90 12 34 56 78 90 12 34 56 78 90 12 34 56 78"),
  ]

  @Test(
    "Lines are where GtkLabel draws them", arguments: texts,
    [GTK_TEXT_DIR_LTR.rawValue, GTK_TEXT_DIR_RTL.rawValue])
  func agrees(text: (name: String, words: String), direction: UInt32) async throws {
    let direction = GtkTextDirection(rawValue: direction)
    for alignment in LineAlignment.allCases {
      let ours = LinkLabel(LinkedText(text.words), options: LinkLayoutOptions { $0.alignment = alignment })
      let own = Label(text.words)
      let isRightToLeft =
        text.name == "right to left" || (text.name == "without letters" && direction == GTK_TEXT_DIR_RTL)
      set(own, alignment, isRightToLeft: isRightToLeft, direction: direction)
      gtk_widget_set_direction(ours.gtkWidget, direction)
      try await withWindow(Box(.column, [ours, own]), width: 190, height: 300) { _ in
        await wait(for: "both to wrap") { ours.size.width == own.size.width && ours.size.height > 30 }
        let (drawn, expected) = (try await drawnPicture(of: ours), try await drawnPicture(of: own))
        let wrong = differences(drawn, expected)
        // Digits alone take their base direction from the widget in GtkLabel, and not yet here.
        withKnownIssue(isIntermittent: true) {
          #expect(
            wrong == 0,
            "\(alignment) of \(text.name), direction \(direction.rawValue): \(wrong) pixels differ")
        } when: {
          text.name == "without letters" && direction == GTK_TEXT_DIR_RTL
        }
      }
    }
  }

  /// Sets a `GtkLabel` as it must be set for one of the label's alignments.
  private func set(
    _ label: Label, _ alignment: LineAlignment, isRightToLeft: Bool, direction: GtkTextDirection
  ) {
    let (pointer, widget) = (
      OpaquePointer(label.pointer), label.pointer.assumingMemoryBound(to: GtkWidget.self)
    )
    gtk_widget_set_direction(widget, direction)
    // GtkLabel's “left” is where the paragraph's script begins.
    let (justification, isAtRight): (GtkJustification, Bool?) =
      switch alignment {
      case .natural: (GTK_JUSTIFY_LEFT, isRightToLeft)
      case .opposite: (GTK_JUSTIFY_RIGHT, !isRightToLeft)
      case .left: (isRightToLeft ? GTK_JUSTIFY_RIGHT : GTK_JUSTIFY_LEFT, false)
      case .right: (isRightToLeft ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_RIGHT, true)
      case .center: (GTK_JUSTIFY_CENTER, nil)
      case .justified: (GTK_JUSTIFY_FILL, isRightToLeft)
      }
    gtk_label_set_justify(pointer, justification)
    // The horizontal alignment of the whole, which GtkLabel mirrors in a right-to-left interface.
    let side = isAtRight.map { $0 != (direction == GTK_TEXT_DIR_RTL) ? Float(1) : 0 } ?? 0.5
    gtk_label_set_xalign(pointer, side)
    gtk_label_set_wrap_mode(pointer, PANGO_WRAP_WORD_CHAR)
  }

  /// How many pixels differ by more than smoothing, counting a shift of one pixel as equal.
  private func differences(_ one: Picture, _ other: Picture) -> Int {
    guard one.width == other.width, abs(one.height - other.height) <= 1 else { return .max }
    func isInk(_ picture: Picture, _ x: Int, _ y: Int) -> Bool {
      x >= 0 && x < picture.width && y >= 0 && y < picture.height && picture.pixel(x: x, y: y).alpha > 100
    }
    let near = [(0, 0), (-1, 0), (1, 0), (0, -1), (0, 1)]
    func isNear(_ picture: Picture, _ x: Int, _ y: Int) -> Bool {
      near.contains { isInk(picture, x + $0, y + $1) }
    }
    var wrong = 0
    for y in 0..<min(one.height, other.height) {
      for x in 0..<one.width {
        if isInk(one, x, y), !isNear(other, x, y) { wrong += 1 }
        if isInk(other, x, y), !isNear(one, x, y) { wrong += 1 }
      }
    }
    return wrong
  }

  @Test(
    "In a right-to-left interface the insets are mirrored, and the link is at the right",
    arguments: [true, false])
  func insets(isRightToLeft: Bool) async throws {
    let label = LinkLabel(
      "\(link: isRightToLeft ? "תנאים" : "terms", to: "a:")",
      options: LinkLayoutOptions { $0.insets = TextInsets(start: 30, end: 7) })
    gtk_widget_set_direction(label.gtkWidget, isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    try await withWindow(label, width: 400) { _ in
      let rect = try #require(label.layout.rects(of: 0).first)
      if isRightToLeft {
        #expect(abs(rect.maxX - (label.size.width - 30)) < 1)
      } else {
        #expect(abs(rect.minX - 30) < 1)
      }
    }
  }

  @Test(
    "What Pango draws is what is hit in a right-to-left interface too",
    arguments: ConformanceSample.all)
  func conformance(sample: ConformanceSample) {
    let label = LinkLabel()
    gtk_widget_set_direction(label.gtkWidget, GTK_TEXT_DIR_RTL)
    for width in ConformanceSample.widths {
      let pango = PangoText(
        context: gtk_widget_get_pango_context(label.gtkWidget), text: sample.text, styles: sample.styles,
        options: sample.options)
      pango.width = width
      for fault in ConformanceCheck(sample, pango.drawing(sample)).faults() {
        Issue.record("\(sample) at width \(width.map { "\($0)" } ?? "any"): \(fault)")
      }
    }
  }
}
