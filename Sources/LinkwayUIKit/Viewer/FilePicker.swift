#if canImport(UIKit)
  import Foundation
  import UIKit
  import UniformTypeIdentifiers
  import WebViewing

  /// The system's document picker for a page's wish for files; it answers once, with none where it is cancelled.
  ///
  /// Whoever shows it keeps it for as long as the page may read the folder that was picked.
  @MainActor
  final class FilePicker: NSObject, UIDocumentPickerDelegate, UIAdaptivePresentationControllerDelegate {
    let controller: UIDocumentPickerViewController
    private var answer: (([URL]) -> Void)?
    /// Folders that are not copied, and that the app may read until it says that it has done with them.
    private var borrowed: [URL] = []
    private let borrows: Bool

    init(_ wish: FileWish, answer: @escaping ([URL]) -> Void) {
      // A copy: the page reads it in a process of its own, after the picker's permission has ended.
      controller = UIDocumentPickerViewController(
        forOpeningContentTypes: wish.contentTypes, asCopy: !wish.allowsFolders)
      self.answer = answer
      borrows = wish.allowsFolders
      super.init()
      controller.allowsMultipleSelection = wish.allowsSeveral
      controller.delegate = self
      controller.presentationController?.delegate = self
    }

    deinit { for folder in borrowed { folder.stopAccessingSecurityScopedResource() } }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
      if borrows { borrowed = urls.filter { $0.startAccessingSecurityScopedResource() } }
      end(urls)
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { end([]) }

    /// A person has swiped the picker away.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { end([]) }

    private func end(_ files: [URL]) {
      answer?(files)
      answer = nil
    }
  }

  extension FileWish {
    /// The types that the picker offers; any where the page names none that the system knows.
    fileprivate var contentTypes: [UTType] {
      if allowsFolders { return [.folder] }
      let types = acceptedTypes.compactMap { type -> UTType? in
        switch type {
        case "image/*": .image
        case "video/*": .movie
        case "audio/*": .audio
        case "text/*": .text
        default: UTType(mimeType: type)
        }
      }
      return types.isEmpty ? [.item] : types
    }
  }
#endif
