import GTKWidgets
import LinkDetection
import LinkSafety
import LinkText
import LinkwayGTK

/// What one profile makes of a text.
@MainActor
final class DetectorColumn {
  let widget: Box
  let label = LinkLabel()
  let links = Label()
  let misses = Label(styleClasses: ["dim-label"])
  var onActivate: (@MainActor (TextLink) -> Void)?
  private let detector: LinkDetector

  init(_ title: String, _ profile: DetectionProfile) {
    detector = LinkDetector(profile) { $0.kinds = Set(LinkKind.builtIn) }
    widget = Box(.column, spacing: 12, [Label(title, styleClasses: ["heading"]), label, links, misses])
    label.onActivate = { [weak self] link in self?.onActivate?(link) }
  }

  func show(_ text: String) {
    label.text = LinkedText(detecting: text, with: detector) { link in
      LinkTarget(link.url ?? "\(link.kind):\(link.text)")
    }
    links.text = detector.links(in: text).map(words).joined(separator: "\n")
    misses.text = detector.rejectedCandidates(in: text).map {
      "“\($0.text)” is no link: \($0.reason.explanation)."
    }
    .joined(separator: "\n")
  }

  private func words(_ link: DetectedLink) -> String {
    let seen = link.findings.explanations.map { "\n      \($0)" }.joined()
    return "\(link.kind), \(words(link.confidence)): \(link.url ?? link.text)\(seen)"
  }

  private func words(_ confidence: DetectionConfidence) -> String {
    switch confidence {
    case .bareName: "a bare name"
    case .wwwName: "begins with www"
    case .marked: "has its own mark"
    case .explicitScheme: "written with its scheme"
    }
  }
}
