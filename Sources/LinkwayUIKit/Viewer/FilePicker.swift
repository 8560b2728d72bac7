#if canImport(UIKit)
  import Foundation
  import UIKit
  import UniformTypeIdentifiers
  import WebViewing

  /// The system's document picker for a page's wish for files; it answers once, with none where it is cancelled.
  @MainActor
  final class FilePicker: NSObject, UIDocumentPickerDelegate {
    let controller: UIDocumentPickerViewController
    private var answer: (([URL]) -> Void)?

    init(_ wish: FileWish, answer: @escaping ([URL]) -> Void) {
      // A copy: the page reads it in a process of its own, after the picker's permission has ended.
      controller = UIDocumentPickerViewController(
        forOpeningContentTypes: wish.contentTypes, asCopy: !wish.allowsFolders)
      self.answer = answer
      super.init()
      controller.allowsMultipleSelection = wish.allowsSeveral
      controller.delegate = self
    }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
      end(urls)
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { end([]) }

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
