import CGTK
import Foundation
import GLib
import GTKWidgets
import LinkText
import Testing

@testable import LinkwayGTK

/// Selecting text as in a `GtkLabel`, and what assistive technologies read of it.
@MainActor @Suite struct LinkLabelSelectionTests {
  private func key(_ label: LinkLabel, _ key: Int32, control: Bool = false, shift: Bool = true) -> Bool {
    label.selectByKey(Int(key), control: control, shift: shift)
  }

  @Test("Shift extends the selection by characters, words, lines and to the ends, as GtkLabel's keys do")
  func keys() async {
    let label = LinkLabel("one two three\nfour five\nsix")
    label.isSelectable = true
    await withWindow(label, width: 500) { _ in
      #expect(key(label, GDK_KEY_Right, control: true))
      #expect(label.selectedText == "one")
      #expect(key(label, GDK_KEY_Right))
      #expect(label.selectedText == "one ")
      #expect(key(label, GDK_KEY_Left, control: true))
      #expect(label.selection == nil && label.selectionEnds?.head == 0)
      #expect(key(label, GDK_KEY_End))
      #expect(label.selectedText == "one two three")
      #expect(key(label, GDK_KEY_Home))
      #expect(label.selection == nil)
      #expect(key(label, GDK_KEY_Down))
      #expect(label.selectedText == "one two three\n")
      #expect(key(label, GDK_KEY_Down))
      #expect(key(label, GDK_KEY_Down))
      #expect(label.selectedText == label.text.text, "below the last line is the end")
      #expect(key(label, GDK_KEY_Up))
      #expect(label.selectedText?.hasPrefix("one two three\n") == true)
      #expect(key(label, GDK_KEY_Home, control: true))
      #expect(label.selection == nil)
      #expect(key(label, GDK_KEY_End, control: true))
      #expect(label.selectedText == label.text.text)
      label.grabFocus()
      #expect(key(label, GDK_KEY_Left, shift: false))
      #expect(label.selectionEnds == LabelSelection(anchor: 0, head: 0), "an arrow ends the selection")
      #expect(!key(label, GDK_KEY_Down, shift: false), "without Shift it scrolls")
    }
  }

  @Test("A wrapped line ends before the space at which it is broken")
  func wrappedLines() async {
    let label = LinkLabel("words words words words words words")
    label.isSelectable = true
    await withWindow(ScrolledWindow(label), width: 130) { _ in
      #expect(key(label, GDK_KEY_End))
      let first = label.selectedText ?? ""
      #expect(first.hasSuffix("words") && first.count < label.text.text.count)
      #expect(key(label, GDK_KEY_Down))
      #expect(label.selectedText!.count > first.count)
    }
  }

  @Test("A double click and a drag select by words")
  func dragsByWords() async throws {
    let label = LinkLabel("one two three four")
    label.isSelectable = true
    try await withWindow(label, width: 500) { _ in
      @MainActor func middle(_ word: String) throws -> CGPoint {
        let rect = try #require(label.rects(for: label.text.text.range(of: word)!).first)
        return CGPoint(x: rect.midX, y: rect.midY)
      }
      label.beginSelecting(at: try middle("two"), count: 2, extends: false)
      label.continueSelecting(at: try middle("three"))
      #expect(label.selectedText == "two three")
      label.continueSelecting(at: try middle("one"))
      #expect(label.selectedText == "one two")
      label.endSelecting()
    }
  }

  @Test("A drag that begins on a link selects, a click still follows the link")
  func beginsOnLink() async throws {
    let label = LinkLabel("\(link: "all of it is a link", to: "a:")")
    label.isSelectable = true
    var count = 0
    label.onActivate = { _ in count += 1 }
    // Away from the window's edge, where a press resizes the window.
    label.setMargin(30)
    try await withWindow(Box(.column, [Button("before"), label]), width: 400) { _ in
      let rect = try #require(label.layout.rects(of: 0).first)
      try await Pointer.move(to: label, x: rect.minX + 1, y: rect.midY)
      await wait(for: "the hover") { label.interaction.hovered == 0 }
      try await Pointer.press()
      await wait(for: "the press") { label.interaction.isTracking }
      try await Pointer.move(to: label, x: rect.midX, y: rect.midY)
      await wait(for: "the selection") { label.selectedText != nil }
      try await Pointer.move(to: label, x: rect.maxX + 20, y: rect.midY)
      await wait(for: "all of it") { label.selectedText == "all of it is a link" }
      try await Pointer.release()
      await wait(for: "the release") { !label.isSelecting }
      #expect(count == 0)
      try await Pointer.move(to: label, x: rect.midX, y: rect.midY)
      try await Pointer.click()
      await wait(for: "the click") { count == 1 }
      try await Pointer.moveAway()
    }
  }

