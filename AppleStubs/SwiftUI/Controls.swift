@available(iOS 13, macOS 10.15, *)
public struct Button<Label: View>: View {
  @preconcurrency nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {}
  public var body: Never { fatalError() }
}

extension Button {
  @available(iOS 15, macOS 12, *)
  @preconcurrency nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {}
}

extension Button where Label == Text {
  @_disfavoredOverload
  @preconcurrency nonisolated public init<Words: StringProtocol>(
    _ title: Words, action: @escaping @MainActor () -> Void
  ) {}
  @available(iOS 15, macOS 12, *)
  @_disfavoredOverload
  @preconcurrency nonisolated public init<Words: StringProtocol>(
    _ title: Words, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {}
}

@available(iOS 15, macOS 12, *)
public struct ButtonRole: Equatable, Sendable {
  public static let destructive = ButtonRole()
  public static let cancel = ButtonRole()
}

@available(iOS 14, macOS 11, *)
public struct Label<Title: View, Icon: View>: View {
  public var body: Never { fatalError() }
}

extension Label where Title == Text, Icon == Image {
  @_disfavoredOverload
  nonisolated public init<Words: StringProtocol>(_ title: Words, systemImage name: String) {}
}

@available(iOS 13, macOS 10.15, *)
public struct Image: Equatable, Sendable {
  @available(iOS 13, macOS 11, *)
  public init(systemName: String) {}
}

extension Image: View {
  public var body: Never { fatalError() }
}

@available(iOS 14, macOS 11, *)
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  public var body: Never { fatalError() }
}

extension ProgressView where CurrentValueLabel == EmptyView, Label == EmptyView {
  nonisolated public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1.0) {}
}

@available(iOS 14, macOS 11, *)
@MainActor @preconcurrency public protocol ProgressViewStyle {}

@available(iOS 14, macOS 11, *)
public struct LinearProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { fatalError() }
}

@available(iOS 13, macOS 10.15, *)
public struct TextField<Label: View>: View {
  public var body: Never { fatalError() }
}

extension TextField where Label == Text {
  @_disfavoredOverload
  nonisolated public init<Words: StringProtocol>(_ title: Words, text: Binding<String>) {}
}

@available(iOS 13, macOS 10.15, *)
public struct SecureField<Label: View>: View {
  public var body: Never { fatalError() }
}

extension SecureField where Label == Text {
  @_disfavoredOverload
  nonisolated public init<Words: StringProtocol>(_ title: Words, text: Binding<String>) {}
}

@available(iOS 16, macOS 13, *)
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View {
  public var body: Never { fatalError() }
}

extension ShareLink where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never {
  nonisolated public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {}
}

@available(iOS 17, macOS 14, *)
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  nonisolated public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description,
    @ViewBuilder actions: () -> Actions
  ) {}
  public var body: Never { fatalError() }
}

@available(iOS 14, macOS 11, *)
public struct Menu<Label: View, Content: View>: View {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  public var body: Never { fatalError() }
}

@available(iOS 13, macOS 10.15, *)
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {}

@available(iOS 15, macOS 12, *)
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { fatalError() }
}

@available(iOS 13, macOS 10.15, *)
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { fatalError() }
}

@available(iOS 14, macOS 11, *)
@MainActor @preconcurrency public protocol LabelStyle {}

@available(iOS 14, macOS 11, *)
public struct IconOnlyLabelStyle: LabelStyle {}

@available(iOS 14, macOS 11, *)
extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { fatalError() }
}

@available(iOS 14, macOS 11, *)
extension View {
  nonisolated public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View { self }
}

@available(iOS 14, macOS 11, *)
public struct KeyEquivalent: Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral: Character) {}
  public static let escape: KeyEquivalent = "\u{1B}"
}

@available(iOS 14, macOS 11, *)
public struct KeyboardShortcut: Hashable, Sendable {
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {}
}

@available(iOS 14, macOS 11, *)
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let command = EventModifiers(rawValue: 16)
}

@available(iOS 13, macOS 10.15, *)
extension View {
  @available(iOS 14, macOS 11, *)
  nonisolated public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View { self }
  nonisolated public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View { self }
  @available(iOS 15.4, macOS 12.3, *)
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
  @available(iOS 14, macOS 11, *)
  nonisolated public func help<Words: StringProtocol>(_ text: Words) -> some View { self }
  @available(iOS 14, macOS 11, *)
  nonisolated public func accessibilityLabel<Words: StringProtocol>(
    _ label: Words
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
  @available(iOS 14, macOS 11, *)
  nonisolated public func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
  @available(iOS 14, macOS 11, *)
  nonisolated public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
  nonisolated public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }
}

@available(iOS 14, macOS 11, *)
public struct AccessibilityAttachmentModifier: ViewModifier {
  public func body(content: Content) -> Never { fatalError() }
}

@available(iOS 13, macOS 10.15, *)
public struct AccessibilityTraits: SetAlgebra, Sendable {
  public typealias Element = AccessibilityTraits
  public typealias ArrayLiteralElement = AccessibilityTraits
  public init() {}
  public static let isModal = AccessibilityTraits()
  public static let isHeader = AccessibilityTraits()
  public static func == (left: Self, right: Self) -> Bool { fatalError() }
  public func contains(_ member: Self) -> Bool { fatalError() }
  public mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self) { fatalError() }
  public mutating func remove(_ member: Self) -> Self? { fatalError() }
  public mutating func update(with member: Self) -> Self? { fatalError() }
  public func union(_ other: Self) -> Self { fatalError() }
  public func intersection(_ other: Self) -> Self { fatalError() }
  public func symmetricDifference(_ other: Self) -> Self { fatalError() }
  public mutating func formUnion(_ other: Self) {}
  public mutating func formIntersection(_ other: Self) {}
  public mutating func formSymmetricDifference(_ other: Self) {}
}

@available(iOS 13, macOS 10.15, *)
public struct AccessibilityActionKind: Equatable, Sendable {
  public static let `default` = AccessibilityActionKind()
  public static let escape = AccessibilityActionKind()
}

@available(iOS 13, macOS 10.15, *)
public struct AccessibilityChildBehavior: Hashable, Sendable {
  public static let ignore = AccessibilityChildBehavior()
  public static let contain = AccessibilityChildBehavior()
  public static let combine = AccessibilityChildBehavior()
}
