public let NSURLErrorDomain: String = ""
public let NSURLErrorFailingURLErrorKey: String = ""
public let NSLocalizedDescriptionKey: String = ""
public var NSURLErrorCancelled: Int { -999 }
public var NSURLErrorTimedOut: Int { -1001 }
public var NSURLErrorUnsupportedURL: Int { -1002 }
public var NSURLErrorCannotFindHost: Int { -1003 }
public var NSURLErrorCannotConnectToHost: Int { -1004 }
public var NSURLErrorNetworkConnectionLost: Int { -1005 }
public var NSURLErrorDNSLookupFailed: Int { -1006 }
public var NSURLErrorNotConnectedToInternet: Int { -1009 }
public var NSURLErrorAppTransportSecurityRequiresSecureConnection: Int { -1022 }
public var NSURLErrorFileDoesNotExist: Int { -1100 }
public var NSURLErrorNoPermissionsToReadFile: Int { -1102 }
public var NSURLErrorSecureConnectionFailed: Int { -1200 }
public var NSURLErrorServerCertificateHasBadDate: Int { -1201 }
public var NSURLErrorServerCertificateUntrusted: Int { -1202 }
public var NSURLErrorServerCertificateHasUnknownRoot: Int { -1203 }
public var NSURLErrorServerCertificateNotYetValid: Int { -1204 }

public struct URLError: Error, Hashable, Sendable {
  public struct Code: Hashable, Sendable {
    public static var badURL: Code { fatalError() }
    public static var badServerResponse: Code { fatalError() }
  }
  public init(_ code: Code) { fatalError() }
}

extension Error {
  public var localizedDescription: String { fatalError() }
}