  @Test("The menu offers Select All, also without a selection and without a link")
  func menu() async {
    let label = LinkLabel("words \(link: "link", to: "a:")")
    label.isSelectable = true
    await withWindow(label) { _ in
      label.showSelectionMenu(at: .zero)
      #expect(label.menuTitles == ["Copy", "Select All"])
      gtk_widget_activate_action_variant(label.gtkWidget, "link-label.select-all", nil)
      #expect(label.selectedText == "words link")
      label.showMenu(for: 0)
      #expect(label.menuTitles == ["Open Link", "Copy Link", "Copy", "Select All"])
    }
  }

  @Test("The clipboard has the selection as text, and as HTML with its links")
  func clipboard() async {
    let label = LinkLabel("see \(link: "the page", to: "https://a.example/") now")
    label.isSelectable = true
    await withWindow(label) { _ in
      label.selection = label.text.text.range(of: "page now")
      #expect(label.selectByKey(Int(GDK_KEY_c), control: true, shift: false))
      let clipboard = gtk_widget_get_clipboard(label.gtkWidget)
      let formats = gdk_clipboard_get_formats(clipboard)
      for type in ["text/html", "text/plain;charset=utf-8"] {
        #expect(gdk_content_formats_contain_mime_type(formats, type) != 0, "\(type)")
      }
      #expect(label.text[label.selection!].clipboardHTML().contains(">page</a> now"))
    }
  }

  @Test("Assistive technologies see the text, the caret and the selection, and can set it")
  func accessibleText() async {
    let label = LinkLabel("one \u{0}두 \(link: "three", to: "a:")")
    let inner = OpaquePointer(label.pointer)
    await withWindow(Box(.column, [Button("before"), label])) { _ in
      #expect(String(cString: gtk_label_get_text(inner)) == "one  두 three")
      label.isSelectable = true
      label.selection = label.text.text.range(of: "three")
      var (start, end): (gint, gint) = (0, 0)
      #expect(gtk_label_get_selection_bounds(inner, &start, &end) != 0)
      #expect((start, end) == (7, 12), "in scalars")
      gtk_label_select_region(inner, 4, 6)
      await wait(for: "the label to take the selection over") { label.selectedText == "\u{0}두" }
      label.text = "other"
      #expect(String(cString: gtk_label_get_text(inner)) == "other")
      #expect(label.selection == nil)
    }
  }

  @Test("The keys of the inherited label do nothing of their own, and its controllers take no input")
  func inheritedInput() async {
    let label = LinkLabel("one two")
    label.isSelectable = true
    await withWindow(label) { _ in
      let controllers = gtk_widget_observe_controllers(label.gtkWidget)
      defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
      var active = 0
      for position in 0..<g_list_model_get_n_items(controllers) {
        let item = g_list_model_get_item(controllers, position)!
        if gtk_event_controller_get_propagation_phase(OpaquePointer(item)) != GTK_PHASE_NONE { active += 1 }
        g_object_unref(item)
      }
      #expect(active == 5, "motion, two clicks, a long press and the keys are the label's own")
    }
  }

  @Test("An action is offered only while it has something to act on")
  func actions() async {
    let label = LinkLabel("a \(link: "link", to: "b:")")
    var followed = 0
    label.onActivate = { _ in followed += 1 }
    await withWindow(label) { _ in
      for name in ["link-label.open", "link-label.copy-text", "link-label.select-all"] {
        gtk_widget_activate_action_variant(label.gtkWidget, name, nil)
      }
      #expect(followed == 0 && label.selection == nil)
      label.showMenu(for: 0)
      gtk_widget_activate_action_variant(label.gtkWidget, "link-label.open", nil)
      #expect(followed == 1)
    }
  }
}
