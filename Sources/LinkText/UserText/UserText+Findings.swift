extension UserText {
  /// What the user should know about a link; a finding of the same kind may have more details in English.
  static let findings: [String: Row] = [
    "finding.lookalike": Row("the host looks like a known one and is another", "알려진 사이트와 비슷해 보이지만 다른 사이트입니다"),
    "finding.embeddedDomain": Row(
      "a known name comes first, but the site is the one that the host ends with",
      "알려진 이름으로 시작하지만 실제 사이트는 호스트의 끝부분입니다"),
    "finding.mixedScript": Row(
      "it mixes scripts that no language mixes, so one letter may pass for another",
      "함께 쓰지 않는 문자를 섞어 다른 글자로 보일 수 있습니다"),
    "finding.wholeScript": Row(
      "all its letters look like letters of the Latin alphabet or digits, but are not",
      "모든 글자가 로마자나 숫자처럼 보이지만 다른 문자입니다"),
    "finding.restrictedCharacter": Row(
      "it contains a character that names are not written with", "이름에 쓰지 않는 글자가 있습니다"),
    "finding.misplacedSign": Row(
      "it contains a sign in a place where no language puts it", "어떤 언어에서도 쓰지 않는 위치에 기호가 있습니다"),
    "finding.foreignDigits": Row(
      "its digits come from more than one script or appear without a letter", "여러 문자의 숫자를 섞었거나 글자 없이 숫자만 있습니다"
    ),
    "finding.obscureMarks": Row("its letters have marks that are hard to see", "글자에 알아보기 어려운 부호가 있습니다"),
    "finding.invalidEncodedLabel": Row(
      "a label claims to be the ASCII form of a name in another script and is not",
      "다른 문자로 된 이름의 ASCII 형식처럼 보이지만 올바르지 않습니다"),
    "finding.mixedDirection": Row(
      "parts of the host run from right to left, so the last part may seem to be another one",
      "호스트의 일부가 오른쪽에서 왼쪽으로 쓰여 끝부분을 잘못 읽을 수 있습니다"),
    "finding.labelMismatch": Row(
      "the text names another site than the one to which the link leads", "글에 적힌 사이트와 링크가 여는 사이트가 다릅니다"),
    "finding.hostInUserInfo": Row(
      "the text before the @ looks like the site, but the site follows the @",
      "@ 앞의 글이 사이트처럼 보이지만 실제 사이트는 @ 뒤에 있습니다"),
    "finding.userInfo": Row(
      "the text before the @ is a user name, not the site: the site follows the @",
      "@ 앞의 글은 사이트가 아니라 사용자 이름입니다"),
    "finding.ambiguousHost": Row("not all programs read the same host from it", "프로그램마다 호스트를 다르게 읽을 수 있습니다"),
    "finding.obfuscatedIPAddress": Row("the host is an obfuscated IP address", "호스트가 알아보기 어렵게 쓴 IP 주소입니다"),
    "finding.ipAddress": Row(
      "the host is a bare IP address, which says nothing about its owner", "호스트가 IP 주소여서 소유자를 알 수 없습니다"),
    "finding.bidiControl": Row(
      "an invisible character turns the direction of the text", "보이지 않는 글자가 글의 방향을 바꿉니다"),
    "finding.invisibleCharacter": Row("it holds a character that cannot be seen", "보이지 않는 글자가 있습니다"),
    "finding.password": Row("the URL contains a password in clear text", "주소에 암호가 그대로 들어 있습니다"),
    "finding.overlongLink": Row("the link is too long to look through", "링크가 너무 길어 확인하기 어렵습니다"),
    "finding.unsafeScheme": Row("links of this scheme are never opened from text", "글에서 열 수 없는 종류의 링크입니다"),
    "finding.programOption": Row(
      "the host begins with a hyphen, which a program would read as one of its options",
      "호스트가 하이픈으로 시작하여 프로그램이 옵션으로 읽을 수 있습니다"),
    "finding.startsProgram": Row("the link starts another program", "이 링크는 다른 프로그램을 실행합니다"),
    "finding.telephoneCode": Row(
      "the number holds a code that the phone or its network obeys", "전화나 통신망이 실행하는 코드가 번호에 들어 있습니다"),
    "finding.topLevelDomain": Row("the host is a top-level domain", "호스트가 최상위 도메인입니다"),
    "finding.script": Row(
      "a URL of this scheme carries what it shows or runs, and is no address", "이 링크는 주소가 아니라 실행되는 내용입니다"),
    "finding.unreadable": Row("no browser could open this link", "브라우저가 열 수 없는 링크입니다"),
    "finding.cleartext": Row("what comes can be read and changed on its way", "전송 중에 다른 사람이 보거나 바꿀 수 있습니다"),
    "finding.needlessCleartext": Row(
      "what comes can be read and changed on its way, although the site is there with encryption",
      "암호화된 사이트가 있지만 이 링크는 암호화되지 않습니다"),
    "finding.executable": Row(
      "the link leads to a program, which would run here", "이 링크는 이 기기에서 실행되는 프로그램을 엽니다"),
    "finding.unusualPort": Row("the port is not that of a usual web server", "포트가 일반적인 웹 서버의 포트가 아닙니다"),
    "finding.swappedPort": Row(
      "the port belongs to the other one of http and https", "http와 https의 포트가 서로 바뀌었습니다"),
    "finding.blockedPort": Row(
      "the port belongs to a service that is no web server; browsers do not connect to it",
      "웹 서버가 아닌 서비스의 포트여서 브라우저가 연결하지 않습니다"),
  ]
}
