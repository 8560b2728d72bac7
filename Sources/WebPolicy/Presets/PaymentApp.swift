public import WebAddress

/// An app that payment pages open by its scheme, as a dated record of public facts.
///
/// Providers add and retire schemes every year, so ``listed`` states when the list was read. An app can make records of its own.
public struct PaymentApp: Hashable, Sendable {
  /// The name, as it is in the store.
  public let name: String
  /// The schemes that open the app.
  public let schemes: Set<URLScheme>
  /// The app's number in Apple's App Store; nil where it is not known.
  public let appStoreID: Int?

  /// A record of an app.
  public init(_ name: String, schemes: Set<URLScheme>, appStoreID: Int? = nil) {
    self.name = name
    self.schemes = schemes
    self.appStoreID = appStoreID
  }

  /// The app's page in the App Store, to offer where the app is not installed; nil where the number is not known.
  public var storeURL: WebURL? { appStoreID.flatMap { WebURL("https://apps.apple.com/app/id\($0)") } }

  /// The day on which the lists below were read: year, month, day.
  public static let listed = "2026-12-01"

  /// The record of a scheme among the built-in lists; nil where none has it.
  public static func app(for scheme: URLScheme) -> PaymentApp? {
    (korea + europe).first { $0.schemes.contains(scheme) }
  }

  /// The card, bank and wallet apps that Korean payment gateways open.
  ///
  /// Source: the web view guides of Toss Payments, Payple and iamport, which agree on these.
  public static let korea: [PaymentApp] = [
    PaymentApp("ISP", schemes: ["ispmobile"], appStoreID: 369_125_087),
    PaymentApp("Bank Pay", schemes: ["kftc-bankpay"], appStoreID: 398_456_030),
    PaymentApp("Toss", schemes: ["supertoss"], appStoreID: 839_333_328),
    PaymentApp("KB Pay", schemes: ["kb-acp"], appStoreID: 695_436_326),
    PaymentApp("KB Star Banking", schemes: ["kbbank", "liivbank", "newliiv"], appStoreID: 373_742_138),
    PaymentApp(
      "NH Pay", schemes: ["nhappcardansimclick", "nhallonepayansimclick", "nonghyupcardansimclick"],
      appStoreID: 1_177_889_176),
    PaymentApp("Lotte Card", schemes: ["lottesmartpay", "lotteappcard"], appStoreID: 688_047_200),
    PaymentApp("L.Pay", schemes: ["lpayapp"], appStoreID: 1_036_098_908),
    PaymentApp(
      "Samsung Card",
      schemes: [
        "mpocket.online.ansimclick", "ansimclickscard", "tswansimclick", "ansimclickipcollect", "vguardstart",
        "samsungpay", "scardcertiapp",
      ], appStoreID: 535_125_356),
    PaymentApp("Monimo", schemes: ["monimopay", "monimopayauth"], appStoreID: 379_577_046),
    PaymentApp(
      "Shinhan SOL Pay",
      schemes: [
        "shinhan-sr-ansimclick", "shinhan-sr-ansimclick-lpay", "shinhan-sr-ansimclick-naverpay",
        "shinhan-sr-ansimclick-payco", "smshinhanansimclick",
      ], appStoreID: 572_462_317),
    PaymentApp("Woori Card", schemes: ["com.wooricard.wcard", "newsmartpib"], appStoreID: 1_470_181_651),
    PaymentApp("Citi Mobile", schemes: ["citispay", "citicardappkr", "citimobileapp"]),
    PaymentApp("Hana Pay", schemes: ["cloudpay", "hanawalletmembers"]),
    PaymentApp(
      "Hyundai Card", schemes: ["hdcardappcardansimclick", "smhyundaiansimclick"], appStoreID: 702_653_088),
    PaymentApp("PAYCO", schemes: ["payco"], appStoreID: 924_292_102),
    PaymentApp("KakaoTalk", schemes: ["kakaotalk"], appStoreID: 362_057_947),
    PaymentApp("KakaoBank", schemes: ["kakaobank"]),
    PaymentApp("SSG Pay", schemes: ["shinsegaeeasypayment"]),
    PaymentApp("NAVER", schemes: ["naversearchthirdlogin"], appStoreID: 393_499_958),
  ]

  /// Some apps that European payment pages open.
  ///
  /// Source: the guides of Swish, TWINT, MobilePay's and Bancontact's integrators.
  public static let europe: [PaymentApp] = [
    PaymentApp("Swish", schemes: ["swish"]),
    PaymentApp("BankID", schemes: ["bankid"]),
    PaymentApp("Vipps", schemes: ["vipps"]),
    PaymentApp("MobilePay", schemes: ["mobilepayonline"]),
    PaymentApp("Bancontact", schemes: ["bepgenapp"]),
    PaymentApp("TWINT", schemes: Set((1...39).compactMap { URLScheme("twint-issuer\($0)") })),
  ]

  /// The schemes of links into Apple's App Store, which payment pages open where an app is missing.
  public static let storeSchemes: Set<URLScheme> = ["itms-apps", "itms-appss", "itmss"]
}

extension Sequence<PaymentApp> {
  /// The schemes of all these apps.
  public var schemes: Set<URLScheme> { reduce(into: []) { $0.formUnion($1.schemes) } }
}
