import CGTK
import Foundation
import GLib
import GTKWidgets
import LinkText
import Testing

@testable import LinkwayGTK

@MainActor @Suite struct LinkLabelFeatureTests {
  private static let long: LinkedText = """
    Some words \(link: "first link", to: "a:") and many more words that need several lines, then \
    \(link: "the last link", to: "b:") at the end.
    """

  @Test(
    "A token has a link of its own; what it leaves out cannot be reached, and comes back when the limit goes")
  func token() async throws {
    let label = LinkLabel(
      Self.long,
      options: LinkLayoutOptions {
        $0.lineLimit = 2
        $0.truncationToken = "… \(link: "more", to: "more:")"
      })
    var followed: [String] = []
    label.onActivate = { [weak label] link in
      followed.append("\(link.id) \(link.label)")
      if link.target == "more:" { label?.options.lineLimit = nil }
    }
    try await withWindow(Box(.column, [Button("before"), label, Button("after")]), width: 180) { window in
      #expect(label.layout.isTruncated)
      #expect(label.layout.rects(of: 1).isEmpty)
      let more = try #require(label.layout.rects(of: 2).first)
      #expect(label.link(at: CGPoint(x: more.midX, y: more.midY))?.label == "more")
      #expect(label.link(at: CGPoint(x: more.minX - 6, y: more.midY)) == nil, "the dots are nobody's")
      #expect(label.characterIndex(at: CGPoint(x: more.midX, y: more.midY)) == nil)
      var visited: [Int?] = []
      for _ in 0..<3 {
        gtk_widget_child_focus(window.pointer.assumingMemoryBound(to: GtkWidget.self), GTK_DIR_TAB_FORWARD)
        visited.append(label.interaction.focused)
      }
      #expect(visited == [0, 2, nil], "the hidden link is passed over")
      label.handle(.pointerPressed(2, count: 1))
      label.handle(.pointerReleased(2))
      await wait(for: "the whole text") { !label.layout.isTruncated && !label.layout.rects(of: 1).isEmpty }
      #expect(label.layout.rects(of: 2).isEmpty)
    }
    #expect(followed == ["2 more"])
  }

  @Test("What is going on with the text's links outlives another width, font, token and theme")
  func statesStay() async {
    let label = LinkLabel(Self.long)
    defer {
      Appearance.set(textScale: nil)
      Appearance.set(dark: nil)
    }
    await withWindow(ScrolledWindow(label), width: 300) { window in
      gtk_widget_grab_focus(label.children[1].assumingMemoryBound(to: GtkWidget.self))
      label.handle(.pointerPressed(0, count: 1))
      let before = label.layout
      Appearance.set(textScale: 1.5)
      await wait(for: "the new layout") { label.layout != before }
      Appearance.set(dark: true)
      label.options.truncationToken = "… \(link: "more", to: "m:")"
      label.options.alignment = .center
      label.styles.link.weight = .bold
      await turn()
      // The pointer of the screen is elsewhere, so no link is hovered; the press goes on.
      #expect(label.interaction.focused == 1 && label.interaction.isTracking)
      label.handle(.pointerMoved(0))
      #expect(label.interaction.pressed == 0)
      #expect(gtk_widget_is_focus(label.children[1].assumingMemoryBound(to: GtkWidget.self)) != 0)
      #expect(label.children.count == 3)
    }
  }

