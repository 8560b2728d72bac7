import GTKWidgets
import PageServer
import WebViewing

/// The gallery's window: its demoPages in a sidebar, one of them open.
@MainActor
final class Gallery {
  let window = Window(title: "Linkway Gallery", width: 860, height: 720)
  let server = PageServer()
  let sidebar: NavigationList
  private let stack = Stack()
  private let demoPages: [any DemoPage]

  /// - Throws: `PageServerError` where the gallery's pages cannot be served.
  init(options: GalleryOptions) throws {
    SamplePages.serve(on: server)
    try server.start()
    let context = DemoPageContext(
      window: window, server: server, isOnline: options.isOnline,
      storage: options.walkthroughFolder == nil ? .shared : .inMemory)
    demoPages = try DemoPages.all.map { try $0.init(context) }

    for (position, demoPage) in demoPages.enumerated() { stack.add(demoPage.widget, named: String(position)) }
    sidebar = NavigationList(demoPages.map(\.name))
    sidebar.setMinimumSize(width: 180)
    let leaflet = Leaflet(sidebar: sidebar, content: stack)
    stack.expandsHorizontally = true
    sidebar.onChoose { [weak stack, weak leaflet] position in
      stack?.visibleName = String(position)
      leaflet?.showContent()
    }
    let pagesButton = Button(icon: "open-menu-symbolic", name: "Rooms")
    pagesButton.isVisible = false
    pagesButton.onPress { [weak leaflet] in leaflet?.showSidebar() }
    leaflet.onFold { [weak pagesButton] folded in
      // The leaflet folds while the window is being laid out, too late for the title bar to make demoPage.
      Task { [weak pagesButton] in pagesButton?.isVisible = folded }
    }
    let bar = HeaderBar()
    bar.addAtStart(pagesButton)
    window.setTitlebar(bar)
    window.setContent(leaflet)
    if let name = options.demoPage { try show(name) }
  }

  /// Shows a demoPage by its name in the sidebar.
  private func show(_ name: String) throws {
    guard let position = demoPages.firstIndex(where: { $0.name == name }) else {
      let names = demoPages.map { "“\($0.name)”" }.joined(separator: ", ")
      throw GalleryOptions.Failure(description: "there is no demoPage “\(name)”; the demoPages are \(names)")
    }
    sidebar.choose(position)
    stack.visibleName = String(position)
  }

  /// Opens links that the desktop or the command line started the gallery with.
  func open(_ addresses: [String]) {
    let links = page(LinksPage.self)
    guard let position = position(of: links) else { return }
    sidebar.choose(position)
    stack.visibleName = String(position)
    for address in addresses { links.openFromOutside(address) }
  }

  /// The gallery's page of a type.
  func page<Page: DemoPage>(_ type: Page.Type) -> Page {
    guard let page = demoPages.lazy.compactMap({ $0 as? Page }).first else {
      fatalError("\(type) is not in DemoPages.all")
    }
    return page
  }

  /// The walkthrough's steps through all pages, or through one alone.
  func steps(of name: String?, in walkthrough: Walkthrough) -> [Walkthrough.Step] {
    demoPages.filter { name == nil || $0.name == name }.flatMap { $0.steps(in: walkthrough) }
  }

  /// A demo page's place in the sidebar.
  func position(of demoPage: any DemoPage) -> Int? { demoPages.firstIndex { $0 === demoPage } }
}
