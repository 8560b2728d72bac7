import Foundation
import GLib
import GTKWidgets
import LinkText

/// A walk through the gallery with real pointer and key events, a picture after each step.
///
/// Nothing is called that a person could not do by hand; the steps only look at the widgets to know where to point and
/// what has come of it.
@MainActor
final class Tour {
  let gallery: Gallery
  let desk: Desk
  private let folder: URL
  private var passed = 0

  /// A step: what it shows, and how.
  typealias Step = (name: String, body: @MainActor () async throws -> Void)

  struct Failure: Error, CustomStringConvertible {
    let step: String
    let reason: any Error
    var description: String { "the tour failed at “\(step)”: \(reason)" }
  }

  init(_ gallery: Gallery, folder: URL) throws {
    self.gallery = gallery
    self.folder = folder
    desk = Desk()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Walks through all rooms, or through one alone.
  func run(room: String? = nil) async throws {
    defer { say("Tour: \(passed) steps passed") }
    for (name, body) in steps(through: room) {
      let faults = LogWatch.faults
      say("Tour: \(name) …")
      do {
        try await body()
        try await desk.takePicture(to: picture(name))
        guard LogWatch.faults == faults else {
          throw Desk.Problem("a library logged \(LogWatch.faults - faults) warnings, printed above")
        }
      } catch {
        try? await desk.takePicture(to: picture("failed \(name)"))
        throw Failure(step: name, reason: error)
      }
      passed += 1
    }
  }

  private func steps(through room: String?) -> [Step] {
    let rooms: [(name: String, steps: [Step])] = [
      (gallery.signUp.name, signUpSteps()), (gallery.detector.name, detectorSteps()),
      (gallery.links.name, linksSteps()), (gallery.styles.name, stylesSteps()),
      (gallery.chat.name, chatSteps()), (gallery.browser.name, browserSteps()),
      (gallery.bridge.name, bridgeSteps()), (gallery.checkout.name, checkoutSteps()),
      (gallery.requests.name, requestsSteps()),
    ]
    guard let room else { return rooms.flatMap(\.steps) + lastSteps() }
    return rooms.filter { $0.name == room }.flatMap(\.steps)
  }

  /// Prints at once, whether or not anybody collects the lines.
  func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

  /// Where a step puts a picture taken in its midst.
  func pictureBeside(_ name: String) -> URL {
    folder.appendingPathComponent(String(format: "%02d-%@.png", passed + 1, name as NSString))
  }

  private func picture(_ name: String) -> URL {
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    return folder.appendingPathComponent(String(format: "%02d-%@.png", passed + 1, words as NSString))
  }
}
