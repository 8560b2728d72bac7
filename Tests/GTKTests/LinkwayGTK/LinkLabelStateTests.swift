import CGTK
import Foundation
import GLib
import GTKWidgets
import LinkText
import Testing

@testable import LinkwayGTK

/// Looks in each state, read off the picture: full blocks fill their place.
@MainActor @Suite struct LinkLabelStateTests {
  private static let sheet = LinkStyleSheet(
    text: LinkStyle(color: TextColor(0x000000)), link: LinkStyle(color: TextColor(0x0000FF)),
    visited: LinkStateStyle(color: TextColor(0x800080)), focused: LinkStateStyle(color: TextColor(0x00FFFF)),
    hovered: LinkStateStyle(color: TextColor(0x00FF00)), pressed: LinkStateStyle(color: TextColor(0xFF0000)),
    disabled: LinkStateStyle(color: TextColor(0x808080)))

  func expect(
    _ expected: UInt32, of link: Int, in label: LinkLabel, isSame: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let picture = try await drawnPicture(of: label)
    let rect = try #require(label.layout.rects(of: link).first)
    let color = picture.pixel(x: Int(rect.midX), y: Int(rect.midY)).color
    #expect(
      (color == expected) == isSame, "drawn in \(String(color, radix: 16))", sourceLocation: sourceLocation)
  }

  @Test("Each state is drawn, and no letter moves")
  func states() async throws {
    let label = LinkLabel("██ \(link: "██", to: "a:") \(link: "██", to: "b:") ██", styles: Self.sheet)
    try await withWindow(Box(.column, [Button("takes the focus"), label]), width: 300) { _ in
      let layout = label.layout
      try await expect(0x0000FF, of: 0, in: label)
      label.handle(.pointerMoved(0))
      try await expect(0x00FF00, of: 0, in: label)
      label.handle(.pointerPressed(0, count: 1))
      try await expect(0xFF0000, of: 0, in: label)
      label.handle(.pointerMoved(nil))
      try await expect(0x0000FF, of: 0, in: label)
      label.handle(.pointerMoved(0))
      label.handle(.pointerReleased(0))
      label.handle(.pointerMoved(nil))
      try await expect(0x800080, of: 0, in: label)
      #expect(label.visitedTargets == ["a:"])
      gtk_widget_grab_focus(label.children[1].assumingMemoryBound(to: GtkWidget.self))
      try await expect(0x00FFFF, of: 1, in: label)
      label.disabledLinks = [1]
      try await expect(0x808080, of: 1, in: label)
      #expect(label.interaction.focused == nil)
      label.disabledLinks = []
      label.isSensitive = false
      try await expect(0x0000FF, of: 1, in: label, isSame: false)
      label.isSensitive = true
      try await expect(0x0000FF, of: 1, in: label)
      #expect(label.layout == layout)
    }
  }

  @Test("What was visited stays so in the next text, and shows in the theme's node")
  func visited() async throws {
    let label = LinkLabel("\(link: "██", to: "a:")", styles: Self.sheet)
    label.activate(0)
    label.text = "██ \(link: "██", to: "b:") \(link: "██", to: "a:")"
    try await withWindow(Box(.column, [Button("takes the focus"), label]), width: 300) { _ in
      try await expect(0x0000FF, of: 0, in: label)
      try await expect(0x800080, of: 1, in: label)
      #expect(label.hasFlag(GTK_STATE_FLAG_VISITED, label.children[1]))
      label.visitedTargets = []
      try await expect(0x0000FF, of: 1, in: label)
      #expect(!label.hasFlag(GTK_STATE_FLAG_VISITED, label.children[1]))
    }
  }

  @Test("A disabled link is not followed, by nobody")
  func disabled() async {
    let label = LinkLabel("\(link: "one", to: "a:") \(link: "two", to: "b:")")
    var followed: [Int] = []
    label.onActivate = { followed.append($0.id) }
    label.disabledLinks = [0]
    await withWindow(label) { _ in
      label.activate(0)
      gtk_widget_activate_action_variant(
        label.children[0].assumingMemoryBound(to: GtkWidget.self), "link.activate", nil)
      label.handle(.pointerPressed(0, count: 1))
      label.handle(.pointerReleased(0))
      #expect(gtk_widget_grab_focus(label.children[0].assumingMemoryBound(to: GtkWidget.self)) == 0)
      label.activate(1)
    }
    #expect(followed == [1])
    label.text = "\(link: "another", to: "c:")"
    #expect(label.disabledLinks.isEmpty)
  }

  @Test("A ground is drawn behind exactly the letters, wider by its round corners, and a variant has its own")
  func backgrounds() async throws {
    var sheet = Self.sheet
    sheet.variants["tag"] = LinkVariant(
      LinkStyle(color: TextColor(0xFFFFFF), background: TextColor(0xFF8800), cornerRadius: 6))
    let label = LinkLabel("██  \(link: "██", to: "a:", variant: "tag")  ██", styles: sheet)
    try await withWindow(Box(.column, [Button("takes the focus"), label]), width: 300) { _ in
      try await expect(0xFFFFFF, of: 0, in: label)
      let rect = try #require(label.layout.rects(of: 0).first)
      let picture = try await drawnPicture(of: label)
      #expect(picture.pixel(x: Int(rect.minX) - 2, y: Int(rect.midY)).color == 0xFF8800)
      #expect(picture.pixel(x: Int(rect.maxX) + 1, y: Int(rect.midY)).color == 0xFF8800)
      #expect(picture.pixel(x: Int(rect.minX) - 5, y: Int(rect.midY)).alpha == 0)
      #expect(picture.pixel(x: Int(rect.minX) - 3, y: Int(rect.minY)).alpha < 128, "the corner is round")
      #expect(label.children[0].assumingMemoryBound(to: GtkWidget.self).hasClass("tag"))
    }
  }

  @Test("Increased contrast has its own colours")
  func contrast() async throws {
    let color = TextColor(light: 0x0000FF, dark: 0x0000FF, highContrastLight: 0x000080)
    let label = LinkLabel("\(link: "██", to: "a:")", styles: LinkStyleSheet(link: LinkStyle(color: color)))
    defer { Appearance.set(highContrast: nil) }
    try await withWindow(Box(.column, [Button("takes the focus"), label])) { _ in
      try await expect(0x0000FF, of: 0, in: label)
      Appearance.set(highContrast: true)
      label.repaint()
      try await expect(0x000080, of: 0, in: label)
    }
  }

  @Test("The theme's colours count only where the app says so, in each state")
  func theme() async throws {
    let provider = gtk_css_provider_new()!
    gtk_css_provider_load_from_data(
      provider, "link { color: #123456; } link:visited { color: #654321; } link.tag { color: #ABCDEF; }", -1)
    let display = gdk_display_get_default()
    gtk_style_context_add_provider_for_display(
      display, OpaquePointer(UnsafeMutableRawPointer(provider)),
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    defer {
      gtk_style_context_remove_provider_for_display(display, OpaquePointer(UnsafeMutableRawPointer(provider)))
      g_object_unref(UnsafeMutableRawPointer(provider))
    }
    let label = LinkLabel(
      "\(link: "██", to: "a:") \(link: "██", to: "b:", variant: "tag")", styles: Self.sheet)
    try await withWindow(Box(.column, [Button("takes the focus"), label])) { _ in
      try await expect(0x0000FF, of: 0, in: label)
      label.followsTheme = true
      try await expect(0x123456, of: 0, in: label)
      try await expect(0xABCDEF, of: 1, in: label)
      label.activate(0)
      try await expect(0x654321, of: 0, in: label)
    }
  }
}

