extension UserText {
  /// A text in the languages of the table, with `%1$@`, `%2$@` where arguments go.
  struct Row: Sendable {
    let english: String
    let korean: String

    init(_ english: String, _ korean: String) { (self.english, self.korean) = (english, korean) }
  }

  /// All texts by their keys; the only place where they are written.
  static let table: [String: Row] = [labels, dialogs, failures, findings].reduce(into: [:]) { table, part in
    table.merge(part) { first, _ in first }
  }

  /// Buttons, menus and headings.
  static let labels: [String: Row] = [
    "menu.copyText": Row("Copy", "복사"),
    "menu.selectAll": Row("Select All", "전체 선택"),
    "menu.copyLink": Row("Copy Link", "링크 복사"),
    "menu.lookUp": Row("Look Up", "찾아보기"),
    "menu.openLink": Row("Open Link", "링크 열기"),
    "link.visited": Row("visited", "방문함"),
    "question.intro": Row("This link leads to", "이 링크의 목적지"),
    "question.open": Row("Open", "열기"),
    "dialog.allow": Row("Allow", "허용"),
    "dialog.answer": Row("Answer", "답변"),
    "dialog.cancel": Row("Cancel", "취소"),
    "dialog.doNotAllow": Row("Don’t Allow", "허용 안 함"),
    "dialog.name": Row("Name", "이름"),
    "dialog.ok": Row("OK", "확인"),
    "dialog.password": Row("Password", "암호"),
    "dialog.signIn": Row("Sign In", "로그인"),
    "dialog.silence": Row("Let this page ask no more", "이 페이지의 대화상자 더 이상 보지 않기"),
    "downloads.clear": Row("Clear", "지우기"),
    "viewer.back": Row("Back", "뒤로"),
    "viewer.close": Row("Close", "닫기"),
    "viewer.downloads": Row("Downloads", "다운로드"),
    "viewer.forward": Row("Forward", "앞으로"),
    "viewer.fullScreen": Row(
      "%1$@ fills the screen. Press Escape to leave.",
      "%1$@이(가) 화면을 채우고 있습니다. 나가려면 Escape 키를 누르십시오."),
    "viewer.loading": Row("Loading…", "불러오는 중…"),
    "viewer.menu": Row("Menu", "메뉴"),
    "viewer.reload": Row("Reload", "새로 고침"),
    "viewer.share": Row("Share", "공유"),
    "viewer.stop": Row("Stop", "중지"),
    "failure.goBack": Row("Go Back", "뒤로 가기"),
    "failure.retry": Row("Try Again", "다시 시도"),
  ]
}
