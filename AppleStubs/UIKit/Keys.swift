@available(iOS 7, *)
@objc @MainActor open class UICommand: UIMenuElement {}

@available(iOS 7, *)
@objc @MainActor open class UIKeyCommand: UICommand {
  @available(iOS 13, *)
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = []
  ) { fatalError() }
  public nonisolated class var inputEscape: String { fatalError() }
}

@available(iOS 7, *)
public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var command: UIKeyModifierFlags { fatalError() }
}
