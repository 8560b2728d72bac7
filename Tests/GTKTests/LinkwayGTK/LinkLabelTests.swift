import CGTK
import Foundation
import GLib
import GTKWidgets
import LinkText
import LinkwayGTK
import Testing

@MainActor @Suite struct LinkLabelTests {
  private static let sentence: LinkedText =
    "I agree to the \(link: "Terms & Conditions of this house", to: "a:") and the \(link: "Policy", to: "b:")."

  private func children(of label: LinkLabel) -> [UnsafeMutablePointer<GtkWidget>] {
    var children: [UnsafeMutablePointer<GtkWidget>] = []
    var child = gtk_widget_get_first_child(label.pointer.assumingMemoryBound(to: GtkWidget.self))
    while let widget = child {
      children.append(widget)
      child = gtk_widget_get_next_sibling(widget)
    }
    return children
  }

  @Test("Each logical link is one child with a link's role and its words as its name")
  func accessibility() async {
    let label = LinkLabel(Self.sentence)
    await withWindow(label, width: 120) { _ in
      #expect(label.layout.rects(of: 0).count > 1, "the first link wraps")
      let children = children(of: label)
      #expect(children.count == 2)
      for child in children {
        let accessible = OpaquePointer(UnsafeMutableRawPointer(child))
        #expect(gtk_test_accessible_has_role(accessible, GTK_ACCESSIBLE_ROLE_LINK) != 0)
        #expect(gtk_test_accessible_has_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL) != 0)
      }
      #expect(gtk_test_accessible_has_role(OpaquePointer(label.pointer), GTK_ACCESSIBLE_ROLE_LABEL) != 0)
    }
  }

  @Test("GTK picks a link's child exactly where the link is hit")
  func picking() async {
    let label = LinkLabel(Self.sentence)
    await withWindow(label, width: 150) { _ in
      let children = children(of: label)
      let tester = LinkHitTester(label.layout)
      let (width, height) = label.size
      var links: Set<Int> = []
      for y in stride(from: 0.5, to: height, by: 3) {
        for x in stride(from: 0.25, to: width, by: 1.5) {
          let widget = label.pointer.assumingMemoryBound(to: GtkWidget.self)
          let picked = gtk_widget_pick(widget, x, y, GTK_PICK_DEFAULT)
          let link = picked.flatMap { children.firstIndex(of: $0) }
          #expect(link == tester.link(at: CGPoint(x: x, y: y)))
          if let link { links.insert(link) }
        }
      }
      #expect(links == [0, 1])
    }
  }

  @Test("The keyboard goes from link to link and out again")
  func focusOrder() async {
    let label = LinkLabel(Self.sentence)
    await withWindow(Box(.column, [Button("before"), label, Button("after")])) { window in
      var visited: [Int?] = []
      // A new window's focus is on its first widget.
      for _ in 0..<3 {
        gtk_widget_child_focus(window.pointer.assumingMemoryBound(to: GtkWidget.self), GTK_DIR_TAB_FORWARD)
        visited.append(label.interaction.focused)
      }
      #expect(visited == [0, 1, nil])
      gtk_widget_child_focus(window.pointer.assumingMemoryBound(to: GtkWidget.self), GTK_DIR_TAB_BACKWARD)
      #expect(label.interaction.focused == 1)
    }
  }

  @Test("An assistive technology's action follows the link, of two with one address the right one")
  func action() async {
    let label = LinkLabel("\(link: "one", to: "same:") \(link: "two", to: "same:")")
    var followed: [String] = []
    label.onActivate = { followed.append("\($0.id) \($0.label)") }
    await withWindow(label) { _ in
      for child in children(of: label).reversed() {
        gtk_widget_activate_action_variant(child, "link.activate", nil)
      }
    }
    #expect(followed == ["1 two", "0 one"])
  }

  @Test("The keyboard goes through right-to-left text in the order of the text")
  func focusOrderOfRightToLeft() async {
    let label = LinkLabel(
      "שלום \(link: "אחת", to: "a:") עולם \(link: "שתיים", to: "b:") שלום \(link: "שלוש", to: "c:")")
    await withWindow(Box(.column, [Button("before"), label, Button("after")])) { window in
      let widget = window.pointer.assumingMemoryBound(to: GtkWidget.self)
      var visited: [Int?] = []
      for _ in 0..<4 {
        gtk_widget_child_focus(widget, GTK_DIR_TAB_FORWARD)
        visited.append(label.interaction.focused)
      }
      for _ in 0..<4 {
        gtk_widget_child_focus(widget, GTK_DIR_TAB_BACKWARD)
        visited.append(label.interaction.focused)
      }
      #expect(visited == [0, 1, 2, nil, 2, 1, 0, nil])
    }
  }

  @Test("Texts that follow each other quickly, with and without input, read nothing that has gone")
  func quickTexts() async {
    let faults = LogWatch.faults
    let label = LinkLabel(Self.sentence)
    await withWindow(label) { _ in
      for round in 0..<300 {
        label.isSensitive = round % 3 == 0
        label.text =
          round % 2 == 0 ? Self.sentence : "\(link: "\(round)", to: "a:") and \(link: "more", to: "b:")"
      }
      await turn()
    }
    g_object_run_dispose(label.pointer.assumingMemoryBound(to: GObject.self))
    label.text = "after \(link: "the end", to: "a:")"
    #expect(LogWatch.faults == faults)
  }

