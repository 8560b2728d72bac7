#if canImport(UIKit)
  import SwiftUI
  public import UIKit
  import WebPolicy
  public import WebViewing

  /// A view controller with a `WebViewer`, used in a navigation controller: title and host, close, back, forward, reload, share.
  ///
  /// It shows the page or the failure in its place, what the page says and asks, the windows that it opens, and the files
  /// that it offers. It is dismissed when the viewer is closed, and it closes the viewer when it is dismissed.
  /// A page whose process died comes back by itself; that is the viewer's doing.
  ///
  /// It keeps the viewer and what it shows of it; nothing of these keeps it. To show it over another controller, use
  /// `present(viewerFor:)` of `UIViewController`, or put it into a navigation controller.
  @MainActor
  public final class WebViewerViewController: UIViewController {
    /// The model that is shown.
    public let viewer: WebViewer

    /// A title that replaces the page's own; nil shows the page's.
    public var fixedTitle: String? {
      didSet { if isViewLoaded { update() } }
    }

    /// Whether dismissing the screen closes the viewer; by default it does.
    public var closesViewer = true

    /// Whether the navigation controller's toolbar has the buttons for going back and forward; by default it has.
    public var showsToolbar = true

    /// Called once, when the screen has been dismissed.
    public var onLeave: (@MainActor () -> Void)?

    let titleView = PageTitleView()
    lazy var bars = ViewerBars(self)
    private var sharedDownloads: Set<Download.ID> = []
    private var follower: ObservationTracker?

    /// A screen for a viewer; one viewer has one screen at a time.
    public init(_ viewer: WebViewer) {
      self.viewer = viewer
      super.init(nibName: nil, bundle: nil)
    }

    /// Always nil: a viewer cannot be read from a storyboard.
    public required init?(coder: NSCoder) { nil }

    /// Builds the screen.
    public override func viewDidLoad() {
      super.viewDidLoad()
      // SwiftUI shows pages, failures, popups and dialogs on every platform of Apple's.
      let page = UIHostingController(
        rootView: ViewerContent(viewer: viewer, onLeave: { [weak self] in self?.leave() }))
      adopt(page, in: view)
      navigationItem.titleView = titleView
      follower = ObservationTracker { [weak self] in self?.update() }
    }

    /// Puts the buttons into the bars.
    public override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      bars.place()
    }

    /// Takes the keyboard.
    public override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      becomeFirstResponder()
    }

    /// Gives the toolbar back.
    public override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      bars.leave()
    }

    /// Closes the viewer if the screen has been dismissed.
    public override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      guard isLeaving else { return }
      if closesViewer { viewer.close() }
      onLeave?()
      onLeave = nil
    }

    /// Leaves the screen: goes back where it was pushed, else takes away what was presented, and nothing below it.
    ///
    /// A page's window is closed, and goes as it came: by the screen of the page that opened it.
    public func leave() {
      if viewer.isPopup, !viewer.isClosed {
        viewer.close()
      } else if let navigation = navigationController, navigation.viewControllers.first !== self {
        navigation.setViewControllers(navigation.viewControllers.filter { $0 !== self }, animated: true)
      } else {
        (navigationController ?? self).presentingViewController?.dismiss(animated: true)
      }
    }

    /// Lets another screen take this one's place in its navigation controller, and closes the viewer; false where it has
    /// no such place.
    func giveWay(to next: WebViewerViewController) -> Bool {
      guard let navigation = navigationController else { return false }
      onLeave = nil
      navigation.setViewControllers(
        navigation.viewControllers.map { $0 === self ? next : $0 }, animated: false)
      viewer.close()
      return true
    }

    private func update() {
      let heading = viewer.heading(fixedTitle: fixedTitle)
      titleView.show(heading)
      // The back button of the next screen has it.
      title = heading.title
      bars.update()
      shareNewDownloads()
      if viewer.isClosed, !viewer.isPopup, viewIfLoaded?.window != nil { leave() }
    }

    /// A file that has come while the screen shows is offered at once, once.
    private func shareNewDownloads() {
      for download in viewer.downloads where !sharedDownloads.contains(download.id) {
        guard case .finished(let file) = download.state else { continue }
        sharedDownloads.insert(download.id)
        if view.window != nil { share(file, from: bars.downloadsItem) }
      }
    }

    func share(_ item: Any, from source: UIBarButtonItem) {
      let sheet = UIActivityViewController(activityItems: [item], applicationActivities: nil)
      if navigationController?.isToolbarHidden == false, toolbarItems?.contains(source) == true {
        sheet.popoverPresentationController?.sourceItem = source
      } else {
        // A popover that points at a button which does not show stops the program.
        sheet.popoverPresentationController?.sourceView = view
        sheet.popoverPresentationController?.sourceRect = CGRect(
          x: view.bounds.midX, y: view.bounds.maxY, width: 0, height: 0)
      }
      presentUppermost(sheet)
    }
  }
#endif
