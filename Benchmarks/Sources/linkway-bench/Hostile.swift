import LinkDetection

/// Texts that make detectors slow whose time grows with the square of the length.
enum Hostile {
  static let units: [(name: String, unit: String)] = [
    ("@", "@"), ("a@", "a@"), ("://", "://"), ("http://", "http://"), ("a.", "a."), ("www.", "www."),
    ("(", "("),
    ("<", "<"), ("digits and dots", "1.23."), ("mailto:", "mailto:"), ("a@b.com", "a@b.com"),
    ("a@b.com ", "a@b.com "),
    ("a@b.", "a@b."), ("#a", "#a"), ("$A", "$A"), ("-", "-"), (". ", ". "), ("combining marks", "\u{301}"),
    ("a.com", "a.com"), ("a.com/", "a.com/"), ("http://a/(", "http://a/("), ("http://a,", "http://a,"),
    ("x://", "x://"), ("tel:1", "tel:1"), ("geo:1", "geo:1"), ("ideographic stops", "中。国"), ("中国.", "中国."),
    ("http:", "http:"), (".com", ".com"), ("http://@", "http://@"), ("http://a:b@", "http://a:b@"),
    ("*_", "*_"),
    ("[](", "[]("), ("（", "（"), ("emoji", "😛"), ("a😛.", "a😛."), ("@a@b.com", "@a@b.com"), (".@", ".@"),
    ("a..", "a.."),
    ("한국.", "한국."), ("\u{202E}a.com", "\u{202E}a.com"), ("matrix:", "matrix:a"), ("//", "//"), ("'", "'"),
    ("&lt;", "&lt;"), ("_a.com_", "_a.com_"), ("example.comです", "example.comです"), ("\\", "\\"),
  ]

  /// The texts: a run of each unit, alone and behind what opens a path.
  static func texts(length: Int) -> [(name: String, text: [UInt8])] {
    units.flatMap { name, unit in
      ["", "http://a.com/"].map { head in
        let count = length / unit.utf8.count
        let text = Array((head + String(repeating: unit, count: count)).utf8)
        return (head.isEmpty ? name : "path of " + name, text)
      }
    }
  }

  /// Prints how time grows when the text doubles; true if it never grows more than by `limit`.
  static func run(_ speed: Speed, length: Int, limit: Double) -> Bool {
    var isLinear = true
    for (small, large) in zip(texts(length: length), texts(length: length * 2)) {
      let before = speed.measure(small.text, .whole).speed
      let after = speed.measure(large.text, .whole).speed
      let growth = 2 * before / after
      let mark = growth > limit ? "  grows too fast" : ""
      if growth > limit { isLinear = false }
      print(
        "\(small.name): \(Int(before)) MB/s, then \(Int(after)); twice the text, \((growth * 10).rounded() / 10) times the time\(mark)"
      )
    }
    return isLinear
  }
}
