import JSONSyntax
import LinkDetection
import LinkText

/// Writes what is found in a text, piece by piece.
protocol PieceWriter {
  mutating func write(text: ArraySlice<UInt8>, to output: inout [UInt8])
  mutating func write(_ link: UTF8Link, to output: inout [UInt8])
  mutating func finish(to output: inout [UInt8])
}

/// Finds the links of a text that streams by.
struct StreamJob<Writer: PieceWriter>: DetectJob {
  private var stream: LinkStream
  private var writer: Writer

  init(_ detector: LinkDetector, _ writer: Writer) {
    stream = LinkStream(detector)
    self.writer = writer
  }

  mutating func take(_ bytes: ArraySlice<UInt8>, on console: Console) throws(CommandFailure) {
    let output = console.output
    stream.feed(bytes) { piece in Self.write(piece, with: &writer, to: &output.buffer) }
    try output.drain()
  }

  mutating func finish(on console: Console) throws(CommandFailure) -> Int {
    let output = console.output
    stream.finish { piece in Self.write(piece, with: &writer, to: &output.buffer) }
    writer.finish(to: &output.buffer)
    try output.drain()
    return 0
  }

  private static func write(_ piece: LinkStream.Piece, with writer: inout Writer, to output: inout [UInt8]) {
    switch piece {
    case .text(let bytes): writer.write(text: bytes, to: &output)
    case .link(let link): writer.write(link, to: &output)
    }
  }
}

/// The whole text in another format.
struct RenderingWriter<Renderer: LinkRenderer>: PieceWriter {
  private var renderer: Renderer

  init(_ renderer: Renderer) { self.renderer = renderer }

  mutating func write(text: ArraySlice<UInt8>, to output: inout [UInt8]) {
    renderer.write(text: text, to: &output)
  }
  mutating func write(_ link: UTF8Link, to output: inout [UInt8]) { renderer.write(link, to: &output) }
  mutating func finish(to output: inout [UInt8]) { renderer.finish(to: &output) }
}

/// Each link as written, one a line.
struct ListWriter: PieceWriter {
  func write(text: ArraySlice<UInt8>, to output: inout [UInt8]) {}

  func write(_ link: UTF8Link, to output: inout [UInt8]) {
    output += link.text.utf8
    output.append(0x0A)
  }

  func finish(to output: inout [UInt8]) {}
}

/// Each link as a JSON object, one a line.
struct RecordWriter: PieceWriter {
  let unit: OffsetUnit
  /// The file's name; nil for standard input.
  let file: String?
  private var counter = OffsetCounter()

  init(unit: OffsetUnit, file: String?) {
    self.unit = unit
    self.file = file
  }

  mutating func write(text: ArraySlice<UInt8>, to output: inout [UInt8]) { counter.advance(over: text) }

  mutating func write(_ link: UTF8Link, to output: inout [UInt8]) {
    let place = counter.range(of: link.text, in: unit)
    output.append(0x7B)
    if let file {
      output += "\"file\":".utf8
      JSONText.append(file, to: &output)
      output.append(0x2C)
    }
    JSONText.appendMembers(of: link, at: place, to: &output)
    output += "}\n".utf8
  }

  func finish(to output: inout [UInt8]) {}
}
