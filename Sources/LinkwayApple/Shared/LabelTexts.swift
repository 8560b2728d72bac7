package import LinkText

#if canImport(UIKit)
  package import UIKit
#else
  package import AppKit
#endif

/// The layouts of one label's text: the one that is drawn and hit, and another one that may be given any width to be measured.
@MainActor
package struct LabelTexts {
  /// The text in the place that the label has; nil before it has one.
  package private(set) var drawn: TextKitText?
  /// Where the links are drawn.
  package private(set) var layout = LinkLayout.empty
  private var measured: TextKitText?
  /// What was measured, by width; 0 stands for none.
  private var sizes: [Double: CGSize] = [:]

  package init() {}

  /// Forgets all: the text, its look or how it is set is another one.
  package mutating func forget() { self = LabelTexts() }

  /// The size in a width, in points; nil gives the text all the width it wants.
  ///
  /// Auto Layout asks several times in a pass.
  package mutating func size(in width: Double?, _ make: () -> TextKitText) -> CGSize {
    if let size = sizes[width ?? 0] { return size }
    let text = measured ?? make()
    measured = text
    text.width = width
    sizes[width ?? 0] = text.size
    return text.size
  }

  /// The size in a place that is no wider than so many points; nil or less than 0 says nothing.
  package mutating func size(within width: Double?, _ make: () -> TextKitText) -> CGSize {
    let wanted = size(in: nil, make)
    guard let width, width > 0, wanted.width > width else { return wanted }
    return size(in: width, make)
  }

  /// The size that a label asks for: as wide as its longest line or `preferred`, as high as it is then, or in the width that
  /// the label has.
  package mutating func intrinsicSize(
    preferred: Double, in width: Double, _ make: () -> TextKitText
  ) -> CGSize {
    let fitting = size(within: preferred > 0 ? preferred : width, make)
    return CGSize(width: preferred > 0 ? fitting.width : size(in: nil, make).width, height: fitting.height)
  }

  /// Lays the text out in a place; true where its width is another one, and with it the height of the text.
  package mutating func place(in place: CGSize, _ make: () -> TextKitText) -> Bool {
    let isNew = drawn?.width != Double(place.width)
    if isNew {
      // From now on it is the one that is drawn and hit; another one is measured.
      let text = measured ?? make()
      measured = nil
      text.width = Double(place.width)
      drawn = text
    }
    guard let drawn else { return isNew }
    drawn.lower(by: drawn.distanceFromTop(in: Double(place.height)))
    layout = drawn.linkLayout()
    return isNew
  }
}

extension TextKitText {
  fileprivate func distanceFromTop(in height: Double) -> Double {
    let room = max(0, height - Double(size.height))
    return switch options.position {
    case .top: 0
    case .center: look.roundedUp(room / 2)
    case .bottom: room
    }
  }
}
