import Foundation

/// A script of the app's that runs in a page, with its arguments and its result as JSON.
struct ScriptCall {
  /// The name of the one argument that the engine passes.
  static let argument = "linkwayJSON"

  let source: String
  /// The JSON of all arguments, by their names.
  let json: String

  /// A script.
  ///
  /// Its exceptions come back as values, because engines report them in different ways.
  ///
  /// - Parameters:
  ///   - body: The body of an asynchronous function.
  ///   - arguments: The function's arguments: their names, which are checked, and their JSON.
  ///   - returnsValue: Whether the result is read.
  init(body: String, arguments: [(name: String, json: String)], returnsValue: Bool) {
    let names = arguments.map(\.name)
    json = "{" + arguments.map { "\(BridgeValue.literal($0.name)):\($0.json)" }.joined(separator: ",") + "}"
    let values = names.map { "linkwayValues[\(BridgeValue.literal($0))]" }
    let encode = returnsValue ? PageEncoder.javaScript : "() => ({ text: 'null' })"
    source = """
      const linkwayValues = JSON.parse(\(Self.argument)), linkwayMissing = {};
      const linkwayEncode = \(encode);
      const linkwayLine = new Error().line; let linkwayResult; try { linkwayResult = await (async (\(names.joined(separator: ", "))) => {
      \(body)
      })(\(values.joined(separator: ", "))); } catch (error) {
        if (error === linkwayMissing) return { isMissing: true };
        const isError = error instanceof Error, isPages = Boolean(isError && error.sourceURL);
        const cut = text => String(text).slice(0, 10000);
        return { name: isError ? cut(error.name) : '', message: isError ? cut(error.message) : cut(error),
          line: isError && error.line ? error.line - (isPages ? 0 : linkwayLine) : 0, column: isError && error.column || 0 };
      }
      try {
        const { text, isWide } = linkwayEncode(linkwayResult, \(BridgeValue.largestResult));
        return { text: typeof text === 'string' ? text : '', isWide: Boolean(isWide) };
      } catch (error) {
        if (error === linkwayEncode.deep) return { fault: 'it contains itself, or is nested deeper than \(PageEncoder.deepest) levels' };
        if (error === linkwayEncode.large) return { fault: 'it has more than \(BridgeValue.largestResult) bytes' };
        return { fault: String(error && error.message || error).slice(0, 10000) };
      }
      """
  }

  /// A result as JSON.
  struct Result: Sendable {
    let json: Data
    /// Whether it may contain whole numbers beyond 2^53.
    let isWide: Bool
  }

  /// The result in what the script answered.
  func result(_ answer: [String: Any]) throws(ScriptError) -> Result {
    if let text = answer["text"] as? String {
      return Result(json: Data(text.utf8), isWide: answer["isWide"] as? Bool ?? true)
    }
    if answer["isMissing"] != nil { throw .noFunction("") }
    if let fault = answer["fault"] as? String { throw .notRepresentable(fault) }
    guard let message = answer["message"] as? String else {
      throw .notRepresentable("the page returned nothing that the app can read")
    }
    let name = answer["name"] as? String ?? ""
    throw .exception(
      name: name.isEmpty ? "Error" : name, message: message, line: Self.place(answer["line"]),
      column: Self.place(answer["column"]))
  }

  private static func place(_ number: Any?) -> Int? { (number as? Int).flatMap { $0 > 0 ? $0 : nil } }
}