extension LinkLabelStateTests {
  @Test("A chosen row leaves a link its colour, but where the theme turns the letters of what is chosen")
  func chosenRow() async throws {
    let provider = gtk_css_provider_new()!
    gtk_css_provider_load_from_data(
      provider, "row { transition: none; } row.turned:selected { color: #FFFFFF; background: #000080; }", -1)
    let display = gdk_display_get_default()
    let style = OpaquePointer(UnsafeMutableRawPointer(provider))
    gtk_style_context_add_provider_for_display(display, style, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    defer {
      gtk_style_context_remove_provider_for_display(display, style)
      g_object_unref(UnsafeMutableRawPointer(provider))
    }
    let sheet = LinkStyleSheet(link: LinkStyle(color: TextColor(0x0000FF)))
    let labels = (0..<2).map { _ in LinkLabel("\(link: "██", to: "a:")", styles: sheet) }
    let list = OpaquePointer(gtk_list_box_new()!)
    for label in labels { gtk_list_box_append(list, label.pointer.assumingMemoryBound(to: GtkWidget.self)) }
    let rows = [0, 1].map { gtk_list_box_get_row_at_index(list, $0)! }
    gtk_widget_add_css_class(
      UnsafeMutableRawPointer(rows[1]).assumingMemoryBound(to: GtkWidget.self), "turned")
    let widget = Widget.lent(UnsafeMutableRawPointer(list))
    try await withWindow(Box(.column, [Button("takes the focus"), widget]), width: 300) { _ in
      gtk_list_box_select_row(list, rows[0])
      labels[0].repaint()
      try await expect(0x0000FF, of: 0, in: labels[0])
      gtk_list_box_select_row(list, rows[1])
      try await expect(0xFFFFFF, of: 0, in: labels[1])
      gtk_list_box_select_row(list, rows[0])
      try await expect(0x0000FF, of: 0, in: labels[1])
    }
  }
}

extension LinkLabelStateTests {
  @Test("Outside libadwaita an insensitive label's links are grey like its words")
  func insensitiveWithoutOpacity() async throws {
    let provider = gtk_css_provider_new()!
    gtk_css_provider_load_from_data(
      provider, "label:disabled { color: #929595; opacity: 1; filter: none; transition: none; }", -1)
    let display = gdk_display_get_default()
    let style = OpaquePointer(UnsafeMutableRawPointer(provider))
    gtk_style_context_add_provider_for_display(display, style, guint(GTK_STYLE_PROVIDER_PRIORITY_USER))
    defer {
      gtk_style_context_remove_provider_for_display(display, style)
      g_object_unref(UnsafeMutableRawPointer(provider))
    }
    let label = LinkLabel(
      "\(link: "██", to: "a:")", styles: LinkStyleSheet(link: LinkStyle(color: TextColor(0x0000FF))))
    try await withWindow(Box(.column, [Button("takes the focus"), label])) { _ in
      try await expect(0x0000FF, of: 0, in: label)
      label.isSensitive = false
      try await expect(0x929595, of: 0, in: label)
      label.isSensitive = true
      try await expect(0x0000FF, of: 0, in: label)
    }
  }