  @Test("A link's menu opens it and copies its address; the app may show its own")
  func menu() async throws {
    let label = LinkLabel("a \(link: "link", to: "https://example.com/")")
    var followed: [String] = []
    label.onActivate = { followed.append($0.label) }
    try await withWindow(label) { _ in
      label.handle(.menuRequested(0))
      #expect(label.menuTitles == ["Open Link", "Copy Link"])
      gtk_widget_activate_action_variant(label.gtkWidget, "link-label.open", nil)
      gtk_widget_activate_action_variant(label.gtkWidget, "link-label.copy-link", nil)
      #expect(followed == ["link"])
      let copied = try await clipboardText(of: label)
      #expect(copied == "https://example.com/")
      label.text = "another \(link: "link", to: "b:")"
      #expect(label.menuTitles == nil, "another text takes the old link's menu along")
      await turn()
      var asked: [String] = []
      label.onMenu = { link, point in
        asked.append("\(link.target) \(point.x > 0)")
        return true
      }
      await wait(for: "the layout") { !label.layout.fragments.isEmpty }
      label.showMenu(for: 0)
      #expect(asked == ["b: true"])
      #expect(label.menuTitles == nil)
      label.onMenu = nil
      label.showMenu(for: 0)
      #expect(label.menuTitles != nil)
    }
  }

  @Test("A label with an open menu goes without a complaint")
  func menuGoes() async {
    let faults = LogWatch.faults
    weak var gone: LinkLabel?
    do {
      let label = LinkLabel("a \(link: "link", to: "b:")")
      gone = label
      await withWindow(label) { _ in
        label.showMenu(for: 0)
        await turn()
      }
    }
    await wait(for: "the label to go") { gone == nil }
    #expect(LogWatch.faults == faults)
  }

  @Test("Text is selected by pointer and keyboard where the app allows it, and copied")
  func selection() async throws {
    let label = LinkLabel("one two \(link: "three", to: "a:") four\nfive six")
    try await withWindow(label, width: 500) { _ in
      label.selection = label.text.text.startIndex..<label.text.text.endIndex
      #expect(label.selection == nil, "not selectable")
      label.isSelectable = true
      @MainActor func middle(_ words: String) throws -> CGPoint {
        let rects = label.rects(for: label.text.text.range(of: words)!)
        let rect = try #require(rects.first)
        return CGPoint(x: rect.midX, y: rect.midY)
      }
      label.beginSelecting(at: try middle("two"), count: 2, extends: false)
      #expect(label.selectedText == "two")
      label.beginSelecting(at: try middle("two"), count: 3, extends: false)
      #expect(label.selectedText == "one two three four")
      label.beginSelecting(at: CGPoint(x: 0, y: try middle("one").y), count: 1, extends: false)
      label.continueSelecting(at: CGPoint(x: try middle("five").x + 500, y: try middle("five").y))
      #expect(label.selectedText == "one two three four\nfive six")
      label.endSelecting()
      label.continueSelecting(at: .zero)
      #expect(label.selectedText == "one two three four\nfive six", "released, the pointer selects no more")
      #expect(label.selectByKey(Int(GDK_KEY_c), control: true, shift: false))
      let copied = try await clipboardText(of: label)
      #expect(copied == "one two three four\nfive six")
      label.selection = label.text.text.range(of: "two")
      #expect(label.selectByKey(Int(GDK_KEY_Right), control: false, shift: true))
      #expect(label.selectedText == "two ")
      let picture = try await drawnPicture(of: label)
      let rect = try #require(label.rects(for: label.text.text.range(of: " ")!).first)
      #expect(picture.pixel(x: Int(rect.midX), y: Int(rect.minY) + 1).alpha == 0)
      let chosen = try #require(label.rects(for: label.text.text.range(of: "two ")!).first)
      #expect(picture.pixel(x: Int(chosen.maxX) - 1, y: Int(chosen.minY) + 1).alpha > 0)
      #expect(label.selectByKey(Int(GDK_KEY_Escape), control: false, shift: false))
      #expect(label.selection == nil)
      #expect(label.selectByKey(Int(GDK_KEY_a), control: true, shift: false))
      #expect(label.selectedText == label.text.text)
      label.text = "other"
      #expect(label.selection == nil, "another text has no selection")
    }
  }

  @Test("With selectable text the keyboard stops at the label before its links")
  func selectableFocus() async {
    let label = LinkLabel("\(link: "one", to: "a:")")
    label.isSelectable = true
    await withWindow(Box(.column, [Button("before"), label, Button("after")])) { window in
      let widget = window.pointer.assumingMemoryBound(to: GtkWidget.self)
      var stops: [String] = []
      for direction in [
        GTK_DIR_TAB_FORWARD, GTK_DIR_TAB_FORWARD, GTK_DIR_TAB_FORWARD, GTK_DIR_TAB_BACKWARD,
        GTK_DIR_TAB_BACKWARD, GTK_DIR_TAB_BACKWARD,
      ] {
        gtk_widget_child_focus(widget, direction)
        stops.append(
          label.interaction.focused != nil
            ? "link" : gtk_widget_is_focus(label.gtkWidget) != 0 ? "label" : "else")
      }
      #expect(stops == ["label", "link", "else", "link", "label", "else"])
    }
  }

  @Test("Asked for the focus, a label gives it to its first link, or takes it where its text can be selected")
  func grabsFocus() async {
    let label = LinkLabel("\(link: "one", to: "a:") \(link: "two", to: "b:")")
    await withWindow(Box(.column, [Button("before"), label])) { _ in
      #expect(label.grabFocus())
      #expect(label.interaction.focused == 0)
      label.isSelectable = true
      #expect(label.grabFocus())
      #expect(label.interaction.focused == nil && label.hasFocus)
      label.isSelectable = false
      label.text = "no link"
      #expect(!label.grabFocus())
    }
  }

  @Test("A dragged link brings its address as a list of addresses and as text")
  func drag() async throws {
    let label = LinkLabel(
      "\(link: "one", to: "https://example.com/") \(link: "two", to: LinkTarget(value: 1, text: ""))")
    label.isDraggable = true
    let pointer = try #require(label.dragContent(of: 0))
    defer { g_object_unref(pointer) }
    let formats = gdk_content_provider_ref_formats(pointer.assumingMemoryBound(to: GdkContentProvider.self))!
    defer { gdk_content_formats_unref(formats) }
    #expect(gdk_content_formats_contain_mime_type(formats, "text/uri-list") != 0)
    #expect(gdk_content_formats_contain_mime_type(formats, "text/plain;charset=utf-8") != 0)
    #expect(label.dragContent(of: 1) == nil, "a value of the app's own is nothing to others")
    label.isDraggable = false
    #expect(label.dragSource == nil)
  }

  @Test("A hint is read after the name, and links that read alike get their words")
  func accessibleDescriptions() async {
    let label = LinkLabel(
      "Terms \(link: "here", to: "a:"). Policy \(link: "here", to: "b:"). \(link: "Help", to: "c:", hint: "Opens help")"
    )
    await withWindow(label) { _ in
      let descriptions = label.children.map { child in
        gtk_test_accessible_has_property(OpaquePointer(child), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) != 0
      }
      #expect(descriptions == [true, true, true])
      #expect(
        gtk_widget_get_tooltip_text(label.children[2].assumingMemoryBound(to: GtkWidget.self)).map {
          String(cString: $0)
        } == "Opens help")
      label.text = "\(link: "one", to: "a:") \(link: "two", to: "b:")"
      #expect(
        label.children.allSatisfy {
          gtk_test_accessible_has_property(OpaquePointer($0), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) == 0
        })
    }
  }

