import WebAddress
import WebKit
import WebPolicy

extension WebViewer {
  /// Decides whether a page gets devices, and asks the person where the policy says so.
  ///
  /// - Parameter askers: The origins of all documents of which one asks; the policy must let each of them.
  func decide(
    _ devices: Set<DevicePolicy.Device>, askers: @MainActor () async -> [Origin]
  ) async -> WKPermissionDecision {
    let document = requests.document
    let askers = await askers()
    let origin = Set(askers).count == 1 ? askers[0] : nil
    guard document == requests.document, !isClosed else {
      refuse(.dialog(.devices(devices)), origin, .gone)
      return .deny
    }
    let verdicts = askers.map { policy.devices.verdict(for: $0, askingFor: devices) }
    if let denial = verdicts.first(where: { $0.outcome == .deny }) {
      refuse(.dialog(.devices(devices)), origin, .devices(denial.reason))
      return .deny
    }
    if verdicts.contains(where: { $0.outcome == .ask }) {
      return await ask(.devices(devices), origin: origin) == .confirmed ? .grant : .deny
    }
    return .grant
  }
}

extension WKMediaCaptureType {
  /// What is to be recorded with; empty for what this version does not know, which no policy lets.
  var devices: Set<DevicePolicy.Device> {
    switch self {
    case .camera: [.camera]
    case .microphone: [.microphone]
    case .cameraAndMicrophone: [.camera, .microphone]
    @unknown default: []
    }
  }
}
