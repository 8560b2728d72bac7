extension UserText {
  /// What a page says or asks for: of an origin, of a part of a page, or of an unknown page.
  static let dialogs: [String: Row] = [
    "dialog.signIn.wrong": Row(
      "The name or the password was not right. Try again.", "이름 또는 암호가 올바르지 않습니다. 다시 시도하십시오."),
    "dialog.signIn.realm": Row("It calls the place “%1$@”.", "서버가 표시한 영역: “%1$@”"),
    "dialog.signIn.cleartext": Row(
      "The connection is not encrypted: others can read what you send.",
      "연결이 암호화되지 않아 보내는 내용을 다른 사람이 볼 수 있습니다."),
    "dialog.speaker": Row("%1$@ says", "%1$@의 메시지"),
    "dialog.part": Row("A part of the page %1$@ says", "%1$@ 페이지의 일부의 메시지"),
    "dialog.nobody": Row("A page says", "페이지의 메시지"),
    "dialog.folder.speaker": Row("%1$@ wants a folder of yours", "%1$@에서 폴더를 요청합니다"),
    "dialog.folder.part": Row("A part of the page %1$@ wants a folder of yours", "%1$@ 페이지의 일부에서 폴더를 요청합니다"),
    "dialog.folder.nobody": Row("A page wants a folder of yours", "페이지에서 폴더를 요청합니다"),
    "dialog.files.speaker": Row("%1$@ wants files of yours", "%1$@에서 파일 여러 개를 요청합니다"),
    "dialog.files.part": Row("A part of the page %1$@ wants files of yours", "%1$@ 페이지의 일부에서 파일 여러 개를 요청합니다"),
    "dialog.files.nobody": Row("A page wants files of yours", "페이지에서 파일 여러 개를 요청합니다"),
    "dialog.file.speaker": Row("%1$@ wants a file of yours", "%1$@에서 파일을 요청합니다"),
    "dialog.file.part": Row("A part of the page %1$@ wants a file of yours", "%1$@ 페이지의 일부에서 파일을 요청합니다"),
    "dialog.file.nobody": Row("A page wants a file of yours", "페이지에서 파일을 요청합니다"),
    "dialog.signIn.speaker": Row("%1$@ asks for a name and a password", "%1$@에서 이름과 암호를 요청합니다"),
    "dialog.signIn.part": Row(
      "A part of the page %1$@ asks for a name and a password", "%1$@ 페이지의 일부에서 이름과 암호를 요청합니다"),
    "dialog.signIn.nobody": Row("A page asks for a name and a password", "페이지에서 이름과 암호를 요청합니다"),
    "dialog.camera.speaker": Row("%1$@ wants to use the camera", "%1$@에서 카메라를 사용하려고 합니다"),
    "dialog.camera.part": Row(
      "A part of the page %1$@ wants to use the camera", "%1$@ 페이지의 일부에서 카메라를 사용하려고 합니다"),
    "dialog.camera.nobody": Row("A page wants to use the camera", "페이지에서 카메라를 사용하려고 합니다"),
    "dialog.microphone.speaker": Row("%1$@ wants to use the microphone", "%1$@에서 마이크를 사용하려고 합니다"),
    "dialog.microphone.part": Row(
      "A part of the page %1$@ wants to use the microphone", "%1$@ 페이지의 일부에서 마이크를 사용하려고 합니다"),
    "dialog.microphone.nobody": Row("A page wants to use the microphone", "페이지에서 마이크를 사용하려고 합니다"),
    "dialog.location.speaker": Row("%1$@ wants to know where you are", "%1$@에서 위치를 확인하려고 합니다"),
    "dialog.location.part": Row(
      "A part of the page %1$@ wants to know where you are", "%1$@ 페이지의 일부에서 위치를 확인하려고 합니다"),
    "dialog.location.nobody": Row("A page wants to know where you are", "페이지에서 위치를 확인하려고 합니다"),
    "dialog.recording.speaker": Row(
      "%1$@ wants to use the camera and the microphone", "%1$@에서 카메라와 마이크를 사용하려고 합니다"),
    "dialog.recording.part": Row(
      "A part of the page %1$@ wants to use the camera and the microphone",
      "%1$@ 페이지의 일부에서 카메라와 마이크를 사용하려고 합니다"),
    "dialog.recording.nobody": Row(
      "A page wants to use the camera and the microphone", "페이지에서 카메라와 마이크를 사용하려고 합니다"),
    "dialog.devices.speaker": Row(
      "%1$@ wants to use your devices and to know where you are", "%1$@에서 기기와 위치를 사용하려고 합니다"),
    "dialog.devices.part": Row(
      "A part of the page %1$@ wants to use your devices and to know where you are",
      "%1$@ 페이지의 일부에서 기기와 위치를 사용하려고 합니다"),
    "dialog.devices.nobody": Row(
      "A page wants to use your devices and to know where you are", "페이지에서 기기와 위치를 사용하려고 합니다"),
  ]
}
