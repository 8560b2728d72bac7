extension UserText {
  /// Why a page cannot be shown.
  static let failures: [String: Row] = [
    "heading.blocked": Row("This page is blocked", "차단된 페이지"),
    "heading.crashed": Row("This page stopped working", "페이지 작동이 중지됨"),
    "heading.tls": Row("This connection is not secure", "안전하지 않은 연결"),
    "heading.offline": Row("You are offline", "오프라인 상태"),
    "heading.other": Row("This page cannot be shown", "이 페이지를 표시할 수 없음"),
    "failure.cancelled": Row("Loading was stopped.", "불러오기를 중지했습니다."),
    "failure.blocked": Row("%1$@.", "이 앱의 규칙이 이 페이지를 허용하지 않습니다. (%1$@)"),
    "failure.cleartext": Row(
      "%1$@ would be reached by a connection that others can read, so nothing was sent to it.",
      "%1$@ 연결은 다른 사람이 볼 수 있으므로 아무것도 보내지 않았습니다."),
    "failure.notFound": Row("%1$@ has no page at this address.", "%1$@에 이 주소의 페이지가 없습니다."),
    "failure.serverError": Row(
      "%1$@ has a problem of its own (error %2$@). Try again later.",
      "%1$@ 서버에 문제가 있습니다(오류 %2$@). 나중에 다시 시도하십시오."),
    "failure.httpStatus": Row(
      "%1$@ does not give out this page (error %2$@).", "%1$@ 서버가 이 페이지를 제공하지 않습니다(오류 %2$@)."),
    "failure.offline": Row("Connect to a network and try again.", "네트워크에 연결한 후 다시 시도하십시오."),
    "failure.hostNotFound": Row(
      "No server called %1$@ was found. Check the address and your connection.",
      "%1$@ 서버를 찾을 수 없습니다. 주소와 네트워크 연결을 확인하십시오."),
    "failure.connectionRefused": Row(
      "%1$@ does not answer. Try again in a moment.", "%1$@ 서버가 응답하지 않습니다. 잠시 후 다시 시도하십시오."),
    "failure.timedOut": Row(
      "%1$@ took too long to answer. Try again in a moment.", "%1$@ 서버의 응답 시간이 초과되었습니다. 잠시 후 다시 시도하십시오."),
    "failure.connectionLost": Row(
      "The connection to %1$@ broke off. Try again.", "%1$@ 서버와의 연결이 끊어졌습니다. 다시 시도하십시오."),
    "failure.unsupportedScheme": Row(
      "“%1$@:” addresses are not for web pages.", "“%1$@:” 주소는 웹 페이지 주소가 아닙니다."),
    "failure.restrictedPort": Row(
      "The address names a port that is not for web pages.", "주소의 포트는 웹 페이지용이 아닙니다."),
    "failure.fileType": Row(
      "This address has a file of the type %1$@, not a page.",
      "이 주소에는 페이지가 아니라 %1$@ 유형의 파일이 있습니다."),
    "failure.cannotShow": Row(
      "The content at this address cannot be shown as a page.", "이 주소의 내용은 표시할 수 있는 페이지가 아닙니다."),
    "failure.noContent": Row("%1$@ has nothing to show at this address.", "%1$@ 서버의 이 주소에는 표시할 내용이 없습니다."),
    "failure.file": Row("The file does not exist or cannot be read.", "파일이 없거나 읽을 수 없습니다."),
    "failure.crashed": Row(
      "The page took too much memory or hit a fault. Load it again.", "메모리가 부족하거나 오류가 발생했습니다. 페이지를 다시 불러오십시오."
    ),
    "failure.other": Row("Something went wrong. Try again.", "문제가 발생했습니다. 다시 시도하십시오."),
    "failure.otherDetail": Row("Something went wrong: %1$@", "문제가 발생했습니다: %1$@"),
    "failure.theServer": Row("the server", "서버"),
    "failure.tls.expired": Row(
      "The certificate of %1$@ has expired, so it could not prove that it is what it says; nothing was sent to it.",
      "%1$@ 인증서가 만료되어 신원을 확인할 수 없으므로 아무것도 보내지 않았습니다."),
    "failure.tls.notYetValid": Row(
      "The certificate of %1$@ is not valid yet. Check this device's clock; nothing was sent.",
      "%1$@ 인증서가 아직 유효하지 않습니다. 기기의 시계를 확인하십시오. 아무것도 보내지 않았습니다."),
    "failure.tls.wrongHost": Row(
      "The certificate of %1$@ is another server's, so it could not prove that it is what it says; nothing was sent to it.",
      "%1$@ 인증서가 다른 서버의 것이어서 신원을 확인할 수 없으므로 아무것도 보내지 않았습니다."),
    "failure.tls.untrusted": Row(
      "%1$@ could not prove that it is what it says, so nothing was sent to it.",
      "%1$@의 신원을 확인할 수 없으므로 아무것도 보내지 않았습니다."),
    "failure.tls.handshake": Row(
      "No secret connection to %1$@ could be made, so nothing was sent to it.",
      "%1$@ 서버와 보안 연결을 만들 수 없으므로 아무것도 보내지 않았습니다."),
  ]
}
