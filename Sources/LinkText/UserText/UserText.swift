internal import Foundation

/// A text that the user reads, such as "Copy Link": a key of Linkway's one table, and the arguments that go into it.
///
/// The table has English and Korean; the system's language decides. An app overrides a text, or adds a language, by a table
/// `Linkway.strings` in its main bundle, or by ``override(_:)``.
public struct UserText: Hashable, Sendable {
  /// The key of the text, such as `failure.hostNotFound`.
  public let key: String
  /// What replaces `%1$@`, `%2$@`: hosts, numbers, other sentences.
  public let arguments: [String]
  /// The English text of a key with details, or of a key that is not in the table.
  private let fallback: String?

  /// A text of the table.
  public init(_ key: String, _ arguments: String...) {
    (self.key, self.arguments, fallback) = (key, arguments, nil)
  }

  /// A text with details in English only; other languages use the table's text.
  package init(_ key: String, english: String) {
    (self.key, arguments, fallback) = (key, [], english)
  }

  /// The text in the user's language.
  public var text: String { text(in: .current) }

  /// The text in a language.
  public func text(in language: Language) -> String { phrase(in: language).capitalizedAtStart }

  /// The text as part of a sentence: its first letter stays as it is.
  package func phrase(in language: Language = .current) -> String {
    text { key, standard in
      if let override = Self.overrides[key] { return override }
      return Bundle.main.localizedString(forKey: key, value: standard, table: "Linkway")
    } standard: {
      template(in: language)
    }
  }

  /// The text as a function translates it; the second value is the English text, with its placeholders.
  public func text(_ translate: (_ key: String, _ english: String) -> String) -> String {
    text(translate, standard: { template(in: .english) }).capitalizedAtStart
  }

  private func text(
    _ translate: (_ key: String, _ standard: String) -> String, standard: () -> String
  ) -> String {
    var text = translate(key, standard())
    let isRightToLeft = text.unicodeScalars.contains(where: \.isRightToLeft)
    for (index, argument) in arguments.enumerated() {
      let isOther = argument.unicodeScalars.contains(where: \.isRightToLeft) != isRightToLeft
      // An argument of the other direction must not reorder the words around it.
      let isolated = isOther ? "\u{2068}\(argument)\u{2069}" : argument
      text = text.replacingOccurrences(of: "%\(index + 1)$@", with: isolated)
    }
    return text
  }

  private func template(in language: Language) -> String {
    if language == .english, let fallback { return fallback }
    guard let row = Self.table[key] else { return fallback ?? key }
    return language == .korean ? row.korean : row.english
  }
}

extension UserText {
  /// The languages of the table.
  public enum Language: String, Hashable, Sendable, CaseIterable {
    case english = "en"
    case korean = "ko"

    /// The first of the system's languages that the table has; English where it has none.
    public static var current: Language {
      for name in systemLanguages {
        if let language = allCases.first(where: { name.lowercased().hasPrefix($0.rawValue) }) {
          return language
        }
      }
      return .english
    }
  }

  /// Replaces texts by their keys, in any language that the app chooses; call it before the first text shows.
  ///
  /// Placeholders such as `%1$@` stay in the text.
  public static func override(_ texts: [String: String]) {
    UserDefaults.standard.register(defaults: [overridesKey: overrides.merging(texts) { $1 }])
  }

  private static let overridesKey = "LinkwayUserText"

  private static var overrides: [String: String] {
    UserDefaults.standard.dictionary(forKey: overridesKey) as? [String: String] ?? [:]
  }

  /// The keys of all texts.
  public static var keys: [String] { table.keys.sorted() }

  /// A button's or menu item's text.
  package static func label(_ key: String) -> String { UserText(key).text }
}

extension String {
  fileprivate var capitalizedAtStart: String { prefix(1).uppercased() + dropFirst() }
}

extension Unicode.Scalar {
  /// Whether the character runs from right to left: Hebrew, Arabic and the scripts like them.
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
