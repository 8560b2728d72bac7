import LinkText
public import SwiftUI
public import WebViewing

/// A menu of the files that a viewer's pages have offered: how much of each is there, and a way to share those that have come.
///
/// It shows nothing before there is one.
public struct PageDownloadsButton: View {
  private let viewer: WebViewer

  /// A menu for a viewer, whose `downloads` option must keep files somewhere.
  public init(_ viewer: WebViewer) { self.viewer = viewer }

  public var body: some View {
    if !viewer.downloads.isEmpty {
      Menu {
        ForEach(viewer.downloads) { DownloadItem(download: $0) }
        Button(UserText.label("downloads.clear")) { viewer.clearDownloads() }
          .disabled(viewer.downloads.allSatisfy(\.isRunning))
      } label: {
        Label(UserText.label("viewer.downloads"), systemImage: "arrow.down.circle")
      }
    }
  }
}

/// One file: shared where it has come, given up where it comes.
private struct DownloadItem: View {
  let download: Download

  var body: some View {
    switch download.state {
    case .finished(let file):
      ShareLink(item: file, subject: nil) { Label(download.fileName, systemImage: "square.and.arrow.up") }
    case .waiting, .running:
      Button {
        download.cancel()
      } label: {
        Label(words, systemImage: "xmark.circle")
      }
    case .cancelled, .failed, .refused:
      Button {
      } label: {
        Label(words, systemImage: "exclamationmark.triangle")
      }.disabled(true)
    }
  }

  /// The name, and how much is there; a file whose head has not come has no name yet.
  private var words: String {
    let name = download.fileName.isEmpty ? UserText.label("viewer.loading") : download.fileName
    guard download.isRunning, let part = download.fractionCompleted else { return name }
    return "\(name) \(Int(part * 100)) %"
  }
}
