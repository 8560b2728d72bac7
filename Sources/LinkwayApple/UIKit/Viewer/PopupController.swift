#if canImport(UIKit)
  import UIKit
  import WebAddress
  import WebViewing

  /// A page's window over the page: its title, its address and a close button above its content.
  final class PopupController: UIViewController {
    let popup: Popup
    private let titleView = PageTitleView()
    private let page: WebPageController
    private var follower: ObservationTracker?

    init(_ popup: Popup) {
      self.popup = popup
      page = WebPageController(popup.viewer)
      super.init(nibName: nil, bundle: nil)
      page.onLeave = { [weak popup] in popup?.close() }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      view.layer.cornerRadius = 12
      view.layer.masksToBounds = true
      // Nothing behind the window is for assistive technology while it is open.
      view.accessibilityViewIsModal = true
      var look = UIButton.Configuration.plain()
      look.image = UIImage(systemName: "xmark")
      let close = UIButton(configuration: look, primaryAction: UIAction { [weak popup] _ in popup?.close() })
      close.accessibilityLabel = LinkStrings.close
      let content = UIView(frame: .zero)
      for part in [titleView, close, content] {
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
      }
      let safe = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        close.topAnchor.constraint(equalTo: safe.topAnchor),
        close.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
        // A smaller one cannot be hit.
        close.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
        close.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        titleView.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 12),
        titleView.trailingAnchor.constraint(equalTo: close.leadingAnchor),
        titleView.centerYAnchor.constraint(equalTo: close.centerYAnchor),
        titleView.topAnchor.constraint(greaterThanOrEqualTo: safe.topAnchor),
        content.topAnchor.constraint(greaterThanOrEqualTo: close.bottomAnchor),
        content.topAnchor.constraint(greaterThanOrEqualTo: titleView.bottomAnchor),
        content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
      let tight = content.topAnchor.constraint(equalTo: close.bottomAnchor)
      tight.priority = .defaultLow
      tight.isActive = true
      adopt(page, in: content)
      follower = ObservationTracker { [weak self] in self?.update() }
    }

    /// Lies over the page, so that a person sees that it is there.
    func leaveMargins(in container: UIView) {
      let safe = container.safeAreaLayoutGuide
      view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: safe.topAnchor, constant: 12),
        view.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 12),
        view.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -12),
        view.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -12),
      ])
    }

    private func update() { titleView.show(popup.viewer.heading()) }

    /// The two-finger scrub of VoiceOver closes the window.
    override func accessibilityPerformEscape() -> Bool {
      popup.close()
      return true
    }
  }
#endif
