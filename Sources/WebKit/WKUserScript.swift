public import Foundation

/// When a script of the app's runs in a page.
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// Before any script of the page.
  case atDocumentStart = 0
  /// When the document has been read, before its images and frames have come.
  case atDocumentEnd = 1
}

/// A script that the app adds to pages.
@MainActor
public final class WKUserScript: NSObject {
  /// The script's text.
  public let source: String
  /// When it runs.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether it runs in the page itself only, or in its frames too.
  public let isForMainFrameOnly: Bool
  let world: WKContentWorld

  /// A script for the page's own world.
  public convenience init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.init(
      source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly, in: .page)
  }

  /// A script for one world.
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
    in contentWorld: WKContentWorld
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    world = contentWorld
    super.init()
  }
}

/// A set of global variables beside the page's own: scripts of different worlds share the document and nothing else.
@MainActor
public final class WKContentWorld: NSObject {
  /// The name that it was made with; nil for the page's world and the default one.
  public let name: String?
  /// What the engine calls it; nil for the page's own.
  let engineName: String?

  private init(name: String?, engineName: String?) {
    self.name = name
    self.engineName = engineName
    super.init()
  }

  /// The world of the page's own scripts.
  public static let page = WKContentWorld(name: nil, engineName: nil)

  /// The app's world where it names none.
  public static let defaultClient = WKContentWorld(name: nil, engineName: "linkway-client")

  /// The world of a name, always the same one for the same name.
  public static func world(name: String) -> WKContentWorld {
    if let world = named[name] { return world }
    let world = WKContentWorld(name: name, engineName: "app:\(name)")
    named[name] = world
    return world
  }

  private static var named: [String: WKContentWorld] = [:]
}
