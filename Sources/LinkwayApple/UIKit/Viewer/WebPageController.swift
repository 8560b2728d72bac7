#if canImport(UIKit)
  import UIKit
  import WebKit
  import WebViewing

  /// The page of a viewer, with a thin progress bar; or the failure in its place, never a blank area.
  ///
  /// It shows what the page says and asks, too. It keeps the viewer; the viewer does not know of it.
  final class WebPageController: UIViewController {
    let viewer: WebViewer
    /// Called for a failure's button that leaves the page.
    var onLeave: (() -> Void)?
    private let progress = UIProgressView(progressViewStyle: .bar)
    private lazy var dialogs = DialogShower(viewer, over: self)
    private var follower: ObservationTracker?

    init(_ viewer: WebViewer) {
      self.viewer = viewer
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      view.fill(with: viewer.webView)
      progress.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(progress)
      NSLayoutConstraint.activate([
        progress.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        progress.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        progress.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
      follower = ObservationTracker { [weak self] in self?.update() }
    }

    /// A dialog that came before there was a window to show it in shows now.
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      dialogs.update()
    }

    private func update() {
      progress.progress = Float(viewer.progress)
      progress.isHidden = !viewer.isLoading
      progress.accessibilityLabel = LinkStrings.loading
      let failure = viewer.failure
      viewer.webView.isHidden = failure != nil
      contentUnavailableConfiguration = failure.map { configuration(for: $0) }
      dialogs.update()
    }

    private func configuration(for failure: PageFailure) -> UIContentUnavailableConfiguration {
      // What a developer may look into shows what the developer can do.
      var content = UIContentUnavailableConfiguration(failure, hints: viewer.webView.isInspectable)
      let back = UIAction { [weak viewer] _ in viewer?.goBack() }
      let leave = UIAction { [weak self] _ in self?.onLeave?() }
      if failure.canRetry {
        content.add(LinkStrings.tryAgain, UIAction { [weak viewer] _ in viewer?.retry() })
      }
      if viewer.hasPage {
        content.add(LinkStrings.goBack, back)
      } else if onLeave != nil {
        content.add(LinkStrings.close, leave)
      }
      return content
    }
  }
#endif