  @Test("A label that gets its text before its window does so without a complaint")
  func textBeforeWindow() async {
    let faults = LogWatch.faults
    let label = LinkLabel("\(link: "one", to: "a:", hint: "One")")
    await turn()
    label.text = "\(link: "two", to: "b:", hint: "Two") \(link: "three", to: "c:")"
    await turn()
    await withWindow(label) { _ in await turn() }
    #expect(LogWatch.faults == faults)
  }

  @Test("A small link answers on its least target")
  func minimumTarget() async throws {
    let label = LinkLabel("a \(link: "x", to: "a:") b", options: LinkLayoutOptions { $0.minimumTarget = 44 })
    try await withWindow(label, width: 200, height: 100) { _ in
      let rect = try #require(label.layout.rects(of: 0).first)
      let point = CGPoint(x: rect.midX + 20, y: rect.midY)
      #expect(label.link(at: point)?.id == 0)
      #expect(label.link(at: CGPoint(x: rect.midX + 23, y: rect.midY)) == nil)
    }
  }

  private func clipboardText(of label: LinkLabel) async throws -> String {
    await turn()
    let clipboard = gtk_widget_get_clipboard(label.gtkWidget)
    let provider = try #require(gdk_clipboard_get_content(clipboard))
    var value = GValue()
    g_value_init(&value, GType(16 << 2))
    defer { g_value_unset(&value) }
    #expect(gdk_content_provider_get_value(provider, &value, nil) != 0)
    return String(cString: g_value_get_string(&value))
  }
}
