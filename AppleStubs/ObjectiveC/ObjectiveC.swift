@_exported import ObjectiveC

public struct Selector: ExpressibleByStringLiteral, Hashable, @unchecked Sendable {
  var pointer: OpaquePointer?
  public init(_ name: String) { fatalError() }
  public init(stringLiteral name: String) { fatalError() }
}

@frozen public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {
  var value: Bool
  public init(booleanLiteral value: Bool) { self.value = value }
  public var boolValue: Bool { value }
}

extension NSObject: Hashable, Equatable {
  public static func == (left: NSObject, right: NSObject) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
}

public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { fatalError() }

// The compiler calls these where a Bool crosses to Objective-C.
public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool { fatalError() }
public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool { fatalError() }
