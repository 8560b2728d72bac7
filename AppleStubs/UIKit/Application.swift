@available(iOS 2, *)
@objc @MainActor open class UIApplication: UIResponder {
  @available(iOSApplicationExtension, unavailable)
  @available(macCatalystApplicationExtension, unavailable)
  @available(visionOSApplicationExtension, unavailable)
  open class var shared: UIApplication { fatalError() }
}

@available(iOS 13, *)
@objc @MainActor open class UIScene: UIResponder {
  @available(iOS 13, *)
  @objc(UISceneOpenExternalURLOptions) @MainActor open class OpenExternalURLOptions: NSObject {}
  @objc(openURL:options:completionHandler:)
  open func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {}
  @nonobjc public func open(_ url: URL, options: UIScene.OpenExternalURLOptions?) async -> Bool {
    fatalError()
  }
}

@available(iOS 13, *)
@objc @MainActor open class UIOpenURLContext: NSObject {
  open var url: URL { fatalError() }
}

@available(iOS 13, *)
@objc @MainActor open class UIWindowScene: UIScene {}

extension UIViewController {
  @available(iOS 8, *)
  public var extensionContext: NSExtensionContext? { fatalError() }
}
