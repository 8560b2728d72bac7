@_exported import CoreGraphics

@available(iOS 2, macOS 10.5, *)
@objc open class CALayer: NSObject {
  open var cornerRadius: CGFloat {
    get { fatalError() }
    set {}
  }
}
