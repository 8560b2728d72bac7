@available(iOS 13, macOS 10.15, *)
public protocol DynamicProperty {}

@available(iOS 13, macOS 10.15, *)
@propertyWrapper public struct State<Value>: DynamicProperty {
  public init(wrappedValue: Value) { fatalError() }
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}

extension State: Sendable where Value: Sendable {}

@available(iOS 13, macOS 10.15, *)
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) { fatalError() }
  public static func constant(_ value: Value) -> Binding<Value> { fatalError() }
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
  public subscript<Subject>(dynamicMember path: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    fatalError()
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

@available(iOS 17, macOS 14, *)
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  public var wrappedValue: Value {
    get { fatalError() }
    set {}
  }
  public init(wrappedValue: Value) where Value: Observable { fatalError() }
}

extension Bindable where Value: AnyObject, Value: Observable {
  public var projectedValue: Bindable<Value> { fatalError() }
  public subscript<Subject>(dynamicMember path: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject>
  {
    fatalError()
  }
}

@available(iOS 13, macOS 10.15, *)
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  public init(_ path: KeyPath<EnvironmentValues, Value>) { fatalError() }
  public var wrappedValue: Value { fatalError() }
}

extension Environment: Sendable where Value: Sendable {}

extension Environment {
  @available(iOS 17, macOS 14, *)
  public init(_ type: Value.Type) where Value: AnyObject, Value: Observable { fatalError() }
}

@available(iOS 13, macOS 10.15, *)
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

@available(iOS 13, macOS 10.15, *)
public struct EnvironmentValues {
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { fatalError() }
    set {}
  }
  public var colorScheme: ColorScheme {
    get { fatalError() }
    set {}
  }
  @available(iOS 13, macOS 10.15, *)
  public var colorSchemeContrast: ColorSchemeContrast { fatalError() }
  public var isEnabled: Bool {
    get { fatalError() }
    set {}
  }
  public var lineLimit: Int? {
    get { fatalError() }
    set {}
  }
  public var font: Font? {
    get { fatalError() }
    set {}
  }
  @available(iOS 14, macOS 11, *)
  public var openURL: OpenURLAction {
    get { fatalError() }
    set {}
  }
  @available(iOS 15, macOS 12, *)
  public var dismiss: DismissAction { fatalError() }
}

@available(iOS 13, macOS 10.15, *)
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }

@available(iOS 13, macOS 10.15, *)
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }

@available(iOS 15, macOS 12, *)
@MainActor @preconcurrency public struct DismissAction {
  @MainActor @preconcurrency public func callAsFunction() {}
}

@available(iOS 14, macOS 11, *)
@MainActor @preconcurrency public struct OpenURLAction {
  @available(iOS 15, macOS 12, *)
  public struct Result: Sendable {
    public static let handled = Result()
    public static let discarded = Result()
  }
  @available(iOS 15, macOS 12, *)
  @MainActor @preconcurrency public init(handler: @escaping (URL) -> Result) {}
  @MainActor @preconcurrency public func callAsFunction(_ url: URL) {}
  @MainActor @preconcurrency public func callAsFunction(
    _ url: URL, completion: @escaping (_ accepted: Bool) -> Void
  ) {}
}

@available(iOS 13, macOS 10.15, *)
extension View {
  nonisolated public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View { self }
  nonisolated public func transformEnvironment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View { self }
  @available(iOS 17, macOS 14, *)
  nonisolated public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View { self }
  @available(iOS 14, macOS 11, *)
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
}
