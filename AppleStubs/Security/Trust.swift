public import Foundation

public typealias OSStatus = Int32
public typealias CFArray = NSArray
public typealias CFData = NSData
public final class CFError: Error {}
public func CFErrorGetCode(_ err: CFError!) -> Int { fatalError() }

@available(iOS 2, macOS 10.2, *)
public final class SecTrust {}
@available(iOS 2, macOS 10.3, *)
public final class SecCertificate {}

@available(iOS 12, macOS 10.14, *)
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool {
  fatalError()
}
@available(iOS 15, macOS 12, *)
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { fatalError() }
@available(iOS 2, macOS 10.6, *)
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { fatalError() }

public var errSecCertificateExpired: OSStatus { -67818 }
public var errSecCertificateNotValidYet: OSStatus { -67819 }
public var errSecCertificateRevoked: OSStatus { -67820 }
public var errSecHostNameMismatch: OSStatus { -67602 }
public var errSecNotTrusted: OSStatus { -67843 }
public var errSecCreateChainFailed: OSStatus { -25318 }

// Foundation's own members with this framework's types.
extension URLProtectionSpace {
  @available(iOS 3, macOS 10.6, *)
  public var serverTrust: SecTrust? { fatalError() }
}

extension URLCredential {
  @available(iOS 3, macOS 10.6, *)
  public convenience init(trust: SecTrust) { fatalError() }
}
