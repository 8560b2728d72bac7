@available(iOS 11, macOS 10.13, *)
@objc public protocol NSItemProviderWriting: NSObjectProtocol {}
extension NSString: NSItemProviderWriting {}
extension NSURL: NSItemProviderWriting {}

@available(iOS 8, macOS 10.10, *)
@objc open class NSItemProvider: NSObject, @unchecked Sendable {
  @available(iOS 11, macOS 10.13, *)
  public init(object: any NSItemProviderWriting) { fatalError() }
}

@objc open class NSValue: NSObject, NSCopying, @unchecked Sendable {}
