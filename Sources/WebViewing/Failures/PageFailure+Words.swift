import Foundation
import WebAddress
import WebPolicy

/// A sentence for a person: a key to look its translation up by, English words, and what is put into them.
public struct PageStrings: Hashable, Sendable {
  /// What a translation is found by, such as `failure.hostNotFound`.
  public let key: String
  /// The English words, with `%1$@`, `%2$@` where ``arguments`` go.
  public let english: String
  /// What is put into the words: hosts, numbers, other sentences.
  public let arguments: [String]

  init(_ key: String, _ english: String, _ arguments: String...) {
    (self.key, self.english, self.arguments) = (key, english, arguments)
  }

  /// The sentence in the words that a function finds for a key; the second value is the English to fall back to.
  public func text(_ translate: (_ key: String, _ english: String) -> String) -> String {
    var text = translate(key, english)
    for (index, argument) in arguments.enumerated() {
      text = text.replacingOccurrences(of: "%\(index + 1)$@", with: argument)
    }
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// The sentence in the person's language where the app's own bundle has a table `Linkway.strings`, else in English.
  public var text: String {
    text { Bundle.main.localizedString(forKey: $0, value: $1, table: "Linkway") }
  }
}

extension PageFailure {
  /// A short heading for a person, to be translated.
  public var headingWords: PageStrings {
    switch kind {
    case .blocked, .cleartextBlocked, .restrictedPort, .unsupportedScheme:
      PageStrings("heading.blocked", "This page may not be opened")
    case .crashed: PageStrings("heading.crashed", "This page stopped working")
    case .tls: PageStrings("heading.tls", "This connection is not secure")
    case .offline: PageStrings("heading.offline", "You are offline")
    default: PageStrings("heading.other", "This page cannot be shown")
    }
  }

  /// What happened and what to do, in a sentence or two for a person, to be translated.
  public var words: PageStrings {
    let host = url?.host.map { "“\($0.displayed)”" } ?? "the server"
    return switch kind {
    case .cancelled: PageStrings("failure.cancelled", "Loading was stopped.")
    case .blocked(let verdict):
      PageStrings("failure.blocked", "%1$@.", verdict.reason.description)
    case .cleartextBlocked:
      PageStrings(
        "failure.cleartext",
        "%1$@ would be reached by a connection that others can read, so nothing was sent to it.", host)
    case .httpStatus(404), .httpStatus(410):
      PageStrings("failure.notFound", "%1$@ has no page at this address.", host)
    case .httpStatus(let status) where status >= 500:
      PageStrings(
        "failure.serverError", "%1$@ has a problem of its own (error %2$@). Try again later.", host,
        "\(status)")
    case .httpStatus(let status):
      PageStrings("failure.httpStatus", "%1$@ does not give out this page (error %2$@).", host, "\(status)")
    case .offline: PageStrings("failure.offline", "Connect to a network and try again.")
    case .hostNotFound:
      PageStrings(
        "failure.hostNotFound", "No server called %1$@ was found. Check the address and your connection.",
        host)
    case .connectionRefused:
      PageStrings("failure.connectionRefused", "%1$@ does not answer. Try again in a moment.", host)
    case .timedOut:
      PageStrings("failure.timedOut", "%1$@ took too long to answer. Try again in a moment.", host)
    case .connectionLost:
      PageStrings("failure.connectionLost", "The connection to %1$@ broke off. Try again.", host)
    case .tls(let fault): Self.words(for: fault, host)
    case .unsupportedScheme(let scheme):
      PageStrings("failure.unsupportedScheme", "“%1$@:” addresses are not for web pages.", scheme)
    case .restrictedPort:
      PageStrings("failure.restrictedPort", "The address names a port that is not for web pages.")
    case .cannotShow(let type?):
      PageStrings(
        "failure.fileType", "What stands at this address is no page but a file of the type %1$@.", type)
    case .cannotShow(nil):
      PageStrings("failure.cannotShow", "What stands at this address is no page that can be shown.")
    case .noContent: PageStrings("failure.noContent", "%1$@ has nothing to show at this address.", host)
    case .fileUnreadable: PageStrings("failure.file", "The file is not there or may not be read.")
    case .crashed:
      PageStrings("failure.crashed", "The page took too much memory or hit a fault. Load it again.")
    case .other where detail.isEmpty: PageStrings("failure.other", "Something went wrong. Try again.")
    case .other: PageStrings("failure.otherDetail", "Something went wrong: %1$@", detail)
    }
  }

  private static func words(for fault: TLSFault, _ host: String) -> PageStrings {
    switch fault {
    case .expired:
      PageStrings(
        "failure.tls.expired",
        "The certificate of %1$@ has expired, so it could not prove that it is what it says; nothing was sent to it.",
        host)
    case .notYetValid:
      PageStrings(
        "failure.tls.notYetValid",
        "The certificate of %1$@ is not valid yet. Check this device's clock; nothing was sent.", host)
    case .wrongHost:
      PageStrings(
        "failure.tls.wrongHost",
        "The certificate of %1$@ is another server's, so it could not prove that it is what it says; nothing was sent to it.",
        host)
    case .unknownAuthority, .revoked, .weak, .untrusted:
      PageStrings(
        "failure.tls.untrusted",
        "%1$@ could not prove that it is what it says, so nothing was sent to it.", host)
    case .handshake:
      PageStrings(
        "failure.tls.handshake", "No secret connection to %1$@ could be made, so nothing was sent to it.",
        host)
    }
  }

  /// A short heading for a person, in their language where the app has it.
  public var heading: String { headingWords.text }

  /// What happened and what to do, in a sentence or two for a person, in their language where the app has it.
  public var sentence: String { words.text }
}
