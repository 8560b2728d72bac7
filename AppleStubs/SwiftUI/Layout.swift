@available(iOS 13, macOS 10.15, *)
public struct HorizontalAlignment: Equatable, Sendable {
  public static let leading = HorizontalAlignment()
  public static let center = HorizontalAlignment()
  public static let trailing = HorizontalAlignment()
}

@available(iOS 13, macOS 10.15, *)
public struct VerticalAlignment: Equatable, Sendable {
  public static let top = VerticalAlignment()
  public static let center = VerticalAlignment()
}

@available(iOS 13, macOS 10.15, *)
public struct Alignment: Equatable, Sendable {
  public static let center = Alignment()
  public static let leading = Alignment()
  public static let trailing = Alignment()
  public static let top = Alignment()
}

@available(iOS 13, macOS 10.15, *)
public enum Edge: Sendable {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let all = Set(rawValue: 15)
    public static let horizontal = Set(rawValue: 10)
    public static let vertical = Set(rawValue: 5)
    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 4)
    public static let leading = Set(rawValue: 2)
  }
}

@available(iOS 13, macOS 10.15, *)
public struct VStack<Content: View>: View {
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalError() }
}

@available(iOS 13, macOS 10.15, *)
public struct HStack<Content: View>: View {
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalError() }
}

@available(iOS 13, macOS 10.15, *)
public struct ZStack<Content: View>: View {
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}

@available(iOS 13, macOS 10.15, *)
public struct Spacer: View {
  nonisolated public init(minLength: CGFloat? = nil) {}
  public var body: Never { fatalError() }
}

@available(iOS 13, macOS 10.15, *)
public struct Divider: View {
  nonisolated public init() {}
  public var body: Never { fatalError() }
}

@available(iOS 16, macOS 13, *)
public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
}

@available(iOS 13, macOS 10.15, *)
extension View {
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
  nonisolated public func padding(_ length: CGFloat) -> some View { self }
  nonisolated public func opacity(_ opacity: Double) -> some View { self }
  nonisolated public func disabled(_ disabled: Bool) -> some View { self }
  nonisolated public func zIndex(_ value: Double) -> some View { self }
  @available(iOS 15, macOS 12, *)
  nonisolated public func overlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View { self }
  @available(iOS 15, macOS 12, *)
  nonisolated public func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { self }
  @available(iOS 15, macOS 12, *)
  nonisolated public func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline
  ) -> some View { self }
  nonisolated public func clipShape<Outline: Shape>(_ shape: Outline) -> some View { self }
  nonisolated public func contentShape<Outline: Shape>(_ shape: Outline) -> some View { self }
  nonisolated public func shadow(
    color: Color = Color(red: 0, green: 0, blue: 0), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { self }
  @available(iOS 15, macOS 12, *)
  nonisolated public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View { self }
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
  nonisolated public func layoutPriority(_ value: Double) -> some View { self }
}

@available(iOS 13, macOS 10.15, *)
public protocol ShapeStyle: Sendable {}

@available(iOS 15, macOS 12, *)
public struct HierarchicalShapeStyle: ShapeStyle {}

@available(iOS 15, macOS 12, *)
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var secondary: HierarchicalShapeStyle { fatalError() }
}

@available(iOS 13, macOS 10.15, *)
public struct BackgroundStyle: ShapeStyle {}

@available(iOS 15, macOS 12, *)
extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { fatalError() }
}

@available(iOS 15, macOS 12, *)
public struct Material: ShapeStyle {}

@available(iOS 15, macOS 12, *)
extension ShapeStyle where Self == Material {
  public static var bar: Material { fatalError() }
}

@available(iOS 13, macOS 10.15, *)
public protocol Shape: Sendable, View {}

@available(iOS 13, macOS 10.15, *)
public struct Rectangle: Sendable {
  nonisolated public init() {}
}

extension Rectangle: Shape {
  public var body: Never { fatalError() }
}

@available(iOS 13, macOS 10.15, *)
public struct RoundedRectangle: Sendable {
  nonisolated public init(cornerRadius: CGFloat) {}
}

extension RoundedRectangle: Shape {
  public var body: Never { fatalError() }
}
