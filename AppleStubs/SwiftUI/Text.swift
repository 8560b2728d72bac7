@available(iOS 13, macOS 10.15, *)
public struct Text: Equatable, Sendable {
  public init(verbatim content: String) {}
  @_disfavoredOverload public init<Words: StringProtocol>(_ content: Words) {}
  @available(iOS 15, macOS 12, *)
  public init(_ attributedContent: AttributedString) {}
  @available(iOS 15, macOS 12, *)
  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Sendable {
      public static let solid = Pattern()
      public static let dot = Pattern()
    }
    public init(pattern: Pattern = .solid, color: Color? = nil) {}
    public static let single = LineStyle()
  }
  public enum TruncationMode: Sendable { case head, tail, middle }
}

extension Text: View {
  public var body: Never { fatalError() }
}

extension Text {
  public func font(_ font: Font?) -> Text { self }
  public func bold() -> Text { self }
}

@available(iOS 13, macOS 10.15, *)
public struct Font: Hashable, Sendable {
  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle, title, title2, headline, body, caption
  }
  public enum Design: Hashable, Sendable { case `default`, monospaced }
  public struct Weight: Hashable, Sendable {
    public static let ultraLight = Weight()
    public static let thin = Weight()
    public static let light = Weight()
    public static let regular = Weight()
    public static let medium = Weight()
    public static let semibold = Weight()
    public static let bold = Weight()
    public static let heavy = Weight()
    public static let black = Weight()
  }
  public static let largeTitle = Font()
  @available(iOS 14, macOS 11, *)
  public static let title2 = Font()
  public static let headline = Font()
  public static let body = Font()
  public static let footnote = Font()
  public static let caption = Font()
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font { fatalError() }
  @available(iOS 14, macOS 11, *)
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    fatalError()
  }
  @available(iOS 14, macOS 11, *)
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { fatalError() }
  public func weight(_ weight: Weight) -> Font { self }
  public func italic() -> Font { self }
  @available(iOS 15, macOS 12, *)
  public func monospaced() -> Font { self }
}

@available(iOS 13, macOS 10.15, *)
public struct Color: Hashable, Sendable {
  public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
  public init(
    _ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {}
  public static let clear = Color(red: 0, green: 0, blue: 0)
  public static let black = Color(red: 0, green: 0, blue: 0)
  public func opacity(_ opacity: Double) -> Color { self }
}

extension Color: ShapeStyle, View {
  public var body: Never { fatalError() }
}

@available(iOS 15, macOS 12, *)
extension AttributeScopes {
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let kern: KerningAttribute
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.Underline"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.Strikethrough"
    }
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }
  }
}

@available(iOS 13, macOS 10.15, *)
extension View {
  nonisolated public func font(_ font: Font?) -> some View { self }
  nonisolated public func lineLimit(_ number: Int?) -> some View { self }
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
  @available(iOS 15, macOS 12, *)
  nonisolated public func tint(_ tint: Color?) -> some View { self }
}

@available(iOS 13, macOS 10.15, *)
public enum TextAlignment: Hashable, Sendable, CaseIterable { case leading, center, trailing }

@available(iOS 15, macOS 12, *)
extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember path: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { fatalError() }
}
