import Foundation
import WebKit

/// What the script of ``PageChannel`` sent, as it says itself.
struct BridgeContent: Sendable {
  enum Kind: Hashable, Sendable {
    /// A value in JSON; `isWide` where it may contain whole numbers beyond 2^53.
    case value(isWide: Bool)
    /// A question whether a text of a size may be sent; nil only asks for an answer.
    case question(size: Int?)
    /// A value was nested too deep, and stayed in the page.
    case deep
    /// So many messages were refused in the page.
    case refused(count: Int)
  }

  let kind: Kind
  /// The JSON of a value; empty for other kinds.
  let json: Data

  /// The content of a message; nil where the script did not send it.
  init?(_ utf8: Data?) {
    guard let utf8, let letter = utf8.first else { return nil }
    let rest = utf8.dropFirst()
    switch letter {
    case UInt8(ascii: "v"): (kind, json) = (.value(isWide: false), rest)
    case UInt8(ascii: "w"): (kind, json) = (.value(isWide: true), rest)
    case UInt8(ascii: "?"): (kind, json) = (.question(size: Self.number(rest)), Data())
    case UInt8(ascii: "d"): (kind, json) = (.deep, Data())
    case UInt8(ascii: "c"): (kind, json) = (.refused(count: max(1, Self.number(rest) ?? 1)), Data())
    default: return nil
    }
  }

  /// A number of at most nine digits: more of anything is no page's.
  private static func number(_ digits: Data) -> Int? {
    digits.count < 10 ? Int(String(decoding: digits, as: UTF8.self)) : digits.isEmpty ? nil : 999_999_999
  }

  /// The JSON as a text.
  var text: String { String(decoding: json, as: UTF8.self) }
}

/// The order in which values are decoded: one after the other, also where a large one is decoded off the main actor.
@MainActor
final class DecodingLane {
  private(set) var isBusy = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Values of at most so many bytes are decoded at once.
  nonisolated static var small: Int { 1 << 16 }

  func enter() async {
    guard isBusy else { return isBusy = true }
    await withCheckedContinuation { waiting.append($0) }
  }

  func leave() {
    if waiting.isEmpty { isBusy = false } else { waiting.removeFirst().resume() }
  }
}

extension BridgeContent {
  /// The value of a type; a large one is decoded off the main actor.
  ///
  /// - Throws: ``MessageRefusal/unreadable(_:)``.
  @MainActor
  func value<Value: Decodable & SendableMetatype>(
    _ type: Value.Type, in lane: DecodingLane
  ) async throws -> Value {
    let isSmall = json.count <= DecodingLane.small
    if isSmall, !lane.isBusy { return try BridgeValue.decode(type, from: self) }
    await lane.enter()
    defer { lane.leave() }
    guard !isSmall else { return try BridgeValue.decode(type, from: self) }
    return try await BridgeValue.decodeElsewhere(type, json, isWide: kind == .value(isWide: true))
  }

  /// The value of a type of the main actor's.
  ///
  /// - Throws: ``MessageRefusal/unreadable(_:)``.
  @MainActor
  func valueHere<Value: Decodable>(_ type: Value.Type, in lane: DecodingLane) async throws -> Value {
    guard lane.isBusy else { return try BridgeValue.decode(type, from: self) }
    await lane.enter()
    defer { lane.leave() }
    return try BridgeValue.decode(type, from: self)
  }
}
