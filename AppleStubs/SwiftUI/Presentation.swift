public import UniformTypeIdentifiers

@available(iOS 13, macOS 10.15, *)
extension View {
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }
  @available(iOS 15, macOS 12, *)
  nonisolated public func alert<Words: StringProtocol, Actions: View, Message: View, Data>(
    _ title: Words, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
  ) -> some View { self }
  @available(iOS 14, macOS 11, *)
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View { self }
  @available(iOS 17, macOS 14, *)
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View { self }
  @available(iOS 17, macOS 14, *)
  nonisolated public func navigationDestination<Item: Hashable, Content: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Content
  ) -> some View { self }
  @available(iOS 14, macOS 11, *)
  @_disfavoredOverload
  nonisolated public func navigationTitle<Words: StringProtocol>(_ title: Words) -> some View { self }
  @available(iOS 14, macOS 11, *)
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { self }
  @available(iOS 15, macOS 12, *)
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}

#if !os(macOS)
  @available(iOS 14, *)
  extension View {
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
      item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { self }
    nonisolated public func navigationBarTitleDisplayMode(
      _ mode: NavigationBarItem.TitleDisplayMode
    ) -> some View { self }
  }

  @available(iOS 13, *)
  public struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Sendable { case automatic, inline, large }
  }
#endif

@available(iOS 16, macOS 13, *)
public struct NavigationStack<Data, Root: View>: View {
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}
  public var body: Never { fatalError() }
}

@available(iOS 16, macOS 13, *)
public struct NavigationPath: Equatable {}

@available(iOS 14, macOS 11, *)
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ToolbarContent {}

@available(iOS 14, macOS 11, *)
@resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent {
    content
  }
  public static func buildBlock<First: ToolbarContent, Second: ToolbarContent>(
    _ first: First, _ second: Second
  ) -> some ToolbarContent { first }
  public static func buildBlock<First: ToolbarContent, Second: ToolbarContent, Third: ToolbarContent>(
    _ first: First, _ second: Second, _ third: Third
  ) -> some ToolbarContent { first }
}

@available(iOS 14, macOS 11, *)
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public var body: Never { fatalError() }
}

extension ToolbarItem where ID == () {
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
}

@available(iOS 14, macOS 11, *)
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalError() }
}

@available(iOS 14, macOS 11, *)
public struct ToolbarItemPlacement: Sendable {
  public static let automatic = ToolbarItemPlacement()
  public static let principal = ToolbarItemPlacement()
  public static let primaryAction = ToolbarItemPlacement()
  public static let cancellationAction = ToolbarItemPlacement()
  #if !os(macOS)
    public static let bottomBar = ToolbarItemPlacement()
  #endif
}
