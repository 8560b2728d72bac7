import WebAddress
import WebKit
import WebPolicy

extension WebViewer {
  /// Whether the page that shows may fill the screen, by the policy for devices; a refusal is reported.
  func allowsFullScreen() -> Bool {
    guard !isClosed else { return false }
    let origin = originOfContent
    let verdict = policy.devices.verdict(for: origin, askingFor: [.fullScreen])
    if verdict.outcome == .deny {
      refuse(.dialog(.devices([.fullScreen])), origin, .devices(verdict.reason))
    }
    return verdict.outcome != .deny
  }

  /// The page fills the screen, or no more.
  func fullScreenChanged(_ isFull: Bool) {
    guard isFullScreen != isFull else { return }
    isFullScreen = isFull
    hub.tell(.fullScreenChanged(isFull: isFull))
  }
}

extension DevicePolicy {
  /// Whether any site may fill the screen.
  var namesFullScreen: Bool { sites[.fullScreen] != nil || trusted[.fullScreen] != nil }
}
