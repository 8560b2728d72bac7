import CGTK
import Foundation
import GLib
import GTKWidgets
import LinkText
import Testing

@testable import LinkwayGTK

/// Focus, hover, press and selection while the text and the widget change.
@MainActor @Suite struct LinkLabelChangeTests {
  private static let sentence: LinkedText =
    "read \(link: "alpha", to: "a:") and \(link: "beta", to: "b:") now"

  private func isFocused(_ label: LinkLabel, _ link: Int) -> Bool {
    gtk_widget_is_focus(label.children[link].assumingMemoryBound(to: GtkWidget.self)) != 0
  }

  @Test("The focus stays on its link when the words around it change; Return opens it and no other")
  func focusStays() async {
    let label = LinkLabel(Self.sentence)
    var followed: [String] = []
    label.onActivate = { followed.append($0.label) }
    await withWindow(Box(.column, [Button("before"), label])) { _ in
      gtk_widget_grab_focus(label.children[1].assumingMemoryBound(to: GtkWidget.self))
      let child = label.children[1]
      label.text = Self.sentence + " (edited)"
      for _ in 0..<5 { await turn() }
      await wait(for: "the new layout") { !label.layout.fragments.isEmpty }
      #expect(label.interaction.focused == 1 && isFocused(label, 1))
      #expect(label.children[1] == child, "a link that stays keeps its widget")
      label.text = "\(link: "new", to: "n:") " + Self.sentence
      await wait(for: "the new layout") { label.layout.rects(of: 2).count > 0 }
      #expect(label.interaction.focused == 2 && isFocused(label, 2))
      label.handle(.activateKeyPressed)
      #expect(followed == ["beta"])
    }
  }

  @Test("The focus of a link that goes is on no link, and Tab goes on from there")
  func focusEnds() async {
    let label = LinkLabel(Self.sentence)
    var followed: [String] = []
    label.onActivate = { followed.append($0.label) }
    await withWindow(Box(.column, [Button("before"), label, Button("after")])) { window in
      gtk_widget_grab_focus(label.children[1].assumingMemoryBound(to: GtkWidget.self))
      label.text = "read \(link: "alpha", to: "a:")"
      await wait(for: "the new layout") { label.layout.fragments.count == 1 }
      for _ in 0..<5 { await turn() }
      #expect(label.interaction.focused == nil)
      label.handle(.activateKeyPressed)
      #expect(followed.isEmpty)
      gtk_widget_child_focus(window.pointer.assumingMemoryBound(to: GtkWidget.self), GTK_DIR_TAB_FORWARD)
      #expect(label.interaction.focused == 0)
      gtk_widget_child_focus(window.pointer.assumingMemoryBound(to: GtkWidget.self), GTK_DIR_TAB_FORWARD)
      #expect(!label.hasFocus, "the label itself is no stop any more")
    }
  }

  @Test("A hidden, disabled or removed label keeps no press, no hover and no selecting")
  func suspends() async {
    let (label, box) = (LinkLabel(Self.sentence), Box(.column, [Button("before")]))
    label.isSelectable = true
    box.append(label)
    await withWindow(box) { _ in
      let changes: [(String, () -> Void, () -> Void)] = [
        ("hidden", { label.isVisible = false }, { label.isVisible = true }),
        ("insensitive", { label.isSensitive = false }, { label.isSensitive = true }),
        ("removed", { box.remove(label) }, { box.append(label) }),
      ]
      for (name, change, undo) in changes {
        label.handle(.pointerMoved(0))
        label.handle(.pointerPressed(0, count: 1))
        label.beginSelecting(at: .zero, count: 1, extends: false)
        change()
        #expect(!label.interaction.isTracking && label.interaction.hovered == nil, "\(name)")
        #expect(label.interaction.pressed == nil, "\(name)")
        label.continueSelecting(at: CGPoint(x: 500, y: 5))
        #expect(label.selectedText == nil, "\(name)")
        undo()
        await wait(for: "the label to show") { label.isMapped && !label.layout.fragments.isEmpty }
        #expect(!label.isSelecting, "\(name)")
      }
      label.beginSelecting(at: .zero, count: 1, extends: false)
      label.isSelectable = false
      label.continueSelecting(at: CGPoint(x: 500, y: 5))
      #expect(label.selection == nil && !label.isSelecting, "no longer selectable")
    }
  }

  @Test("Links found in the same words leave the selection, other words end it")
  func selectionStays() async {
    let label = LinkLabel("see example.com now")
    label.isSelectable = true
    label.selection = label.text.text.range(of: "example")
    await withWindow(label) { _ in
      var found: LinkedText = "see "
      found.append(link: "example.com", to: "https://example.com/")
      found.append(" now")
      label.text = found
      #expect(label.selectedText == "example")
      label.text = "other words"
      #expect(label.selection == nil)
    }
  }

