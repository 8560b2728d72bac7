public let NSURLErrorDomain: String = ""
public let NSURLErrorFailingURLErrorKey: String = ""
public let NSLocalizedDescriptionKey: String = ""

public struct URLError: Error, Hashable, Sendable {
  public struct Code: RawRepresentable, Hashable, Sendable {
    public init(rawValue: Int) { fatalError() }
    public var rawValue: Int { fatalError() }
    public static var cancelled: Code { fatalError() }
    public static var cannotCreateFile: Code { fatalError() }
    public static var timedOut: Code { fatalError() }
    public static var unsupportedURL: Code { fatalError() }
    public static var cannotFindHost: Code { fatalError() }
    public static var cannotConnectToHost: Code { fatalError() }
    public static var networkConnectionLost: Code { fatalError() }
    public static var dnsLookupFailed: Code { fatalError() }
    public static var notConnectedToInternet: Code { fatalError() }
    public static var appTransportSecurityRequiresSecureConnection: Code { fatalError() }
    public static var fileDoesNotExist: Code { fatalError() }
    public static var noPermissionsToReadFile: Code { fatalError() }
    public static var secureConnectionFailed: Code { fatalError() }
    public static var serverCertificateHasBadDate: Code { fatalError() }
    public static var serverCertificateUntrusted: Code { fatalError() }
    public static var serverCertificateHasUnknownRoot: Code { fatalError() }
    public static var serverCertificateNotYetValid: Code { fatalError() }
    public static var badURL: Code { fatalError() }
    public static var badServerResponse: Code { fatalError() }
  }
  public init(_ code: Code) { fatalError() }
}

extension Error {
  public var localizedDescription: String { fatalError() }
}
