import JSONSyntax
import LinkDetection

extension JSONText {
  /// The members of a link's object, without the braces.
  static func appendMembers(of link: UTF8Link, at place: Range<Int>, to output: inout [UInt8]) {
    output += "\"start\":\(place.lowerBound),\"end\":\(place.upperBound),\"text\":".utf8
    append(link.text, to: &output)
    output += ",\"kind\":".utf8
    append(link.kind.name, to: &output)
    output += ",\"url\":".utf8
    if let url = link.url { append(url, to: &output) } else { output += "null".utf8 }
  }
}
