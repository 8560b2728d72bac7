@available(iOS 13, *)
@objc @MainActor open class UIMenuElement: NSObject {}

@available(iOS 13, *)
@objc @MainActor open class UIMenu: UIMenuElement {
  public convenience init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
    fatalError()
  }
}

@available(iOS 13, *)
public typealias UIActionHandler = @MainActor (UIAction) -> Void

@available(iOS 13, *)
@objc @MainActor open class UIAction: UIMenuElement {
  public convenience init(title: String = "", image: UIImage? = nil, handler: @escaping UIActionHandler) {
    fatalError()
  }
}

@available(iOS 3, *)
@objc open class UIPasteboard: NSObject {
  open class var general: UIPasteboard { fatalError() }
  open var string: String?
  open var url: URL?
}
