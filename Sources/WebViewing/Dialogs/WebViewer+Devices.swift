import WebAddress
import WebKit
import WebPolicy

extension WindowAdapter {
  /// Decides whether a page gets devices, and asks the user if the policy requires it.
  ///
  /// - Parameter askers: The origins of all documents that may be asking; the policy must allow each of them.
  func decide(
    _ devices: Set<DevicePolicy.Device>, askers: @MainActor () async -> [Origin]
  ) async -> WKPermissionDecision {
    let document = viewer?.lifecycle.state.document
    let askers = await askers()
    let (decision, asked) = viewer?.decide(devices, askers, document) ?? (.deny, nil)
    return await asked?.answer == .confirmed ? .grant : decision
  }
}

extension WebViewer {
  /// The policy's verdict, and the dialog if the user must decide.
  fileprivate func decide(
    _ devices: Set<DevicePolicy.Device>, _ askers: [Origin], _ document: Int?
  ) -> (WKPermissionDecision, AskedDialog?) {
    let origin = Set(askers).count == 1 ? askers[0] : nil
    guard document == lifecycle.state.document, !isClosed else {
      refuse(.dialog(.devices(devices)), origin, .gone)
      return (.deny, nil)
    }
    let verdicts = askers.map { policy.devices.verdict(for: $0, askingFor: devices) }
    if let denial = verdicts.first(where: { $0.outcome == .deny }) {
      refuse(.dialog(.devices(devices)), origin, .devices(denial.reason))
      return (.deny, nil)
    }
    let isAsked = verdicts.contains { $0.outcome == .ask }
    return isAsked ? (.deny, ask(.devices(devices), origin: origin)) : (.grant, nil)
  }
}

extension WKMediaCaptureType {
  /// The devices to record with; empty for unknown ones, which no policy allows.
  var devices: Set<DevicePolicy.Device> {
    switch self {
    case .camera: [.camera]
    case .microphone: [.microphone]
    case .cameraAndMicrophone: [.camera, .microphone]
    @unknown default: []
    }
  }
}
