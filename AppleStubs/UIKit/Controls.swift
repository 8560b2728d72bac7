@available(iOS 2, *)
@objc @MainActor open class UIControl: UIView {}

@available(iOS 2, *)
@objc @MainActor open class UIButton: UIControl {
  @available(iOS 15, *)
  public struct Configuration {
    public enum Size: Sendable { case mini, small, medium, large }
    public static func plain() -> Configuration { fatalError() }
    public static func bordered() -> Configuration { fatalError() }
    public static func borderedTinted() -> Configuration { fatalError() }
    public static func borderedProminent() -> Configuration { fatalError() }
    public var title: String?
    public var image: UIImage?
    public var buttonSize: Size
  }
  @available(iOS 15, *)
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) { fatalError() }
}

@available(iOS 2, *)
@objc @MainActor open class UILabel: UIView {
  open var text: String?
  open var font: UIFont! {
    get { fatalError() }
    set {}
  }
  open var textColor: UIColor! {
    get { fatalError() }
    set {}
  }
  open var numberOfLines: Int = 1
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  @available(iOS 10, *)
  open var adjustsFontForContentSizeCategory: Bool {
    get { fatalError() }
    set {}
  }
}

@available(iOS 2, *)
@objc @MainActor open class UITextField: UIControl {
  open var text: String?
  open var placeholder: String?
  open var isSecureTextEntry: Bool = false
  @available(iOS 10, *)
  open var textContentType: UITextContentType! {
    get { fatalError() }
    set {}
  }
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { fatalError() }
    set {}
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { fatalError() }
    set {}
  }
}

@available(iOS 10, *)
public struct UITextContentType: Hashable, Sendable {
  @available(iOS 11, *)
  public static let username = UITextContentType()
  @available(iOS 11, *)
  public static let password = UITextContentType()
}

@available(iOS 2, *)
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

@available(iOS 2, *)
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

@available(iOS 2, *)
@objc @MainActor open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    case `default`
    case bar
  }
  public convenience init(progressViewStyle style: Style) { fatalError() }
  open var progress: Float = 0
}

@available(iOS 9, *)
@objc @MainActor open class UIStackView: UIView {
  public enum Alignment: Int, Sendable { case fill, leading, firstBaseline, center, trailing, lastBaseline }
  public override init(frame: CGRect) { fatalError() }
  public required init(coder: NSCoder) { fatalError() }
  public convenience init(arrangedSubviews views: [UIView]) { fatalError() }
  open func addArrangedSubview(_ view: UIView) {}
  open var axis: NSLayoutConstraint.Axis {
    get { fatalError() }
    set {}
  }
  open var alignment: Alignment = .fill
  open var spacing: CGFloat = 0
}
