internal import CGTK

/// An error that a GLib library reported.
public struct GLibError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The library's name for the family of errors, such as `g-io-error-quark`.
  public let domain: String
  /// The error's number within its domain.
  public let code: Int
  /// The library's own sentence, in the user's language.
  public let message: String

  /// An error of its parts.
  public init(domain: String, code: Int, message: String) {
    self.domain = domain
    self.code = code
    self.message = message
  }

  /// Copies a `GError *`, which stays the caller's.
  public init(copying error: UnsafeMutableRawPointer) {
    let error = error.assumingMemoryBound(to: GError.self).pointee
    domain = g_quark_to_string(error.domain).map { String(cString: $0) } ?? "unknown"
    code = Int(error.code)
    message = error.message.map { String(cString: $0) } ?? ""
  }

  /// Takes over a `GError *` and frees it.
  public init(taking error: UnsafeMutableRawPointer) {
    self.init(copying: error)
    g_error_free(error.assumingMemoryBound(to: GError.self))
  }

  public var description: String { "\(message) (\(domain) \(code))" }
}
