public import UniformTypeIdentifiers

/// Not on watchOS and tvOS.
@available(iOS 6, *)
@objc @MainActor open class UIActivityViewController: UIViewController {
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
}

@available(iOS 7, *)
@objc @MainActor open class UIActivity: NSObject {}

@available(iOS 8, *)
@objc @MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  public convenience init(title: String?, message: String?, preferredStyle: Style) { fatalError() }
  open func addAction(_ action: UIAlertAction) {}
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {}
  open var textFields: [UITextField]? { fatalError() }
  @available(iOS 9, *)
  open var preferredAction: UIAlertAction?
}

@available(iOS 8, *)
@objc @MainActor open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    fatalError()
  }
}

/// Not on watchOS and tvOS.
@available(iOS 8, *)
@objc @MainActor open class UIDocumentPickerViewController: UIViewController {
  @available(iOS 14, *)
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  weak open var delegate: (any UIDocumentPickerDelegate)?
  @available(iOS 11, *)
  open var allowsMultipleSelection: Bool {
    get { fatalError() }
    set {}
  }
}

@available(iOS 8, *)
@objc @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  @available(iOS 11, *)
  @objc(documentPicker:didPickDocumentsAtURLs:)
  optional func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  @objc(documentPickerWasCancelled:)
  optional func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}
