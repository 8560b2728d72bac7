import Foundation
import GLib
import GTKWidgets

// Synchronous, so that GLib's loop owns the process's main thread.
let options: GalleryOptions
switch GalleryOptions.parse(Array(CommandLine.arguments.dropFirst())) {
case .success(.some(let parsed)):
  options = parsed
case .success(nil):
  print(GalleryOptions.help)
  exit(0)
case .failure(let error):
  FileHandle.standardError.write(Data("linkway-gallery: \(error.description)\n".utf8))
  exit(2)
}

if options.walkthroughFolder != nil { LogWatch.begin() }
let application = Application(
  identifier: "io.github.linkway.Gallery", isUnique: options.walkthroughFolder == nil)
var gallery: Gallery?
var failure: (any Error)?
application.onOpen = { gallery?.open($0) }
application.run(options.addresses) { application in
  do {
    if options.isDark { Appearance.set(dark: true) }
    let opened = try Gallery(options: options)
    gallery = opened
    application.add(opened.window)
    guard let folder = options.walkthroughFolder else { return }
    Task {
      do { try await Walkthrough(opened, folder: folder).run(demoPage: options.demoPage) } catch {
        failure = error
      }
      application.quit()
    }
  } catch {
    failure = error
    application.quit()
  }
}
if let failure {
  FileHandle.standardError.write(Data("linkway-gallery: \(failure)\n".utf8))
  exit(1)
}
