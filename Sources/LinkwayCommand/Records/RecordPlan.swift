import JSONSyntax

/// Why a record is bad.
struct RecordProblem: Error, Equatable {
  let message: String
}

/// Where the requested member of a record is, and where to write another.
///
/// The record is read without building its values, so that it can be written back byte for byte.
struct RecordPlan: Equatable {
  /// The string to scan, between its quotes.
  let field: Range<Int>
  /// The value of the last member `links`; nil where there is none.
  let links: Range<Int>?
  /// The brace that ends the record.
  let end: Int

  /// Checks a record and finds a field by its decoded name; of several the last counts.
  init(of record: [UInt8], field name: String) throws(RecordProblem) {
    var reader = JSONReader(record, deepest: 500)
    guard (try? reader.next())?.kind == .beginObject else {
      throw RecordProblem(message: "the line is not a JSON object")
    }
    var value: JSONReader.Token?
    var links: Range<Int>?
    do throws(JSONProblem) {
      while let key = try reader.next(), key.kind == .key, let first = try reader.next() {
        try reader.skip(first)
        let key = JSONText.decode(record[key.range.lowerBound + 1..<key.range.upperBound - 1])
        if key.elementsEqual(name.utf8) { value = first }
        if key.elementsEqual("links".utf8) { links = first.range.lowerBound..<reader.index }
      }
      end = reader.index - 1
      _ = try reader.next()
    } catch {
      throw RecordProblem(message: "expected \(error.expected) at byte \(error.offset)")
    }
    guard let value else { throw RecordProblem(message: "there is no field \(quoted(name))") }
    guard value.kind == .string else {
      throw RecordProblem(message: "the field \(quoted(name)) is not a string")
    }
    field = value.range.lowerBound + 1..<value.range.upperBound - 1
    self.links = links
  }
}
