@available(iOS 14, macOS 11, *)
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  @MainActor @preconcurrency public static func main() {}
}

@available(iOS 14, macOS 11, *)
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

@available(iOS 14, macOS 11, *)
@resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

@available(iOS 14, macOS 11, *)
public struct WindowGroup<Content: View>: Scene {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}

@available(iOS 13, macOS 10.15, *)
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  public var body: Never { fatalError() }
}

extension TabView where SelectionValue == Int {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

@available(iOS 13, macOS 10.15, *)
public struct Form<Content: View>: View {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}

@available(iOS 13, macOS 10.15, *)
public struct List<SelectionValue: Hashable, Content: View>: View {
  public var body: Never { fatalError() }
}

extension List where SelectionValue == Never {
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {}
}

@available(iOS 13, macOS 10.15, *)
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  public var body: Never { fatalError() }
}

extension Picker where Label == Text {
  @_disfavoredOverload
  nonisolated public init<Words: StringProtocol>(
    _ title: Words, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {}
}

@available(iOS 13, macOS 10.15, *)
public struct Slider<Label: View, ValueLabel: View>: View {
  public var body: Never { fatalError() }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1
  ) where Value.Stride: BinaryFloatingPoint {}
}

@available(iOS 13, macOS 10.15, *)
extension View {
  nonisolated public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View { self }
  nonisolated public func tag<Value: Hashable>(_ tag: Value) -> some View { self }
}
