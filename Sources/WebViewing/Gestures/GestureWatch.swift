import Foundation
import WebAddress
import WebKit

/// Tracks whether the user has just clicked, tapped or pressed a key in a page.
///
/// A page's script can follow a link or submit a form like the user, and WebKit's navigation is the same. A page cannot forge an
/// event of the user: `isTrusted` cannot be set. A script in a private world reports such events, and
/// comes before the page's own listeners.
///
/// An act is good for the document that it happened in and for the page around it, for one second and one use.
/// Source: HTML Standard, section 6.4, "Tracking user activation".
@MainActor
final class GestureWatch: NSObject, WKScriptMessageHandler {
  /// Who acts, or who asks on the strength of it.
  struct Place {
    let origin: Origin
    let isMainFrame: Bool
    let view: ObjectIdentifier?
  }

  static let lifetime = Duration.seconds(1)
  static let world = WKContentWorld.world(name: "linkway-gestures")
  static let name = "gesture"

  private var last: (id: String, place: Place, time: ContinuousClock.Instant)?
  /// The act that something has been allowed for.
  private var used: String?
  /// The act of the engine's count that something was allowed for last, and when.
  private var counted: (act: Int, time: ContinuousClock.Instant)?
  private let now: @MainActor () -> ContinuousClock.Instant

  init(now: @escaping @MainActor () -> ContinuousClock.Instant = { .now }) {
    self.now = now
    super.init()
  }

  /// Adds the script that reports the user's acts to the pages of a controller and their frames.
  convenience init(_ controller: WKUserContentController) {
    self.init()
    controller.addUserScript(
      WKUserScript(
        source: Self.script, injectionTime: .atDocumentStart, forMainFrameOnly: false, in: Self.world))
    controller.add(self, contentWorld: Self.world, name: Self.name)
  }

  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) {
    guard let id = message.body as? String, let frame = message.sendingFrame, let origin = frame.origin else {
      return
    }
    note(
      id,
      Place(
        origin: Origin(origin), isMainFrame: frame.isMainFrame,
        view: message.webView.map { ObjectIdentifier($0) }))
  }

  /// The user has acted; all events of one press have one name.
  func note(_ id: String, _ place: Place) {
    guard id != used else { return }
    last = (id, place, now())
  }

  /// Whether the user has just acted in the document that asks, or in a frame of the page that asks.
  func isActive(for asker: Place?) -> Bool {
    guard let asker, let last, now() - last.time < Self.lifetime else { return false }
    let isSameView = asker.view == last.place.view
    let isSame =
      asker.origin == last.place.origin
      || asker.origin.isOpaque && last.place.origin.isOpaque && isSameView
    return isSame || asker.isMainFrame && isSameView
  }

  /// Something has been allowed for the last act; it is good for nothing more.
  func use() {
    used = last?.id ?? used
    last = nil
    counted = (Self.act, now())
  }

  /// Whether nothing has been allowed yet for what the user did last, where the engine says that the user did something.
  var isUnused: Bool {
    guard let counted else { return true }
    return counted.act != Self.act || now() - counted.time >= Self.lifetime
  }
}
