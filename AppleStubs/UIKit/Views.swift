@_exported import Foundation

@objc @MainActor open class UIResponder: NSObject {}

@objc @MainActor open class UIView: UIResponder {
  public init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var isHidden: Bool = false
}

@objc @MainActor open class UIScrollView: UIView {
  open var isScrollEnabled: Bool = true
}
