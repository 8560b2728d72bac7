import LinkDetection

/// A text with its links marked: `see |example.com|.` A bar of the text itself is written `\|`.
struct Marked {
  var text = ""
  var links: [String] = []
  var ranges: [Range<Int>] = []

  init(_ notation: String) {
    var link: String?
    var start = 0
    var isEscaped = false
    for character in notation.unicodeScalars {
      if character == "\\", !isEscaped {
        isEscaped = true
        continue
      }
      if character == "|", !isEscaped {
        if let done = link {
          links.append(done)
          ranges.append(start..<text.utf8.count)
          link = nil
        } else {
          link = ""
          start = text.utf8.count
        }
        continue
      }
      if isEscaped, character != "|" { add("\\", &link) }
      isEscaped = false
      add(character, &link)
    }
  }

  private mutating func add(_ character: Unicode.Scalar, _ link: inout String?) {
    text.unicodeScalars.append(character)
    link?.unicodeScalars.append(character)
  }
}

/// The text with what the detector found marked in the same way.
func mark(_ text: String, _ detector: LinkDetector) -> String {
  var result = ""
  var end = text.startIndex
  for link in detector.links(in: text) {
    result += escaped(text[end..<link.range.lowerBound]) + "|" + escaped(text[link.range]) + "|"
    end = link.range.upperBound
  }
  return result + escaped(text[end...])
}

private func escaped(_ text: Substring) -> String {
  String(String.UnicodeScalarView(text.unicodeScalars.flatMap { $0 == "|" ? ["\\", "|"] : [$0] }))
}
