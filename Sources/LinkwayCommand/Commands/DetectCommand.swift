import LinkDetection
import LinkText

/// `linkway detect`: finds links in files or standard input, in constant memory.
enum DetectCommand {
  static let help = """
    linkway detect [OPTION...] [FILE...]

    Finds links in files, or in standard input where no file or - is named. Reads and writes as it goes, so the input
    may be of any length.

      --kinds LIST       what to find, with commas between: url, email, mention, hashtag, cashtag
                         default: url,email
      --profile NAME     by which rules a link begins and ends: chat, documents or uts58; default: chat
      --format NAME      text      each link as written, one a line
                         jsonl     each link as a JSON object, one a line
                         html      the text as an HTML fragment with links
                         markdown  the text as Markdown with links
                         ansi      the text with hyperlinks for a terminal (OSC 8)
                         default: ansi where the output is a terminal, else text
      --jsonl FIELD      the input is JSON Lines: scans the string FIELD of each record and writes the record back
                         with "links":[{"start","end","text","kind","url"}] added, everything else untouched
      --offsets UNIT     the unit of start and end: scalar, utf8 or utf16; default: scalar

    A file that cannot be read and a bad record are named on standard error; a bad record passes through unchanged.
    The exit status is then 1.

    """

  static func run(_ arguments: [String], on console: Console) throws(CommandFailure) -> Int {
    let options = try DetectOptions(arguments)
    if options.wantsHelp {
      try console.output.write(help)
      return 0
    }
    let detector = LinkDetector(options.profile) { $0.kinds = options.kinds }
    var bad = 0
    for file in options.files.isEmpty ? ["-"] : options.files {
      var job = job(for: file, detector: detector, options: options, on: console)
      bad += try scan(file, with: &job, on: console)
    }
    return bad
  }

  private static func job(
    for file: String, detector: LinkDetector, options: DetectOptions, on console: Console
  ) -> any DetectJob {
    if let field = options.field {
      return RecordJob(field: field, detector: detector, unit: options.unit, name: file)
    }
    switch options.format ?? (console.outputIsTerminal ? .ansi : .text) {
    case .text: return StreamJob(detector, ListWriter())
    case .jsonl: return StreamJob(detector, RecordWriter(unit: options.unit, file: file == "-" ? nil : file))
    case .html: return StreamJob(detector, RenderingWriter(HTMLLinkRenderer()))
    case .markdown: return StreamJob(detector, RenderingWriter(MarkdownLinkRenderer()))
    case .ansi: return StreamJob(detector, RenderingWriter(TerminalLinkRenderer()))
    }
  }

  /// Answers how many of the file's records were bad, or 1 where it cannot be read.
  private static func scan(
    _ file: String, with job: inout any DetectJob, on console: Console
  ) throws(CommandFailure) -> Int {
    let source: any ByteSource
    do throws(SystemError) {
      source = file == "-" ? console.input : try console.open(file)
    } catch {
      return cannotRead(file, error, on: console)
    }
    var progress = Progress(console, name: file == "-" ? "standard input" : quoted(file), total: source.size)
    defer { progress.finish() }
    while true {
      let chunk: ArraySlice<UInt8>?
      do throws(SystemError) {
        chunk = try source.read()
      } catch {
        // What was read so far is still good text.
        return try job.finish(on: console) + cannotRead(file, error, on: console)
      }
      guard let chunk else { return try job.finish(on: console) }
      try job.take(chunk, on: console)
      try console.output.flush()
      progress.advance(by: chunk.count)
    }
  }

  private static func cannotRead(_ file: String, _ error: SystemError, on console: Console) -> Int {
    console.complain("cannot read \(file == "-" ? "standard input" : quoted(file)): \(error.reason)")
    return 1
  }
}

/// What is done with the bytes of one file.
protocol DetectJob {
  mutating func take(_ bytes: ArraySlice<UInt8>, on console: Console) throws(CommandFailure)
  /// Ends the file and answers how many of its records were bad.
  mutating func finish(on console: Console) throws(CommandFailure) -> Int
}
