extension NavigationPolicy: Codable {
  /// Reads the policy out of the text of its file.
  ///
  /// Inside a document of an app's own, the policy is one text: its file, see ``init(json:)``, which can tell the line of
  /// an error, as a decoder cannot.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    do throws(PolicyFileError) {
      self = try NavigationPolicy(json: text)
    } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: error.description)
    }
  }

  /// Writes the text of the policy's file.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(json)
  }
}
