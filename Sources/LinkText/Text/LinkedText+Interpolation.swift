extension LinkedText: ExpressibleByStringInterpolation {
  /// A text without links, written in source code.
  public init(stringLiteral value: String) { self.init(value) }

  /// A text whose `\(link:to:)` parts are links.
  public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.result }

  /// Collects the parts of a literal such as `"I agree to the \(link: "Terms", to: "terms:")"`.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var result = LinkedText()

    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds the plain text between two parts.
    public mutating func appendLiteral(_ literal: String) { result.append(literal) }

    /// Adds a value's description as plain text, never as a link.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      result.append(value.description)
    }

    /// Adds another text with its links.
    public mutating func appendInterpolation(_ text: LinkedText) { result.append(text) }

    /// Adds words with their own style.
    public mutating func appendInterpolation(_ plain: String, style: LinkStyle) {
      result.append(plain, style: style)
    }

    /// Adds a link; without a label or a target only the label is added.
    public mutating func appendInterpolation(
      link label: String, to target: LinkTarget, hint: String? = nil, variant: String? = nil
    ) {
      result.append(link: label, to: target, hint: hint, variant: variant)
    }
  }
}
