internal import GTKWidgets
import LinkText
import WebViewing

/// A page's request for files, shown to the user by the desktop's file dialog.
@MainActor
final class FileDialog {
  let dialog: PageDialog
  let chooser: FileChooser

  /// - Parameter wish: The page's request.
  init(_ dialog: PageDialog, _ wish: FilePickerRequest) {
    self.dialog = dialog
    var options = FileChooser.Wish(title: dialog.speaker.text)
    options.allowsSeveral = wish.allowsSeveral
    options.isForFolders = wish.allowsFolders
    options.types = wish.acceptedTypes
    chooser = FileChooser(options)
  }

  func show(over parent: UnsafeMutableRawPointer?) {
    chooser.show(over: parent) { [dialog] files in
      dialog.answer(files.isEmpty ? .dismissed : .files(files))
    }
  }
}
