@available(iOS 14, *)
@MainActor public protocol UIContentConfiguration {}

@available(iOS 17, *)
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  public struct ButtonProperties {
    public var primaryAction: UIAction?
  }
  public static func empty() -> UIContentUnavailableConfiguration { fatalError() }
  public var image: UIImage?
  public var text: String?
  public var secondaryText: String?
  public var button: UIButton.Configuration {
    get { fatalError() }
    set {}
  }
  public var buttonProperties: ButtonProperties
  public var secondaryButton: UIButton.Configuration {
    get { fatalError() }
    set {}
  }
  public var secondaryButtonProperties: ButtonProperties
}
