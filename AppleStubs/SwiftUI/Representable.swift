#if os(macOS)
  @available(macOS 10.15, *)
  @MainActor @preconcurrency public protocol NSViewRepresentable: View where Body == Never {
    associatedtype NSViewType: NSView
    associatedtype Coordinator = Void
    @MainActor @preconcurrency func makeNSView(context: Context) -> NSViewType
    @MainActor @preconcurrency func updateNSView(_ view: NSViewType, context: Context)
    @MainActor @preconcurrency static func dismantleNSView(_ view: NSViewType, coordinator: Coordinator)
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    @available(macOS 13, *)
    @MainActor @preconcurrency func sizeThatFits(
      _ proposal: ProposedViewSize, nsView: NSViewType, context: Context
    ) -> CGSize?
    typealias Context = NSViewRepresentableContext<Self>
  }

  @available(macOS 10.15, *)
  @MainActor @preconcurrency public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
    public var coordinator: Representable.Coordinator { fatalError() }
  }

  extension NSViewRepresentable {
    public var body: Never { fatalError() }
    public static func dismantleNSView(_ view: NSViewType, coordinator: Coordinator) {}
    public func sizeThatFits(
      _ proposal: ProposedViewSize, nsView: NSViewType, context: Context
    ) -> CGSize? { fatalError() }
  }

  extension NSViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
  }

  @available(macOS 10.15, *)
  @MainActor @preconcurrency open class NSHostingController<Content: View>: NSViewController {
    @MainActor @preconcurrency public init(rootView: Content) { fatalError() }
    @MainActor @preconcurrency public required init?(coder: NSCoder) { fatalError() }
    @MainActor @preconcurrency public var rootView: Content {
      get { fatalError() }
      set {}
    }
    @available(macOS 14, *)
    @MainActor @preconcurrency public var sceneBridgingOptions: NSHostingSceneBridgingOptions {
      get { fatalError() }
      set {}
    }
  }

  @available(macOS 14, *)
  public struct NSHostingSceneBridgingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let title = NSHostingSceneBridgingOptions(rawValue: 1)
    public static let toolbars = NSHostingSceneBridgingOptions(rawValue: 2)
  }
#else
  @available(iOS 13, *)
  @MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
    @MainActor @preconcurrency func updateUIView(_ view: UIViewType, context: Context)
    @MainActor @preconcurrency static func dismantleUIView(_ view: UIViewType, coordinator: Coordinator)
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    @available(iOS 16, *)
    @MainActor @preconcurrency func sizeThatFits(
      _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
    ) -> CGSize?
    typealias Context = UIViewRepresentableContext<Self>
  }

  @available(iOS 13, *)
  @MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public var coordinator: Representable.Coordinator { fatalError() }
  }

  extension UIViewRepresentable {
    public var body: Never { fatalError() }
    public static func dismantleUIView(_ view: UIViewType, coordinator: Coordinator) {}
    public func sizeThatFits(
      _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
    ) -> CGSize? { fatalError() }
  }

  extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
  }

  @available(iOS 13, *)
  @MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
    @MainActor @preconcurrency func updateUIViewController(
      _ controller: UIViewControllerType, context: Context)
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    typealias Context = UIViewControllerRepresentableContext<Self>
  }

  @available(iOS 13, *)
  @MainActor @preconcurrency
  public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {}

  extension UIViewControllerRepresentable {
    public var body: Never { fatalError() }
  }

  extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
  }

  @available(iOS 13, *)
  @MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
    @MainActor @preconcurrency public init(rootView: Content) { fatalError() }
    @MainActor @preconcurrency public required init?(coder: NSCoder) { fatalError() }
  }
#endif
