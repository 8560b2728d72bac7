@objc open class NSCoder: NSObject {}
@objc open class NSString: NSObject, @unchecked Sendable {}
@objc open class NSURL: NSObject, @unchecked Sendable {}
@objc open class NSData: NSObject, @unchecked Sendable {
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    @available(iOS 6.0, macOS 10.8, *)
    public static let withoutOverwriting = WritingOptions(rawValue: 2)
  }
}
@objc open class NSArray: NSObject {}
@objc open class NSDictionary: NSObject {
  public convenience init(dictionary: [AnyHashable: Any]) { fatalError() }
  open func isEqual(to otherDictionary: [AnyHashable: Any]) -> Bool { fatalError() }
}
@objc open class NSSet: NSObject {}

open class NSError: NSObject, Error, @unchecked Sendable {
  public init(domain: String, code: Int, userInfo: [String: Any]? = nil) { fatalError() }
  open var domain: String { fatalError() }
  open var code: Int { fatalError() }
  open var userInfo: [String: Any] { fatalError() }
}

open class Bundle: NSObject, @unchecked Sendable {
  public class var main: Bundle { fatalError() }
  open func url(
    forResource name: String?, withExtension ext: String?, subdirectory subpath: String?
  ) -> URL? { fatalError() }
  open func localizedString(forKey key: String, value: String?, table: String?) -> String { fatalError() }
  open var infoDictionary: [String: Any]? { fatalError() }
  #if os(macOS)
    open var bundleURL: URL { fatalError() }
  #endif
}

open class UserDefaults: NSObject, @unchecked Sendable {
  public class var standard: UserDefaults { fatalError() }
  open func register(defaults: [String: Any]) { fatalError() }
  open func dictionary(forKey name: String) -> [String: Any]? { fatalError() }
}

open class FileManager: NSObject, @unchecked Sendable {
  public class var `default`: FileManager { fatalError() }
  open func fileExists(atPath path: String) -> Bool { fatalError() }
  #if os(macOS)
    open func isExecutableFile(atPath path: String) -> Bool { fatalError() }
  #endif
  open func fileExists(atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?) -> Bool {
    fatalError()
  }
  open class DirectoryEnumerator: Sequence {
    public func makeIterator() -> IndexingIterator<[Any]> { fatalError() }
  }
  open func enumerator(atPath path: String) -> DirectoryEnumerator? { fatalError() }
  open func removeItem(at url: URL) throws {}
  open func createDirectory(
    at url: URL, withIntermediateDirectories: Bool, attributes: [FileAttributeKey: Any]? = nil
  ) throws {}
}

public struct FileAttributeKey: Hashable, Sendable {}

open class PropertyListSerialization: NSObject {
  public enum PropertyListFormat: UInt, Sendable { case xml = 100, binary = 200 }
  public struct ReadOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public class func propertyList(
    from data: Data, options: ReadOptions = [],
    format: UnsafeMutablePointer<PropertyListFormat>?
  ) throws -> Any { fatalError() }
  public class func data(
    fromPropertyList list: Any, format: PropertyListFormat, options: Int
  ) throws -> Data { fatalError() }
}

open class Progress: NSObject, @unchecked Sendable {
  @objc open dynamic var totalUnitCount: Int64 { fatalError() }
  @objc open dynamic var completedUnitCount: Int64 { fatalError() }
}

@objc open class NSNumber: NSValue, @unchecked Sendable {
  public init(value: Int) { fatalError() }
  open var doubleValue: Double { fatalError() }
  open var intValue: Int { fatalError() }
  open var boolValue: Bool { fatalError() }
  open var objCType: UnsafePointer<CChar> { fatalError() }
}

@objc open class NSNull: NSObject, @unchecked Sendable {
  public override init() { fatalError() }
}

open class FileHandle: NSObject, @unchecked Sendable {
  public class var standardError: FileHandle { fatalError() }
  public class var standardInput: FileHandle { fatalError() }
  @available(iOS 13.4, macOS 10.15.4, *)
  public func read(upToCount count: Int) throws -> Data? { fatalError() }
  open func write(_ data: Data) {}
  #if os(macOS)
    open func readDataToEndOfFile() -> Data { fatalError() }
  #endif
}

extension NSObject {
  @objc open func value(forKey key: String) -> Any? { fatalError() }
}
