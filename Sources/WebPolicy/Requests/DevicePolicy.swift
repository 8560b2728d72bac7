public import WebAddress

/// Which pages may use the camera, the microphone and the device's location; none by default.
///
/// A page that is listed causes a question to the user. Only pages that the app trusts get a device without a question. Pages
/// that came over an unencrypted connection never get one.
public struct DevicePolicy: Hashable, Sendable {
  /// What a page can ask for.
  public enum Device: String, Hashable, Sendable, CaseIterable {
    /// The camera.
    case camera
    /// The microphone.
    case microphone
    /// The location of the device.
    case location
    /// The whole screen, for an element of the page.
    ///
    /// The user is not asked: a frontend shows for as long as it lasts which page fills the screen. So a site that may ask gets it.
    case fullScreen
  }

  /// The sites that may ask for each device; the user then decides.
  public var sites: [Device: [SitePattern]] {
    didSet { sites = sites.filter { !$0.value.isEmpty } }
  }
  /// The sites that get each device without a question by the app; the system may still ask the user.
  public var trusted: [Device: [SitePattern]] {
    didSet { trusted = trusted.filter { !$0.value.isEmpty } }
  }

  /// Sites that may ask, and sites that get it without a question.
  public init(_ sites: [Device: [SitePattern]] = [:], trusted: [Device: [SitePattern]] = [:]) {
    // A device without sites is removed, so that equal policies are equal values.
    self.sites = sites.filter { !$0.value.isEmpty }
    self.trusted = trusted.filter { !$0.value.isEmpty }
  }

  /// Whether pages of an origin may ask for all of some devices.
  public func lets(_ origin: Origin?, askFor devices: Set<Device>) -> Bool {
    verdict(for: origin, askingFor: devices).outcome != .deny
  }

  /// The verdict for an origin that requests several devices at once: the strictest verdict of any of them.
  ///
  /// Asking for no device at all is denied.
  public func verdict(for origin: Origin?, askingFor devices: Set<Device>) -> DeviceVerdict {
    guard let origin, !origin.isOpaque else { return DeviceVerdict(.deny, .noOrigin) }
    // An unencrypted page can be changed on its way by others.
    guard origin.scheme == "https" || origin.host?.isLoopback == true else {
      return DeviceVerdict(.deny, .cleartext)
    }
    let trusting = devices.filter { trusted[$0]?.contains { $0.matches(origin) } ?? false }
    let asking = devices.filter { sites[$0]?.contains { $0.matches(origin) } ?? false }
    let missing = devices.subtracting(trusting).subtracting(asking)
    guard missing.isEmpty, !devices.isEmpty else { return DeviceVerdict(.deny, .notListed(missing)) }
    return trusting == devices ? DeviceVerdict(.allow, .trusted) : DeviceVerdict(.ask, .listed)
  }
}

/// What happens where a page wants to use devices, and why.
public struct DeviceVerdict: Hashable, Sendable {
  /// What happens.
  public enum Outcome: Hashable, Sendable {
    /// The page gets them.
    case allow
    /// The user decides.
    case ask
    /// The page does not get them.
    case deny
  }

  /// Why it happens.
  public enum Reason: Hashable, Sendable {
    /// The site gets them without a question.
    case trusted
    /// The site may ask.
    case listed
    /// The site is not listed for some of them.
    case notListed(Set<DevicePolicy.Device>)
    /// The page came over a connection that others can read.
    case cleartext
    /// The page has no origin that could be listed.
    case noOrigin
  }

  /// What happens.
  public let outcome: Outcome
  /// Why it happens.
  public let reason: Reason

  init(_ outcome: Outcome, _ reason: Reason) {
    self.outcome = outcome
    self.reason = reason
  }
}

extension DeviceVerdict.Reason: CustomStringConvertible {
  /// Half a sentence for a developer.
  public var description: String {
    switch self {
    case .trusted: "the policy trusts the site with it"
    case .listed: "the policy lets the site ask"
    case .notListed([]): "the page asks for no device"
    case .notListed(let devices):
      "the policy does not list the site for "
        + DevicePolicy.Device.allCases.filter(devices.contains).map(\.rawValue).joined(separator: ", ")
    case .cleartext: "the page came over a connection that others can read"
    case .noOrigin: "the page has no origin that could be listed"
    }
  }
}
