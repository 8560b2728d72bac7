/// The words after a command's name, taken one by one.
struct Arguments {
  private var rest: ArraySlice<String>
  private var optionsEnded = false
  private let topic: String

  /// - Parameter topic: the command, whose help is named in errors.
  init(_ words: [String], topic: String) {
    rest = words[...]
    self.topic = topic
  }

  enum Word: Equatable {
    /// An option, with the text after `=` in the same argument.
    case option(String, value: String?)
    case operand(String)
  }

  mutating func next() -> Word? {
    guard let word = rest.popFirst() else { return nil }
    if optionsEnded || word == "-" || !word.hasPrefix("-") { return .operand(word) }
    if word == "--" {
      optionsEnded = true
      return next()
    }
    guard let equals = word.firstIndex(of: "=") else { return .option(word, value: nil) }
    return .option(String(word[..<equals]), value: String(word[word.index(after: equals)...]))
  }

  /// What an option was given: after `=` or as the next word.
  mutating func value(of option: String, _ inline: String?) throws(CommandFailure) -> String {
    if let inline { return inline }
    guard let word = rest.popFirst() else {
      throw .usage("\(option) needs a value after it", topic: topic)
    }
    return word
  }

  func unknown(_ option: String) -> CommandFailure {
    .usage("unknown option \(quoted(option))", topic: topic)
  }
}
