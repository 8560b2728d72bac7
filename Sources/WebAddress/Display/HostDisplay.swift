/// How a domain is displayed: each label in its own script where that is safe, otherwise as `xn--`.
public struct HostDisplay: Hashable, Sendable {
  /// One label of a name.
  public struct Label: Hashable, Sendable {
    /// The label in ASCII.
    public let ascii: String
    /// The label in its own script; the same as ``ascii`` where it starts with `xn--` and encodes nothing valid.
    public let unicode: String
    /// Why the label is shown in ASCII; nil where its own script is safe to show.
    public let risk: FindingKind?

    /// The label as it is shown.
    public var shown: String { risk == nil ? unicode : ascii }
  }

  /// The labels from left to right, with an empty last one where the name ends in a dot.
  public let labels: [Label]

  /// The name as it is shown.
  ///
  /// Where it holds a right-to-left script, show it isolated and from left to right (U+2066 … U+2069), so that its
  /// labels keep their order.
  public var text: String { labels.map(\.shown).joined(separator: ".") }

  /// Whether the name has labels of both directions, so that a reader can take the wrong one for the last.
  public var mixesDirections: Bool {
    let directions = Set(labels.compactMap(\.isRightToLeft))
    return directions.count > 1
  }

  init(_ domain: WebHost.Domain) {
    let ascii = domain.ascii.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let unicode = IDNA.unicodeLabels(domain.ascii)
    let last = unicode.last { !$0.isEmpty } ?? ""
    labels = zip(ascii, unicode).map { ascii, unicode in
      Label(ascii: ascii, unicode: unicode, risk: LabelSafety.risk(of: unicode, topLevelDomain: last))
    }
  }
}

extension HostDisplay.Label {
  /// Whether the label, as it is shown, runs from right to left; nil where it holds no letter.
  public var isRightToLeft: Bool? {
    var hasLetter = false
    for scalar in shown.unicodeScalars where scalar.properties.isAlphabetic {
      hasLetter = true
      switch scalar.value {
      // Hebrew, Arabic, Syriac, Thaana and their neighbours; presentation forms; the right-to-left planes.
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        return true
      default: break
      }
    }
    return hasLetter ? false : nil
  }
}

extension WebHost.Domain {
  /// The name with every label in its own script, whether or not that is safe to show; compare ``displayed``.
  public var unicode: String {
    IDNA.hasEncodedLabel(ascii) ? IDNA.unicodeLabels(ascii).joined(separator: ".") : ascii
  }

  /// How the name is shown, label by label, with the reason for each that stays in ASCII.
  public var display: HostDisplay { HostDisplay(self) }

  /// The name as it is safe to show: labels in their own script, or as `xn--` where that could mislead.
  public var displayed: String { IDNA.hasEncodedLabel(ascii) ? display.text : ascii }
}

extension WebHost {
  /// The host in a form that is safe to display: labels in their own script, or as `xn--` where that could mislead.
  public var displayed: String { domain?.displayed ?? serialized }
}
