internal import CWebKitGTK
internal import Foundation
internal import GLib

extension WebViewEngine {
  /// Passes to the delegate each question that the engine would ask in its own window; without a delegate it is denied.
  func connectQuestions() {
    connectDeciding("run-file-chooser") { [unowned self] owner, arguments in
      guard let request = arguments.object(1) else { return false }
      chooseFiles(EngineQuestion(request) { webkit_file_chooser_request_cancel($0) }, request, owner)
      return true
    }
    connectDeciding("permission-request") { [unowned self] owner, arguments in
      guard let request = arguments.object(1) else { return false }
      decide(EngineQuestion(request) { webkit_permission_request_deny($0) }, request, owner)
      return true
    }
    connectDeciding("print") { _, _ in true }
  }

  private func chooseFiles(
    _ question: EngineQuestion, _ request: UnsafeMutableRawPointer, _ owner: WKWebView
  ) {
    guard let delegate = owner.uiDelegate else { return question.refuse() }
    let object = OpaquePointer(request)
    let parameters = WKOpenPanelParameters(
      allowsMultipleSelection: webkit_file_chooser_request_get_select_multiple(object) != 0,
      acceptedMIMETypes: Self.strings(webkit_file_chooser_request_get_mime_types(object)))
    Task {
      let urls = await delegate.webView(
        owner, runOpenPanelWith: parameters, initiatedByFrame: WKFrameInfo(kind: .unknown))
      let paths = (urls ?? []).filter(\.isFileURL).map(\.path)
      guard !paths.isEmpty else { return question.refuse() }
      let allowed = parameters.allowsMultipleSelection ? paths : Array(paths.prefix(1))
      question.answer { Self.select(allowed, in: $0) }
    }
  }

  private static func select(_ paths: [String], in request: OpaquePointer) {
    let names: [UnsafeMutablePointer<CChar>?] = paths.map { g_strdup($0) } + [nil]
    defer { for name in names { g_free(name) } }
    let borrowed = names.map { UnsafePointer($0) }
    borrowed.withUnsafeBufferPointer { webkit_file_chooser_request_select_files(request, $0.baseAddress) }
  }

  private static func strings(_ list: UnsafePointer<UnsafePointer<CChar>?>?) -> [String] {
    guard let list else { return [] }
    return sequence(first: list) { $0 + 1 }.lazy.map(\.pointee).prefix { $0 != nil }
      .map { String(cString: $0!) }
  }

  /// The camera, the microphone and the place are the delegate's to give; the screen, notices and all else are denied.
  private func decide(
    _ question: EngineQuestion, _ request: UnsafeMutableRawPointer, _ owner: WKWebView
  ) {
    guard let delegate = owner.uiDelegate else { return question.refuse() }
    let origin = pageOrigin
    let frame = WKFrameInfo(kind: .unknown)
    if let type = Self.captureType(request) {
      Task {
        let decision = await delegate.webView(
          owner, decideMediaCapturePermissionsFor: origin, initiatedBy: frame, type: type)
        Self.give(decision, to: question)
      }
    } else if isInstance(request, of: webkit_geolocation_permission_request_get_type()) {
      Task {
        let decision = await delegate.webView(
          owner, decideGeolocationPermissionFor: origin, initiatedBy: frame)
        Self.give(decision, to: question)
      }
    } else {
      question.refuse()
    }
  }

  private static func give(_ decision: WKPermissionDecision, to question: EngineQuestion) {
    guard decision == .grant else { return question.refuse() }
    question.answer { webkit_permission_request_allow($0) }
  }

  /// The device to record with; nil for the screen, and for requests of another kind.
  private static func captureType(_ request: UnsafeMutableRawPointer) -> WKMediaCaptureType? {
    guard isInstance(request, of: webkit_user_media_permission_request_get_type()) else { return nil }
    let media = OpaquePointer(request)
    guard webkit_user_media_permission_is_for_display_device(media) == 0 else { return nil }
    switch (
      webkit_user_media_permission_is_for_video_device(media) != 0,
      webkit_user_media_permission_is_for_audio_device(media) != 0
    ) {
    case (true, true): return .cameraAndMicrophone
    case (true, false): return .camera
    case (false, true): return .microphone
    case (false, false): return nil
    }
  }

  /// The origin of the displayed page, independent of pending loads.
  private var pageOrigin: WKSecurityOrigin {
    guard let url = committedURL, let scheme = url.scheme, scheme != "about", scheme != "data" else {
      return WKSecurityOrigin()
    }
    return WKSecurityOrigin(protocol: scheme, host: url.host ?? "", port: url.port ?? 0)
  }
}

/// Whether a GObject is of a class; the macro for it is none that Swift can call.
func isInstance(_ object: UnsafeMutableRawPointer, of type: GType) -> Bool {
  g_type_check_instance_is_a(object.assumingMemoryBound(to: GTypeInstance.self), type) != 0
}