  @Test("Raised and lowered text is drawn higher and lower on the same line")
  func baselines() async throws {
    var text = LinkedText("█")
    for baseline in [.offset(6), .offset(-6), .superscript, .subscript] as [TextBaseline] {
      text.append("█", style: LinkStyle(baseline: baseline))
    }
    let label = LinkLabel(text)
    try await withWindow(Box(.column, [Button("takes the focus"), label]), width: 300) { _ in
      let picture = try await drawnPicture(of: label)
      let bottoms = try text.text.indices.map { index -> Int in
        let rect = try #require(label.rects(for: index..<text.text.index(after: index)).first)
        return try #require((0..<picture.height).last { picture.pixel(x: Int(rect.midX), y: $0).alpha > 128 })
      }
      #expect(abs(bottoms[0] - bottoms[1] - 6) <= 1, "\(bottoms)")
      #expect(abs(bottoms[2] - bottoms[0] - 6) <= 1, "\(bottoms)")
      #expect(bottoms[3] < bottoms[0] && bottoms[4] > bottoms[0] - 6, "\(bottoms)")
    }
  }

  @Test(
    "Text shrinks to its line limit before it is cut, and not below its least scale",
    arguments: [220, 160, 60])
  func shrinks(width: Int) async throws {
    let label = LinkLabel(
      "Some words for one line \(link: "and a link", to: "a:")",
      options: LinkLayoutOptions {
        $0.lineLimit = 1
        $0.minimumScale = 0.6
      })
    try await withWindow(ScrolledWindow(label), width: width) { _ in
      let shrink = try #require(label.drawn?.shrink)
      #expect(shrink >= 0.6 && shrink < 1)
      #expect(label.layout.isTruncated == (width == 60))
      if !label.layout.isTruncated {
        let rect = try #require(label.layout.rects(of: 0).first)
        #expect(rect.maxX <= label.size.width && rect.maxX > label.size.width * 0.9, "as large as fits")
      }
      label.options.lineLimit = nil
      await wait(for: "the whole text") { label.drawn?.shrink == 1 }
    }
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  func hasClass(_ name: String) -> Bool { gtk_widget_has_css_class(self, name) != 0 }
}

/// A widget's picture as of now, after another two frames.
@MainActor
func drawnPicture(of widget: Widget) async throws -> Picture {
  let pointer = widget.pointer.assumingMemoryBound(to: GtkWidget.self)
  gtk_widget_queue_draw(pointer)
  let clock = try #require(gtk_widget_get_frame_clock(pointer))
  let before = gdk_frame_clock_get_frame_counter(clock)
  await wait(for: "two frames") {
    if gdk_frame_clock_get_frame_counter(clock) < before + 2 { gtk_widget_queue_draw(pointer) }
    return gdk_frame_clock_get_frame_counter(clock) >= before + 2
  }
  for _ in 0..<100 {
    if let picture = Picture(of: widget) { return picture }
    await turn()
  }
  return try #require(Picture(of: widget))
}
