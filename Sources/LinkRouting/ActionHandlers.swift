/// The app's own code by the names in the routes.
///
/// ```swift
/// var handlers = ActionHandlers()
/// handlers.on("settings") { action in app.showSettings(page: action.parameters["page"]) }
/// handlers.on("product", decoding: ProductLink.self) { link in await app.showProduct(link.id) }
/// ```
///
/// Main actor, because handlers show screens.
@MainActor
public struct ActionHandlers {
  /// Handles a link.
  ///
  /// If it throws, the link goes to the viewer where the route allows it; else the error is the refusal's reason.
  public typealias Handler = @MainActor (LinkAction) async throws -> Void

  private var handlers: [String: Handler] = [:]

  /// No handlers.
  public init() {}

  /// The names that have a handler, sorted.
  public var names: [String] { handlers.keys.sorted() }

  /// Whether there is a handler of a name.
  public func has(_ name: String) -> Bool { handlers[name] != nil }

  /// Sets the handler of a name; it replaces an earlier one.
  public mutating func on(_ name: String, _ handler: @escaping Handler) { handlers[name] = handler }

  /// Sets a handler that receives the link's parameters as a type of the app.
  ///
  /// A link whose parameters cannot be decoded is declined, with the reason.
  public mutating func on<Value: Decodable>(
    _ name: String, decoding type: Value.Type, _ handler: @escaping @MainActor (Value) async throws -> Void
  ) {
    handlers[name] = { action in
      let value: Value
      do {
        value = try action.parameters.decode(type)
      } catch {
        throw LinkDeclined("the parameters of \(action.url) are no \(type): \(error.summary)")
      }
      try await handler(value)
    }
  }

  /// Runs the handler of an action; returns false if no handler has its name.
  ///
  /// - Throws: The handler's error; ``LinkDeclined`` if the handler does not accept the link.
  @discardableResult
  public func run(_ action: LinkAction) async throws -> Bool {
    guard let handler = handlers[action.name] else { return false }
    try await handler(action)
    return true
  }
}

/// The error of a handler that does not accept a link, such as one to an unknown product.
public struct LinkDeclined: Error, Hashable, Sendable, CustomStringConvertible {
  /// Why.
  public let reason: String

  /// An error with a reason for logs.
  public init(_ reason: String = "the app has nothing to show for it") { self.reason = reason }

  public var description: String { reason }
}

extension Error {
  /// The description of a decoding error without its coding path.
  fileprivate var summary: String {
    switch self as? DecodingError {
    case .dataCorrupted(let context), .keyNotFound(_, let context), .typeMismatch(_, let context),
      .valueNotFound(_, let context):
      context.debugDescription
    default: "\(self)"
    }
  }
}
