import Foundation
import GLib
import GTKWidgets
import LinkText

/// A walk through the gallery with real pointer and key events, a picture after each step.
///
/// The steps do only what a user could do by hand. They read the widgets to find out where to point and what the result is.
@MainActor
final class Walkthrough {
  let gallery: Gallery
  let driver: UIDriver
  private let folder: URL
  private var passed = 0

  /// A step: what it shows, and how.
  typealias Step = (name: String, body: @MainActor () async throws -> Void)

  struct Failure: Error, CustomStringConvertible {
    let step: String
    let reason: any Error
    var description: String { "the walkthrough failed at “\(step)”: \(reason)" }
  }

  init(_ gallery: Gallery, folder: URL) throws {
    self.gallery = gallery
    self.folder = folder
    driver = UIDriver()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Walks through all demoPages, or through one alone.
  func run(demoPage: String? = nil) async throws {
    defer { say("Walkthrough: \(passed) steps passed") }
    for (name, body) in steps(through: demoPage) {
      let faults = LogWatch.faults
      say("Walkthrough: \(name) …")
      do {
        try await body()
        try await driver.takePicture(to: picture(name))
        guard LogWatch.faults == faults else {
          throw UIDriver.Problem("a library logged \(LogWatch.faults - faults) warnings, printed above")
        }
      } catch {
        try? await driver.takePicture(to: picture("failed \(name)"))
        throw Failure(step: name, reason: error)
      }
      passed += 1
    }
  }

  private func steps(through demoPage: String?) -> [Step] {
    gallery.steps(of: demoPage, in: self) + (demoPage == nil ? lastSteps() : [])
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
