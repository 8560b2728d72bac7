public import LinkText
import WebAddress
import WebPolicy

extension PageFailure {
  /// A short heading for the user, which can be translated.
  public var headingWords: UserText {
    switch kind {
    case .blocked, .cleartextBlocked, .restrictedPort, .unsupportedScheme:
      UserText("heading.blocked")
    case .crashed: UserText("heading.crashed")
    case .tls: UserText("heading.tls")
    case .offline: UserText("heading.offline")
    default: UserText("heading.other")
    }
  }

  /// The problem and the fix, in a sentence or two for the user, which can be translated.
  public var words: UserText {
    let host = url?.host.map { "“\($0.displayed)”" } ?? UserText("failure.theServer").phrase()
    return switch kind {
    case .cancelled: UserText("failure.cancelled")
    case .blocked(let verdict):
      UserText("failure.blocked", verdict.reason.description)
    case .cleartextBlocked:
      UserText("failure.cleartext", host)
    case .httpStatus(404), .httpStatus(410):
      UserText("failure.notFound", host)
    case .httpStatus(let status) where status >= 500:
      UserText(
        "failure.serverError", host,
        "\(status)")
    case .httpStatus(let status):
      UserText("failure.httpStatus", host, "\(status)")
    case .offline: UserText("failure.offline")
    case .hostNotFound:
      UserText("failure.hostNotFound", host)
    case .connectionRefused:
      UserText("failure.connectionRefused", host)
    case .timedOut:
      UserText("failure.timedOut", host)
    case .connectionLost:
      UserText("failure.connectionLost", host)
    case .tls(let fault): Self.words(for: fault, host)
    case .unsupportedScheme(let scheme):
      UserText("failure.unsupportedScheme", scheme)
    case .restrictedPort:
      UserText("failure.restrictedPort")
    case .cannotShow(let type?):
      UserText("failure.fileType", type)
    case .cannotShow(nil):
      UserText("failure.cannotShow")
    case .noContent: UserText("failure.noContent", host)
    case .fileUnreadable: UserText("failure.file")
    case .crashed:
      UserText("failure.crashed")
    case .other where detail.isEmpty: UserText("failure.other")
    case .other: UserText("failure.otherDetail", detail)
    }
  }

  private static func words(for fault: TLSFault, _ host: String) -> UserText {
    switch fault {
    case .expired:
      UserText("failure.tls.expired", host)
    case .notYetValid:
      UserText("failure.tls.notYetValid", host)
    case .wrongHost:
      UserText("failure.tls.wrongHost", host)
    case .unknownAuthority, .revoked, .weak, .untrusted:
      UserText("failure.tls.untrusted", host)
    case .handshake:
      UserText("failure.tls.handshake", host)
    }
  }

  /// A short heading in the user's language if the app has it.
  public var heading: String { headingWords.text }

  /// The problem and the fix in a sentence or two, in the user's language if the app has it.
  public var sentence: String { words.text }
}