  @Test("A thousand links answer the keyboard and a change of their state")
  func manyLinks() async {
    var text = LinkedText()
    for number in 0..<1000 {
      text.append(link: "link\(number)", to: LinkTarget("a:\(number)"))
      text.append(" ")
    }
    let label = LinkLabel(text)
    await withWindow(ScrolledWindow(label)) { _ in
      for _ in 0..<20 {
        label.isSensitive.toggle()
        await turn()
      }
      label.isSensitive = true
      gtk_widget_grab_focus(children(of: label)[999])
      #expect(label.interaction.focused == 999)
    }
  }

  @Test("In a taller view the text is centred and is hit there")
  func tallerPlace() async throws {
    let label = LinkLabel(
      "\(link: "████", to: "a:")", styles: LinkStyleSheet(link: LinkStyle(color: TextColor(0xFF0000))))
    try await withWindow(label, width: 200, height: 200) { _ in
      let rect = try #require(label.layout.fragments.first?.rect)
      #expect(abs(rect.midY - label.size.height / 2) <= 1)
      let picture = try #require(Picture(of: label))
      #expect(picture.pixel(x: Int(rect.midX), y: Int(rect.midY)).color == 0xFF0000)
      #expect(picture.pixel(x: Int(rect.midX), y: Int(rect.minY) - 2).alpha == 0)
      #expect(label.rects(for: label.text.links[0].range) == label.layout.rects(of: 0))
    }
  }

  @Test("Beside other text it is on the same baseline")
  func baseline() async throws {
    let (label, other) = (LinkLabel("\(link: "x", to: "a:")"), Label("x", styleClasses: ["title-1"]))
    let row = Box(.row, [other, label])
    row.alignsBaselines()
    try await withWindow(row, width: 200, height: 100) { _ in
      label.styles.link.isUnderlined = false
      await turn()
      await wait(for: "the layout") { !label.layout.fragments.isEmpty }
      let picture = try #require(Picture(of: row))
      let left = Int(other.size.width)
      var bottoms = [-100, -200]
      for y in 0..<picture.height {
        if (0..<left).contains(where: { picture.pixel(x: $0, y: y).alpha > 128 }) { bottoms[0] = y }
        if (left..<left + 8).contains(where: { picture.pixel(x: $0, y: y).alpha > 128 }) { bottoms[1] = y }
      }
      #expect(abs(bottoms[0] - bottoms[1]) <= 1, "the letters end at \(bottoms)")
    }
  }

  @Test("Another text ends what went on with the old one")
  func textChange() async {
    let label = LinkLabel(Self.sentence)
    await withWindow(label) { _ in
      gtk_widget_grab_focus(children(of: label)[1])
      #expect(label.interaction.focused == 1)
      label.text = "only \(link: "one", to: "c:")"
      #expect(label.interaction.focused == nil)
      #expect(children(of: label).count == 1)
      await wait(for: "the new layout") { label.layout.fragments.count == 1 }
      label.text = "none"
      await wait(for: "the empty layout") { label.layout.fragments.isEmpty && children(of: label).isEmpty }
    }
  }

  @Test("The engine lays a text out as a label of that width draws it", arguments: [120, 180, 400])
  func engine(width: Int) async {
    let label = LinkLabel(Self.sentence)
    await withWindow(ScrolledWindow(label), width: width) { _ in
      let layout = PangoLayoutEngine(label).layout(
        Self.sentence, styles: label.styles, width: label.size.width)
      let top = label.layout.fragments[0].rect.minY - layout.fragments[0].rect.minY
      #expect(layout.moved(down: top).fragments == label.layout.fragments)
      #expect(
        PangoLayoutEngine(label).layout(Self.sentence, styles: label.styles, width: nil).fragments.count == 2)
    }
  }

  @Test("A larger text size moves the rectangles along")
  func textScale() async {
    let label = LinkLabel("some words and \(link: "a link", to: "a:")")
    defer { Appearance.set(textScale: nil) }
    await withWindow(label, width: 600) { _ in
      let before = label.layout.fragments[0].rect
      Appearance.set(textScale: 2)
      await wait(for: "the new layout") {
        label.layout.fragments.first.map { $0.rect.width > before.width * 1.5 } ?? false
      }
      #expect(label.layout.fragments[0].rect.minX > before.minX * 1.5)
    }
  }

  @Test(
    "Odd texts are drawn without a complaint",
    arguments: [
      LinkedText(""), "\n", "\r\n\r\n", "\u{0}\u{0}", "\u{202E}\(link: "x", to: "")",
      "\(link: "\n", to: "a:")",
      "\(link: " ", to: "a:")", "\(link: "\u{301}", to: "a:")",
      "\(link: String(repeating: "long", count: 5000), to: "a:")",
      "\(link: "👩‍👩‍👧", to: "a:")\u{FFFC}",
    ])
  func oddTexts(text: LinkedText) async {
    let faults = LogWatch.faults
    let label = LinkLabel(text)
    await withWindow(label, width: 60) { _ in
      await turn()
      for fragment in label.layout.fragments { #expect(fragment.rect.width > 0 && fragment.rect.height > 0) }
      #expect(label.rects(for: text.text.startIndex..<text.text.endIndex).allSatisfy { $0.minX >= 0 })
    }
    #expect(LogWatch.faults == faults)
  }

  @Test("A dropped label goes, with its children and its handlers; one in a container stays")
  func freed() async {
    weak var gone: LinkLabel?
    let box = Box(.column)
    for isKept in [false, true] {
      weak var captured: Probe?
      do {
        let (label, probe) = (LinkLabel(Self.sentence), Probe())
        label.onActivate = { _ in _ = probe }
        (gone, captured) = (label, probe)
        if isKept { box.append(label) }
      }
      await turn()
      #expect((gone != nil) == isKept)
      #expect((captured != nil) == isKept)
      if let label = gone { box.remove(label) }
      await wait(for: "the label to go") { gone == nil && captured == nil }
    }
  }
}
