import GTKWidgets
import LinkText
import LinkwayGTK

/// Text styles: several in one label, link states, truncation with a token, alignment, right to left, sizes, selection.
@MainActor
final class StylesPage: DemoPage {
  let name = "Styles"
  let widget: Widget

  let mixed = LinkLabel(StyleSamples.mixed, styles: StyleSamples.sheet)
  let states = LinkLabel(StyleSamples.states, styles: StyleSamples.sheet)
  let long = LinkLabel(StyleSamples.long, styles: StyleSamples.sheet)
  let hebrew = LinkLabel(StyleSamples.hebrew, styles: StyleSamples.sheet)
  let alike = LinkLabel(StyleSamples.alike, styles: StyleSamples.sheet)
  let selectable = LinkLabel(
    "Select these words with pointer or keyboard; \(link: "drag this link", to: "https://example.com/dragged") elsewhere.",
    styles: StyleSamples.sheet)
  let answer = Label(styleClasses: ["heading"])
  let scroller: ScrolledWindow
  private let column = Box(.column, spacing: 10)

  init(_ context: DemoPageContext) {
    answer.text = "Nothing followed yet."
    column.setMargin(24)
    let clamp = Clamp(column, maximumWidth: 620)
    scroller = ScrolledWindow(clamp)
    scroller.expandsVertically = true
    answer.setMargins(top: 8, bottom: 10, start: 24, end: 24)
    widget = Box(.column, [scroller, answer])
    add("Several styles in one label", [mixed])
    states.visitedTargets = ["style:visited"]
    states.disabledLinks = [2]
    add("States", [states])
    collapse()
    add("A truncation token with a link", [long])
    add("Cut at the start, in the middle, at the end", TextTruncation.allCases.reversed().map(Self.cut))
    add("Alignment", [LineAlignment.left, .center, .right, .justified].map(Self.aligned))
    add("Paragraphs of their own alignment", [Self.paragraphs()])
    add("Right to left", [hebrew])
    add("Links with equal labels, which a screen reader distinguishes", [alike])
    add("Sizes", FontRole.allCases.map(Self.sized))
    selectable.isSelectable = true
    selectable.isDraggable = true
    add("Text that can be selected, a link that can be dragged", [selectable])
  }

  private func add(_ title: String, _ labels: [LinkLabel]) {
    let heading = Label(title, styleClasses: ["heading"])
    heading.setMargins(top: 14, bottom: 0, start: 0, end: 0)
    column.append(heading)
    for label in labels {
      column.append(label)
      label.onActivate = { [weak self] link in self?.follow(link) }
    }
  }

  private func follow(_ link: TextLink) {
    switch link.target {
    case "style:more":
      long.options.lineLimit = nil
      long.text = StyleSamples.long + StyleSamples.less
    case "style:less": collapse()
    default: break
    }
    answer.text = "Followed “\(link.label)”, to \(link.target)."
  }

  private func collapse() {
    long.text = StyleSamples.long
    long.options = LinkLayoutOptions {
      $0.lineLimit = 2
      $0.truncationToken = StyleSamples.more
    }
  }

  private static func cut(_ place: TextTruncation) -> LinkLabel {
    LinkLabel(
      StyleSamples.address, styles: StyleSamples.sheet,
      options: LinkLayoutOptions {
        $0.lineLimit = 1
        $0.truncation = place
        $0.insets = TextInsets(end: 180)
      })
  }

  private static func aligned(_ alignment: LineAlignment) -> LinkLabel {
    LinkLabel(
      StyleSamples.aligned("\(alignment)"), styles: StyleSamples.sheet,
      options: LinkLayoutOptions {
        $0.alignment = alignment
        $0.insets = TextInsets(top: 0, bottom: 6, start: 0, end: 180)
        $0.lineSpacing = 2
      })
  }

  private static func paragraphs() -> LinkLabel {
    LinkLabel(
      StyleSamples.paragraphs, styles: StyleSamples.sheet,
      options: LinkLayoutOptions { $0.paragraphAlignments = [0: .center] })
  }

  private static func sized(_ role: FontRole) -> LinkLabel {
    LinkLabel(
      LinkedText("\(String(describing: role)) with ") + "\(link: "a link", to: LinkTarget("style:\(role)"))",
      styles: {
        var sheet = StyleSamples.sheet
        sheet.text.font = .role(role)
        return sheet
      }())
  }
}
