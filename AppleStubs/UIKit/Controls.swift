@available(iOS 2, *)
@objc @MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var valueChanged: UIControl.Event { fatalError() }
  }
  @available(iOS 14, *)
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {}
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {}
}

@available(iOS 6, *)
@objc @MainActor open class UIRefreshControl: UIControl {
  public convenience init() { fatalError() }
  open func endRefreshing() {}
}

@available(iOS 2, *)
@objc @MainActor open class UISlider: UIControl {
  public convenience init() { fatalError() }
  open var value: Float = 0
}

@available(iOS 2, *)
@objc @MainActor open class UIButton: UIControl {
  @available(iOS 15, *)
  public struct Configuration {
    public enum Size: Sendable { case mini, small, medium, large }
    public static func plain() -> Configuration { fatalError() }
    public static func borderedProminent() -> Configuration { fatalError() }
    public var title: String?
    public var image: UIImage?
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

@available(iOS 10, *)
public struct UITextContentType: Hashable, Sendable {
  @available(iOS 11, *)
  public static let username = UITextContentType()
  @available(iOS 11, *)
  public static let password = UITextContentType()
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
