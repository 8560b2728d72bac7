extension NavigationPolicy: Codable {
  /// Decodes the policy from a string that contains its file.
  ///
  /// Inside a document of an app, the policy is one string: the text of its file. ``init(json:)`` reads such a text and reports
  /// the line of an error, which a decoder cannot.
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
