open class JSONDecoder: @unchecked Sendable {
  public enum DateDecodingStrategy: Sendable { case millisecondsSince1970 }
  public enum NonConformingFloatDecodingStrategy: Sendable {
    case convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)
  }
  public init() {}
  open var dateDecodingStrategy: DateDecodingStrategy = .millisecondsSince1970
  open var nonConformingFloatDecodingStrategy: NonConformingFloatDecodingStrategy {
    get { fatalError() }
    set {}
  }
  open func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value { fatalError() }
}

open class JSONEncoder: @unchecked Sendable {
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
  }
  open var outputFormatting: OutputFormatting = []
  public enum DateEncodingStrategy: Sendable { case millisecondsSince1970 }
  public enum NonConformingFloatEncodingStrategy: Sendable {
    case convertToString(positiveInfinity: String, negativeInfinity: String, nan: String)
  }
  public init() {}
  open var dateEncodingStrategy: DateEncodingStrategy = .millisecondsSince1970
  open var nonConformingFloatEncodingStrategy: NonConformingFloatEncodingStrategy {
    get { fatalError() }
    set {}
  }
  open func encode<Value: Encodable>(_ value: Value) throws -> Data { fatalError() }
}

open class JSONSerialization: NSObject {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var fragmentsAllowed: ReadingOptions { fatalError() }
  }
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var fragmentsAllowed: WritingOptions { fatalError() }
  }
  open class func jsonObject(with data: Data, options: ReadingOptions = []) throws -> Any { fatalError() }
  open class func data(withJSONObject object: Any, options: WritingOptions = []) throws -> Data {
    fatalError()
  }
}
