/// The app's own code by the names that routes give it.
///
/// ```swift
/// var handlers = ActionHandlers()
/// handlers.on("settings") { action in app.showSettings(page: action.parameters["page"]) }
/// handlers.on("product", decoding: ProductLink.self) { link in await app.showProduct(link.id) }
/// ```
///
/// Main actor, for that is where an app shows things.
@MainActor
public struct ActionHandlers {
  /// Takes a link; whatever it throws is for the frontend to tell, but ``LinkDeclined``, which lets the link go on to the viewer
  /// where its route says so.
  public typealias Handler = @MainActor (RoutedAction) async throws -> Void

  private var handlers: [String: Handler] = [:]

  /// No handlers.
  public init() {}

  /// The names that have a handler, sorted.
  public var names: [String] { handlers.keys.sorted() }

  /// Whether there is a handler of a name.
  public func has(_ name: String) -> Bool { handlers[name] != nil }

  /// Sets the handler of a name, in place of an earlier one.
  public mutating func on(_ name: String, _ handler: @escaping Handler) { handlers[name] = handler }

  /// Sets a handler that gets the link's parameters as a type of the app.
  ///
  /// A link whose parameters cannot be read so is declined, with the reason.
  public mutating func on<Value: Decodable>(
    _ name: String, decoding type: Value.Type, _ handler: @escaping @MainActor (Value) async throws -> Void
  ) {
    handlers[name] = { action in
      let value: Value
      do {
        value = try action.parameters.decode(type)
      } catch {
        throw LinkDeclined("the parameters of \(action.url) are no \(type): \(error.words)")
      }
      try await handler(value)
    }
  }

  /// Runs the handler of an action; false where there is none of its name.
  ///
  /// - Throws: What the handler throws; ``LinkDeclined`` where the link is not for it after all.
  @discardableResult
  public func run(_ action: RoutedAction) async throws -> Bool {
    guard let handler = handlers[action.name] else { return false }
    try await handler(action)
    return true
  }
}

/// Says that a link is not for the handler that got it, such as one to a product that the app does not know.
public struct LinkDeclined: Error, Hashable, Sendable, CustomStringConvertible {
  /// Why.
  public let reason: String

  /// Declines a link, for a reason that a log can tell.
  public init(_ reason: String = "the app has nothing to show for it") { self.reason = reason }

  public var description: String { reason }
}

extension Error {
  /// The words of a decoding error without the frame around them.
  fileprivate var words: String {
    switch self as? DecodingError {
    case .dataCorrupted(let context), .keyNotFound(_, let context), .typeMismatch(_, let context),
      .valueNotFound(_, let context):
      context.debugDescription
    default: "\(self)"
    }
  }
}
