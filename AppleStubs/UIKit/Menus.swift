@available(iOS 13, *)
@objc @MainActor open class UIMenuElement: NSObject {
  @available(iOS 15, *)
  open var subtitle: String?
}

@available(iOS 14, *)
@objc @MainActor open class UIDeferredMenuElement: UIMenuElement {
  @available(iOS 15, *)
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> Self { fatalError() }
}

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
