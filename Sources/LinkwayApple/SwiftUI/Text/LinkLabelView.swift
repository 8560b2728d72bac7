public import LinkText
public import SwiftUI

/// The toolkit's `LinkLabel` in SwiftUI: state styles, truncation tokens, menus and dragging, which `Text` does not have.
///
/// It passes on links as ``LinkedTextLabel`` does. SwiftUI's font and foreground style do not apply to it; fonts and colours come
/// from its style sheet. The line limit and the disabled state of the environment apply.
public struct LinkLabelView: View {
  private let text: LinkedText
  private let styles: LinkStyleSheet
  private let options: LinkLayoutOptions
  private let onActivate: (@MainActor (TextLink) -> Void)?

  @Environment(\.lineLimit) private var lineLimit
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.openURL) private var openURL
  @Environment(\.linkFollowing) private var following

  /// A label with a text.
  ///
  /// - Parameters:
  ///   - text: The text and its links.
  ///   - styles: How they look, in each state.
  ///   - options: How the text is set; where it names no line limit, the view's counts.
  ///   - onActivate: Takes each link that is followed; nil leaves it to the router or to `\.openURL`.
  public init(
    _ text: LinkedText, styles: LinkStyleSheet = LinkStyleSheet(),
    options: LinkLayoutOptions = LinkLayoutOptions(), onActivate: (@MainActor (TextLink) -> Void)? = nil
  ) {
    self.text = text
    self.styles = styles
    self.options = options
    self.onActivate = onActivate
  }

  public var body: some View {
    let handOver = LinkHandOver(onActivate: onActivate, following: following, openURL: openURL)
    LabelHost(text: text, styles: styles, options: limited, isEnabled: isEnabled) { handOver($0) }
  }

  private var limited: LinkLayoutOptions {
    var limited = options
    limited.lineLimit = options.lineLimit ?? lineLimit
    return limited
  }
}
