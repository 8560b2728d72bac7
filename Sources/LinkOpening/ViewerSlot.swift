internal import LinkRouting
internal import WebAddress
internal import WebPolicy
internal import WebViewing

// MARK: - Overview
//
// An opener shows one viewer at a time. For each page there are three ways:
//
// 1. No viewer shows: a new viewer is made and presented.
// 2. The viewer that shows has the same policy, title and form: it loads the page.
// 3. It differs in one of them: a new viewer takes its place. The page that shows keeps its rules and its title until then,
//    because the new page may fail to load.

/// The place where an opener shows its viewer.
@MainActor
protocol ViewerPlace: AnyObject {
  /// The viewer that shows; nil without one.
  var shownViewer: (any OpenedViewer)? { get }
  /// Called with each new viewer, before it is presented.
  var onOpen: (@MainActor (any OpenedViewer) -> Void)? { get set }
  /// Called when a viewer has been closed and no other one took its place.
  var onClose: (@MainActor () -> Void)? { get set }
  /// Shows a page; the options hold the policy that is in force for it.
  func show(_ url: WebURL, _ style: ViewerStyle, _ options: ViewerOptions)
}

/// The place of a presenter's viewers.
@MainActor
final class ViewerSlot<Presenter: LinkPresenter>: ViewerPlace where Presenter.Viewer: OpenedViewer {
  var onOpen: (@MainActor (any OpenedViewer) -> Void)?
  var onClose: (@MainActor () -> Void)?

  private let presenter: Presenter
  private let makeViewer: @MainActor (ViewerOptions) -> Presenter.Viewer
  /// The screen keeps the viewer.
  private weak var viewer: Presenter.Viewer?
  private var style = ViewerStyle()

  init(_ presenter: Presenter, _ makeViewer: @escaping @MainActor (ViewerOptions) -> Presenter.Viewer) {
    self.presenter = presenter
    self.makeViewer = makeViewer
    presenter.onDismiss = { [weak self] in self?.dismissed($0) }
  }

  var shownViewer: (any OpenedViewer)? { openViewer }

  private var openViewer: Presenter.Viewer? { viewer.flatMap { $0.isClosed ? nil : $0 } }

  func show(_ url: WebURL, _ wanted: ViewerStyle, _ options: ViewerOptions) {
    var wanted = wanted
    wanted.presentation = wanted.presentation.nearest(in: presenter.presentations)
    let old = openViewer
    let hasSameForm = style.presentation == wanted.presentation
    if let old, hasSameForm, old.policy == options.policy, style.title == wanted.title {
      old.load(url)
      return presenter.reveal()
    }
    let next = makeViewer(options)
    onOpen?(next)
    // What the old screen reports from now on is about a viewer that has been replaced.
    (viewer, style) = (next, wanted)
    if old == nil {
      presenter.present(next, wanted)
    } else if hasSameForm {
      presenter.replace(with: next, wanted)
    } else {
      presenter.dismiss()
      presenter.present(next, wanted)
    }
    old?.close()
    next.load(url)
  }

  private func dismissed(_ dismissed: Presenter.Viewer) {
    dismissed.close()
    guard dismissed === viewer else { return }
    viewer = nil
    onClose?()
  }
}
