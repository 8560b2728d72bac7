internal import GTKWidgets
import LinkText
import WebViewing

/// A page's wish for files, put to the person by the desktop's own window.
@MainActor
final class FileDialog {
  let dialog: PageDialog
  let chooser: FileChooser

  /// - Parameter wish: What the dialog asks for.
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
