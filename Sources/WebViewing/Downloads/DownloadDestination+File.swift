import Foundation
import WebAddress

extension DownloadDestination {
  /// The file for a download, reserved until it is released; nil if the download is refused or no name is free.
  @MainActor func file(for name: String, from url: WebURL?) async -> URL? {
    switch self {
    case .refused: return nil
    case .ask(let ask):
      guard let file = await ask(name, url), file.isFileURL else { return nil }
      return Self.reserve(file) ? file : nil
    case .folder(let folder):
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for number in 1...10_000 {
        let file = folder.appendingPathComponent(FileName.numbered(name, number))
        if Self.reserve(file) { return file }
      }
      return nil
    }
  }

  /// Paths that downloads have chosen and the engine may not have created yet: two simultaneous downloads differ.
  @MainActor private static var reserved: Set<String> = []

  /// Reserves a file for a download; false if the file exists or another download has it.
  @MainActor private static func reserve(_ file: URL) -> Bool {
    !FileManager.default.fileExists(atPath: file.path)
      && reserved.insert(file.standardizedFileURL.path).inserted
  }

  /// Gives a file's path free again.
  @MainActor static func release(_ file: URL) { reserved.remove(file.standardizedFileURL.path) }
}

extension PendingAnswers {
  /// Asks for a download's file; a file that arrives too late is free again.
  func askForFile(in place: DownloadDestination, named name: String, from url: WebURL?) -> PendingAnswer<URL?>
  {
    ask {
      let file = await place.file(for: name, from: url)
      guard Task.isCancelled, let file else { return file }
      DownloadDestination.release(file)
      return nil
    }
  }
}
