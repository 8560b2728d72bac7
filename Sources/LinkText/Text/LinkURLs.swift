public import Foundation
internal import WebAddress

/// A URL for each link of a text, no two the same, for views that know a link by its URL alone.
///
/// SwiftUI's `Text` reports only the URL of a followed link. Two links to one address would be the same, although their labels
/// and with them a safety policy's answer differ. A target that is not a URL, or has a value, could not be followed at all.
///
/// The first link to an address keeps that address, which the user may copy. A further link to it, and a link whose target is
/// not a URL, have a URL that only identifies them: `linkway-link:` and the link's number.
public struct LinkURLs: Hashable, Sendable {
  /// The scheme of URLs that only identify a link.
  public static let scheme = "linkway-link"

  private let urls: [URL?]
  private let links: [String: TextLink]

  /// URLs for the links of a text.
  public init(_ text: LinkedText) {
    var (urls, links): ([URL?], [String: TextLink]) = ([], [:])
    for link in text.links {
      var url = link.target.hasValue ? nil : URL(string: link.target.text)
      // A URL without a scheme opens nothing; one of the scheme here could pass for another link.
      if link.target.scheme == nil || link.target.scheme?.name == Self.scheme { url = nil }
      if let address = url?.absoluteString, links[address] != nil { url = nil }
      let own = url ?? URL(string: "\(Self.scheme):\(link.id)")
      urls.append(own)
      if let own { links[own.absoluteString] = link }
    }
    self.urls = urls
    self.links = links
  }

  /// The URL of a link; nil for a number that no link of the text has.
  public func url(of link: TextLink.ID) -> URL? { urls.indices.contains(link) ? urls[link] : nil }

  /// The link for a URL; nil for a URL that no link of the text has.
  public func link(for url: URL) -> TextLink? { links[url.absoluteString] }
}
