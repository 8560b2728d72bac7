@available(iOS 2, *)
@objc @MainActor open class UITextView: UIScrollView {
  @available(iOS 7, *)
  public init(frame: CGRect, textContainer: NSTextContainer?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  weak open var delegate: (any UITextViewDelegate)?
  @available(iOS 6, *)
  open var attributedText: NSAttributedString! {
    get { fatalError() }
    set {}
  }
  open var isEditable: Bool = true
  @available(iOS 7, *)
  open var isSelectable: Bool = true
  @available(iOS 7, *)
  open var textContainer: NSTextContainer { fatalError() }
  @available(iOS 7, *)
  open var textContainerInset: UIEdgeInsets {
    get { fatalError() }
    set {}
  }
  @available(iOS 7, *)
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { fatalError() }
    set {}
  }
  @available(iOS 15, *)
  open var textLayoutManager: NSTextLayoutManager? { fatalError() }
  @available(iOS 3.2, *)
  open var selectedTextRange: UITextRange? {
    get { fatalError() }
    set {}
  }
  @available(iOS 3.2, *)
  open var beginningOfDocument: UITextPosition { fatalError() }
  @available(iOS 3.2, *)
  open var endOfDocument: UITextPosition { fatalError() }
  @available(iOS 3.2, *)
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    fatalError()
  }
  @available(iOS 11, *)
  open var textDragInteraction: UIDragInteraction? { fatalError() }
  @available(iOS 18, visionOS 2.4, *)
  open var writingToolsBehavior: UIWritingToolsBehavior {
    get { fatalError() }
    set {}
  }
}

@available(iOS 3.2, *)
@objc @MainActor open class UITextPosition: NSObject {}

@available(iOS 18, visionOS 2.4, *)
public enum UIWritingToolsBehavior: Int, Sendable {
  case none = -1
  case `default`
}

@available(iOS 2, *)
@objc @MainActor public protocol UITextViewDelegate: NSObjectProtocol {
  @available(iOS 17, *)
  @objc(textView:primaryActionForTextItem:defaultAction:)
  optional func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?
  @available(iOS 17, *)
  @objc(textView:menuConfigurationForTextItem:defaultMenu:)
  optional func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?
}

@available(iOS 17, *)
@objc @MainActor open class UITextItem: NSObject {
  @objc(UITextItemMenuConfiguration)
  @MainActor open class MenuConfiguration: NSObject {
    public enum Preview {
      case `default`
    }
    public convenience init(preview: Preview? = .default, menu: UIMenu) { fatalError() }
  }
  open var range: NSRange { fatalError() }
}

extension NSAttributedString.Key {
  @available(iOS 17, *)
  public static let textItemTag = NSAttributedString.Key(rawValue: "")
}
