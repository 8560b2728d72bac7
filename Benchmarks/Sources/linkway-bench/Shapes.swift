/// Texts that look like what detectors meet, made of nothing but a number.
struct Shape {
  var name: String
  var text: String
  /// The number of links in it.
  var links: Int

  /// About `size` bytes of each shape.
  static func all(size: Int) -> [Shape] {
    [
      make("chat-short-lines", size, chat), make("web-readme-html", size, web),
      make("dense-links", size, dense),
      make("cjk-prose", size, cjk),
    ]
  }

  private static func make(_ name: String, _ size: Int, _ line: (inout Dice) -> (String, Int)) -> Shape {
    var dice = Dice(seed: 1)
    var shape = Shape(name: name, text: "", links: 0)
    shape.text.reserveCapacity(size + 4096)
    while shape.text.utf8.count < size {
      let (text, links) = line(&dice)
      shape.text += text
      shape.text += "\n"
      shape.links += links
    }
    return shape
  }

  private static let words = """
    the a of to and in that it is was for on are with as at be this have from or one had by word but not what all were
    we when your can said there use an each which she do how their if will up other about out many then them these so
    some her would make like him into time has look two more write go see number no way could people my than first
    been call who its now find long down day did get come made may part
    """.split { $0 == " " || $0 == "\n" }

  private static func sentence(_ dice: inout Dice, _ count: Int) -> String {
    var text = ""
    for index in 0..<count {
      text += index == 0 ? "" : dice.chance(9) ? ", " : " "
      text += words[dice.below(words.count)]
    }
    return text + (dice.chance(4) ? "?" : ".")
  }

  private static func url(_ dice: inout Dice) -> String {
    let hosts = [
      "example.com", "www.example.org", "news.example.net", "docs.example.io", "shop.example.co.uk",
    ]
    let host = hosts[dice.below(hosts.count)]
    switch dice.below(4) {
    case 0: return "https://\(host)/"
    case 1:
      return "https://\(host)/\(words[dice.below(words.count)])/\(dice.below(100_000))?page=\(dice.below(90))"
    case 2: return "http://\(host)/wiki/Some_(\(words[dice.below(words.count)]))#part-\(dice.below(10))"
    default: return "\(host)/\(words[dice.below(words.count)])"
    }
  }

  /// Lines of one message each; one in eight has a link.
  private static func chat(_ dice: inout Dice) -> (String, Int) {
    let head = "12:\(10 + dice.below(50)) <\(words[dice.below(words.count)])> "
    let body = sentence(&dice, 3 + dice.below(14))
    return dice.chance(8) ? (head + body + " " + url(&dice), 1) : (head + body, 0)
  }

  /// Markdown and HTML as in a project's front page.
  private static func web(_ dice: inout Dice) -> (String, Int) {
    switch dice.below(6) {
    case 0:
      return (
        "<li class=\"item-\(dice.below(99))\"><a href=\"\(url(&dice))\">\(sentence(&dice, 3))</a></li>", 1
      )
    case 1: return ("- [\(sentence(&dice, 2))](\(url(&dice))): \(sentence(&dice, 12))", 1)
    case 2: return ("```\nlet value = object.method(argument: \(dice.below(99)), other: nil)\n```", 0)
    case 3: return ("<div style=\"margin: 0; color: #fff\"><p>\(sentence(&dice, 30))</p></div>", 0)
    default: return (sentence(&dice, 20) + " " + sentence(&dice, 20), 0)
    }
  }

  /// Little but links and addresses.
  private static func dense(_ dice: inout Dice) -> (String, Int) {
    switch dice.below(3) {
    case 0: return ("\(words[dice.below(words.count)])@example.com, \(url(&dice))", 2)
    case 1: return ("\(url(&dice)) \(url(&dice))", 2)
    default: return (url(&dice), 1)
    }
  }

  private static let ideographs = Array("的一是不了人我在有他这中大来上国个到说们为子和你地出道也时年得就那要下以生会自着去之过家学对可里")

  /// Chinese chat; one message in eight has a link.
  private static func cjk(_ dice: inout Dice) -> (String, Int) {
    var text = "12:\(10 + dice.below(50)) "
    for _ in 0..<2 { text.append(ideographs[dice.below(ideographs.count)]) }
    text += ": "
    for _ in 0..<(1 + dice.below(3)) {
      for _ in 0..<(4 + dice.below(12)) { text.append(ideographs[dice.below(ideographs.count)]) }
      text += dice.chance(3) ? "。" : "，"
    }
    return dice.chance(8) ? (text + url(&dice), 1) : (text, 0)
  }
}

/// Numbers that look random and are the same in every run.
struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func below(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }

  mutating func chance(_ oneIn: Int) -> Bool { below(oneIn) == 0 }
}
