public import WebAddress

/// Which pages may ask for the camera, the microphone and the place where the device is; none by default.
///
/// A page that may ask is not given it: the person is asked. Pages that came over a connection that others can read may
/// never ask.
public struct DevicePolicy: Hashable, Sendable {
  /// What a page can ask for.
  public enum Device: String, Hashable, Sendable, CaseIterable {
    /// The camera.
    case camera
    /// The microphone.
    case microphone
    /// The place where the device is.
    case location
  }

  /// The sites that may ask for each.
  public var sites: [Device: [SitePattern]]

  /// Sites that may ask.
  public init(_ sites: [Device: [SitePattern]] = [:]) { self.sites = sites }

  /// Whether pages of an origin may ask for all of some devices.
  public func lets(_ origin: Origin?, askFor devices: Set<Device>) -> Bool {
    guard let origin, !origin.isOpaque else { return false }
    // Others could put words into a page that they can read on its way.
    guard origin.scheme == "https" || origin.host?.isLoopback == true else { return false }
    return devices.allSatisfy { sites[$0]?.contains { $0.matches(origin) } ?? false }
  }
}
