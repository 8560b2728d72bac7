/// The compiler itself converts between `Double` and this type, which it knows by its name.
@frozen public struct CGFloat: Hashable, Sendable, ExpressibleByFloatLiteral, SignedNumeric, Comparable {
  public var native: Double
  public init(_ value: Double) { native = value }
  public init(_ value: Int) { fatalError() }
  public init?<Value: BinaryInteger>(exactly value: Value) { fatalError() }
  public init(floatLiteral value: Double) { native = value }
  public init(integerLiteral value: Int) { fatalError() }
  public var magnitude: CGFloat { fatalError() }
  public var isFinite: Bool { fatalError() }
  public static var infinity: CGFloat { fatalError() }
  public static func + (left: CGFloat, right: CGFloat) -> CGFloat { fatalError() }
  public static func - (left: CGFloat, right: CGFloat) -> CGFloat { fatalError() }
  public static func * (left: CGFloat, right: CGFloat) -> CGFloat { fatalError() }
  public static func / (left: CGFloat, right: CGFloat) -> CGFloat { fatalError() }
  public static func *= (left: inout CGFloat, right: CGFloat) {}
  public static func < (left: CGFloat, right: CGFloat) -> Bool { fatalError() }
  public func rounded(_ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> CGFloat {
    fatalError()
  }
}

extension Double {
  public init(_ value: CGFloat) { self = value.native }
}

public struct CGPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public init(x: CGFloat, y: CGFloat) { fatalError() }
  public init(x: Double, y: Double) { fatalError() }
  public init(x: Int, y: Int) { fatalError() }
  public static var zero: CGPoint { fatalError() }
}

public struct CGSize: Hashable, Sendable {
  public var width: CGFloat
  public var height: CGFloat
  public init(width: CGFloat, height: CGFloat) { fatalError() }
  public init(width: Double, height: Double) { fatalError() }
  public init(width: Int, height: Int) { fatalError() }
  public static var zero: CGSize { fatalError() }
}

public struct CGRect: Hashable, Sendable {
  public var origin: CGPoint
  public var size: CGSize
  public init(origin: CGPoint, size: CGSize) { fatalError() }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { fatalError() }
  public init(x: Double, y: Double, width: Double, height: Double) { fatalError() }
  public init(x: Int, y: Int, width: Int, height: Int) { fatalError() }
  public static var zero: CGRect { fatalError() }
  public var minX: CGFloat { fatalError() }
  public var maxX: CGFloat { fatalError() }
  public var minY: CGFloat { fatalError() }
  public var maxY: CGFloat { fatalError() }
  public var width: CGFloat { fatalError() }
  public var height: CGFloat { fatalError() }
  public var midX: CGFloat { fatalError() }
  public var midY: CGFloat { fatalError() }
  public var isEmpty: Bool { fatalError() }
  public var isNull: Bool { fatalError() }
  public func intersection(_ other: CGRect) -> CGRect { fatalError() }
  public func union(_ other: CGRect) -> CGRect { fatalError() }
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { fatalError() }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { fatalError() }
  public func contains(_ point: CGPoint) -> Bool { fatalError() }
}