  @Test(
    "Hover follows what is under a pointer that rests: after a scroll by the program, and after another text")
  func hoverFollows() async throws {
    let (first, second) = (LinkLabel("\(link: "██████", to: "a:")"), LinkLabel("words"))
    let third = LinkLabel("\(link: "██████", to: "c:")")
    let (list, filler) = (Box(.column, [first, second, third]), Label("end"))
    for label in [first, second, third] { label.setMinimumSize(height: 60) }
    filler.setMinimumSize(height: 900)
    list.append(filler)
    let scroll = ScrolledWindow(list)
    try await withWindow(scroll, width: 300, height: 300) { _ in
      await wait(for: "the layout") { first.layout.fragments.count == 1 && third.layout.fragments.count == 1 }
      let rect = try #require(first.layout.rects(of: 0).first)
      try await Pointer.move(to: first, x: rect.midX, y: rect.midY)
      await wait(for: "the hover") { first.interaction.hovered == 0 }
      #expect(first.cursorName == "pointer")
      let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(scroll.pointer))
      gtk_adjustment_set_value(adjustment, 60)
      await wait(for: "plain text under the pointer") { first.interaction.hovered == nil }
      #expect(second.interaction.hovered == nil && first.cursorName == nil)
      gtk_adjustment_set_value(adjustment, 120)
      await wait(for: "the third label's link under the pointer") { third.interaction.hovered == 0 }
      third.text = "words only"
      await wait(for: "no link under the pointer") { third.interaction.hovered == nil }
      third.text = "\(link: "██████", to: "d:")"
      await wait(for: "the new link under the pointer") { third.interaction.hovered == 0 }
      try await Pointer.moveAway()
    }
  }

  @Test("Six quick clicks on a link are six activations; the app may count a series as one")
  func quickClicks() async throws {
    let label = LinkLabel("\(link: "██████", to: "a:")")
    var count = 0
    label.onActivate = { _ in count += 1 }
    try await withWindow(Box(.column, [Button("before"), label])) { _ in
      let rect = try #require(label.layout.rects(of: 0).first)
      try await Pointer.move(to: label, x: rect.midX, y: rect.midY)
      await wait(for: "the hover") { label.interaction.hovered == 0 }
      try await Pointer.click(times: 6)
      await wait(for: "six activations") { count == 6 }
      label.options.repeatedClicks = .activateOnce
      await wait(for: "the layout") { !label.layout.fragments.isEmpty }
      for count in 1...3 {
        label.handle(.pointerPressed(0, count: count))
        label.handle(.pointerReleased(0))
      }
      #expect(count == 7)
      try await Pointer.moveAway()
    }
  }

  @Test(
    "After random changes the label's focus is GTK's focus, and nothing is pressed or selected that cannot be",
    arguments: 0..<8)
  func randomChanges(seed: Int) async {
    let (label, box) = (LinkLabel(Self.sentence), Box(.column, [Button("before")]))
    box.append(label)
    var state = UInt64(seed + 1)
    func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % sides
    }
    let faults = LogWatch.faults
    await withWindow(box) { window in
      for step in 0..<60 {
        switch roll(12) {
        case 0: label.text = Self.sentence + LinkedText(String(repeating: "x ", count: roll(4)))
        case 1: label.text = "\(link: "beta", to: "b:") \(link: "\(roll(9))", to: "c:")"
        case 2: label.text = "no links"
        case 3: label.isSensitive.toggle()
        case 4: label.isVisible.toggle()
        case 5: label.isSelectable.toggle()
        case 6: label.disabledLinks = [roll(2)]
        case 7:
          if let child = label.children.randomElement() {
            gtk_widget_grab_focus(child.assumingMemoryBound(to: GtkWidget.self))
          }
        case 8 where label.isMapped && label.isSensitive:
          label.handle(.pointerPressed(label.links.isEmpty ? nil : 0, count: 1))
        case 9 where label.isMapped && label.isSensitive && label.isSelectable:
          label.beginSelecting(at: CGPoint(x: roll(200), y: 5), count: roll(3) + 1, extends: false)
        case 10:
          gtk_widget_child_focus(window.pointer.assumingMemoryBound(to: GtkWidget.self), GTK_DIR_TAB_FORWARD)
        default: await turn()
        }
        let focus = label.children.firstIndex {
          gtk_widget_is_focus($0.assumingMemoryBound(to: GtkWidget.self)) != 0
        }
        let isActive = label.isMapped && label.isSensitive
        if isActive { #expect(label.interaction.focused == focus, "step \(step)") }
        if !isActive { #expect(!label.interaction.isTracking && !label.isSelecting, "step \(step)") }
        if !label.isSelectable { #expect(label.selectionEnds == nil && !label.isSelecting, "step \(step)") }
        #expect(label.children.count == label.links.count, "step \(step)")
        #expect(label.interaction.pressed.map { label.links.indices.contains($0) } ?? true, "step \(step)")
      }
    }
    #expect(LogWatch.faults == faults)
  }
}
