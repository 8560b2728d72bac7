import LinkDetection

/// What `linkway detect` was asked for.
struct DetectOptions: Equatable {
  enum Format: String, CaseIterable { case text, jsonl, html, markdown, ansi }

  var kinds: Set<LinkKind> = [.url, .email]
  var profile = DetectionProfile.chat
  /// Nil where the terminal decides.
  var format: Format?
  /// The field of each record to scan; nil where the input is plain text.
  var field: String?
  var unit = OffsetUnit.scalar
  /// Empty for standard input; `-` is standard input too.
  var files: [String] = []
  var wantsHelp = false

  init() {}

  init(_ arguments: [String]) throws(CommandFailure) {
    var remaining = Arguments(arguments, topic: "detect")
    while let word = remaining.next() {
      switch word {
      case .operand(let file): files.append(file)
      case .option("--help", nil), .option("-h", nil): wantsHelp = true
      case .option("--kinds", let value): kinds = try Self.kinds(remaining.value(of: "--kinds", value))
      case .option("--profile", let value):
        profile = try Self.choice(
          remaining.value(of: "--profile", value), of: DetectionProfile.all, named: \.name,
          option: "--profile")
      case .option("--format", let value):
        format = try Self.choice(
          remaining.value(of: "--format", value), of: Format.allCases, named: \.rawValue, option: "--format")
      case .option("--offsets", let value):
        unit = try Self.choice(
          remaining.value(of: "--offsets", value), of: OffsetUnit.allCases, named: \.rawValue,
          option: "--offsets"
        )
      case .option("--jsonl", let value): field = try remaining.value(of: "--jsonl", value)
      case .option(let name, _): throw remaining.unknown(name)
      }
    }
    try check()
  }

  private func check() throws(CommandFailure) {
    guard let field else { return }
    if field == "links" {
      throw .usage("--jsonl cannot scan the field \"links\": it writes that one", topic: "detect")
    }
    if let format, format != .jsonl {
      throw .usage("--jsonl writes records, so it takes no --format but jsonl", topic: "detect")
    }
  }

  private static func kinds(_ list: String) throws(CommandFailure) -> Set<LinkKind> {
    var kinds: Set<LinkKind> = []
    for name in list.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      kinds.insert(try choice(name, of: LinkKind.builtIn, named: \.name, option: "--kinds"))
    }
    return kinds
  }

  private static func choice<Value>(
    _ text: String, of values: [Value], named name: (Value) -> String, option: String
  ) throws(CommandFailure) -> Value {
    guard let value = values.first(where: { name($0) == text }) else {
      let names = values.map(name).joined(separator: ", ")
      throw .usage("\(option) knows no \(quoted(text)); it knows \(names)", topic: "detect")
    }
    return value
  }
}
