import GTKWidgets
import PageServer
import WebViewing

/// The gallery's window: its rooms in a sidebar, one of them open.
@MainActor
final class Gallery {
  let window = Window(title: "Linkway Gallery", width: 860, height: 720)
  let server = PageServer()
  let signUp: SignUpRoom
  let detector: DetectorRoom
  let links: LinksRoom
  let styles: StylesRoom
  let chat: ChatRoom
  let browser: BrowserRoom
  let bridge: BridgeRoom
  let checkout: CheckoutRoom
  let requests: RequestsRoom
  let sidebar: NavigationList
  private let stack = Stack()
  private let rooms: [any Room]

  /// - Throws: `PageServerError` where the gallery's pages cannot be served.
  init(options: GalleryOptions) throws {
    SamplePages.serve(on: server)
    try server.start()
    let context = RoomContext(
      window: window, server: server, isOnline: options.isOnline,
      storage: options.tourFolder == nil ? .shared : .inMemory)
    signUp = try SignUpRoom(context)
    detector = DetectorRoom()
    links = try LinksRoom(context)
    styles = StylesRoom()
    chat = ChatRoom(context)
    browser = BrowserRoom(context)
    bridge = BridgeRoom(context)
    checkout = CheckoutRoom(context)
    requests = RequestsRoom(context)
    rooms = [signUp, detector, links, styles, chat, browser, bridge, checkout, requests]

    for (position, room) in rooms.enumerated() { stack.add(room.widget, named: String(position)) }
    sidebar = NavigationList(rooms.map(\.name))
    sidebar.setMinimumSize(width: 180)
    let leaflet = Leaflet(sidebar: sidebar, content: stack)
    stack.expandsHorizontally = true
    sidebar.onChoose { [weak stack, weak leaflet] position in
      stack?.visibleName = String(position)
      leaflet?.showContent()
    }
    let roomsButton = Button(icon: "open-menu-symbolic", name: "Rooms")
    roomsButton.isVisible = false
    roomsButton.onPress { [weak leaflet] in leaflet?.showSidebar() }
    leaflet.onFold { [weak roomsButton] folded in
      // The leaflet folds while the window is being laid out, too late for the title bar to make room.
      Task { roomsButton?.isVisible = folded }
    }
    let bar = HeaderBar()
    bar.addAtStart(roomsButton)
    window.setTitlebar(bar)
    window.setContent(leaflet)
    if let name = options.room { try show(name) }
  }

  /// Shows a room by its name in the sidebar.
  private func show(_ name: String) throws {
    guard let position = rooms.firstIndex(where: { $0.name == name }) else {
      let names = rooms.map { "“\($0.name)”" }.joined(separator: ", ")
      throw GalleryOptions.Failure(description: "there is no room “\(name)”; the rooms are \(names)")
    }
    sidebar.choose(position)
    stack.visibleName = String(position)
  }

  /// Opens links that the desktop or the command line started the gallery with.
  func open(_ addresses: [String]) {
    guard let position = position(of: links) else { return }
    sidebar.choose(position)
    stack.visibleName = String(position)
    for address in addresses { links.openFromOutside(address) }
  }

  /// A room's place in the sidebar.
  func position(of room: any Room) -> Int? { rooms.firstIndex { $0 === room } }
}
