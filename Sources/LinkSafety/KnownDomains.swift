internal import Foundation
public import WebAddress

/// Well-known domains, which other domains may imitate.
///
/// An app adds its own domains and those that its users trust.
public struct KnownDomains: Hashable, Sendable {
  /// The domains, in ASCII.
  public private(set) var names: Set<String> = []

  /// Domains by the skeleton of the whole name.
  private var bySkeleton: [String: String] = [:]
  /// Domains by the skeleton of the part that was registered, without its public suffix.
  private var byLabel: [String: String] = [:]

  /// No domains.
  public init() {}

  /// Some domains: `example.com`, `예시.한국`; what is no domain name is left out.
  public init(_ names: some Sequence<String>) {
    for name in names { insert(name) }
  }

  /// Adds a domain; false where the text is no domain name.
  @discardableResult
  public mutating func insert(_ name: some StringProtocol) -> Bool {
    guard let domain = WebHost(name)?.domain else { return false }
    names.insert(domain.ascii)
    bySkeleton[Self.look(of: domain.unicode)] = domain.ascii
    let label = Self.registeredLabel(of: domain)
    if label.count >= Self.shortestLabel { byLabel[Self.look(of: label)] = domain.ascii }
    return true
  }

  /// Both lists.
  public func union(_ other: KnownDomains) -> KnownDomains {
    KnownDomains(names.union(other.names))
  }

  /// Whether a domain is one of these.
  public func contains(_ domain: WebHost.Domain) -> Bool { names.contains(domain.ascii) }

  /// The known domain for which a registrable domain may be taken; nil where there is none, or where it is that one.
  ///
  /// - Parameters:
  ///   - domain: A registrable domain.
  ///   - written: The same as it was written, which shows the capital `I` that passes for an `l`.
  func imitated(by domain: WebHost.Domain, written: String) -> String? {
    guard !contains(domain) else { return nil }
    let label = Self.registeredLabel(of: domain)
    for text in [domain.unicode, written].flatMap(ExtraLookAlikes.variants) {
      if let known = bySkeleton[Self.look(of: text)] { return known }
    }
    let writtenLabel = String(written.prefix(label.count))
    for text in [label, writtenLabel].flatMap(ExtraLookAlikes.variants) {
      guard let known = byLabel[Self.look(of: text)], let name = WebHost(known)?.domain else { continue }
      // The same word under another top-level domain is often the same owner's: google.com and google.co.uk.
      if Self.registeredLabel(of: name) != label { return known }
    }
    return nil
  }

  /// A shorter word has too many neighbours that are words themselves.
  private static let shortestLabel = 5

  private static func registeredLabel(of domain: WebHost.Domain) -> String {
    String(domain.unicode.prefix { $0 != "." })
  }

  /// The skeleton without accents and letter case, so that `pàypal` and `PayPaI` look like `paypal`.
  private static func look(of text: String) -> String {
    // Unicode's table makes an i of the palochka, which on most screens is an l.
    let text = text.replacing("\u{4CF}", with: "l")
    // The skeleton before the letter case: of a capital I it makes an l, of a lower-case one an i.
    let seen = Confusables.skeleton(of: text).lowercased()
    let plain = seen.unicodeScalars.filter { $0.properties.generalCategory != .nonspacingMark }
    // In most typefaces two v are a w.
    return Confusables.skeleton(of: String(String.UnicodeScalarView(plain))).replacing("vv", with: "w")
  }
}

extension KnownDomains {
  /// Domains that imitations aim at most: shops, banks, mail, payment, social networks, software.
  public static let standard = KnownDomains(
    """
    google.com gmail.com youtube.com android.com microsoft.com outlook.com office.com live.com windows.com bing.com linkedin.com
    github.com gitlab.com bitbucket.org apple.com icloud.com amazon.com amazon.de amazon.co.uk amazon.co.jp facebook.com
    instagram.com whatsapp.com messenger.com threads.net meta.com twitter.com x.com telegram.org signal.org discord.com reddit.com
    tiktok.com snapchat.com pinterest.com tumblr.com quora.com medium.com wikipedia.org wikimedia.org mozilla.org archive.org yahoo.com
    duckduckgo.com proton.me protonmail.com dropbox.com box.com adobe.com salesforce.com oracle.com ibm.com intel.com nvidia.com
    samsung.com sony.com netflix.com spotify.com hulu.com disneyplus.com twitch.tv steampowered.com steamcommunity.com epicgames.com
    roblox.com playstation.com xbox.com nintendo.com paypal.com stripe.com klarna.com wise.com revolut.com venmo.com cash.app
    americanexpress.com mastercard.com visa.com chase.com bankofamerica.com wellsfargo.com citibank.com capitalone.com hsbc.com
    barclays.co.uk lloydsbank.com santander.com deutsche-bank.de commerzbank.de sparkasse.de ing.com bnpparibas.com ubs.com
    coinbase.com binance.com kraken.com blockchain.com metamask.io opensea.io ebay.com ebay.de aliexpress.com alibaba.com taobao.com
    shopify.com etsy.com walmart.com target.com bestbuy.com costco.com ikea.com booking.com airbnb.com expedia.com uber.com lyft.com
    dhl.com dhl.de ups.com usps.com fedex.com royalmail.com docusign.com zoom.us slack.com atlassian.com notion.so wordpress.com
    cloudflare.com godaddy.com namecheap.com naver.com kakao.com daum.net coupang.com toss.im baidu.com qq.com weibo.com wechat.com
    jd.com yandex.ru mail.ru vk.com rakuten.co.jp line.me mercari.com docomo.ne.jp allegro.pl mercadolibre.com nubank.com.br
    ask.com openai.com chatgpt.com anthropic.com swift.org gnome.org debian.org kernel.org
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
