@available(iOS 14, *)
public protocol UIContentConfiguration {}

@available(iOS 17, *)
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  public static func empty() -> UIContentUnavailableConfiguration { fatalError() }
  public var image: UIImage?
  public var text: String?
  public var button: UIButton.Configuration {
    get { fatalError() }
    set {}
  }
}
