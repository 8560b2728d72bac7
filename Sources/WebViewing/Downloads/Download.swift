public import Foundation
public import Observation
public import WebAddress

/// A file that is being saved, or was.
@MainActor
@Observable
public final class Download: Identifiable {
  /// Identifies a download; unique in the program.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  /// The state of a download.
  public enum State: Hashable, Sendable {
    /// Its head has come or is awaited; nothing is on disk yet.
    case waiting
    /// It comes; ``Download/fractionCompleted`` says how much is there.
    case running
    /// It is complete, in this file.
    case finished(URL)
    /// It was given up, and its file removed.
    case cancelled
    /// It broke off; its file was removed.
    case failed(PageFailure)
    /// No destination was set, the policy denied it, or twenty others were running.
    case refused
  }

  /// Identifies the download.
  public nonisolated let id: ID
  /// Where it comes from; nil where the engine does not say.
  public let url: WebURL?
  /// Its state.
  public internal(set) var state = State.waiting
  /// The name of the file, safe to show and to use; empty until the answer's head has come.
  public internal(set) var fileName = ""
  /// How much is there, from 0 to 1; nil where the server does not say how large the file is.
  public internal(set) var fractionCompleted: Double?
  /// How much is there, in bytes.
  public internal(set) var bytesReceived: Int64 = 0

  /// Whether it has not ended yet.
  public var isRunning: Bool { state == .waiting || state == .running }

  @ObservationIgnored var onCancel: (@MainActor () -> Void)?
  private static var count = 0

  init(url: WebURL?) {
    Self.count += 1
    id = ID(number: Self.count)
    self.url = url
  }

  /// Gives the file up; what has come of it is removed.
  ///
  /// Once it has ended, this does nothing.
  public func cancel() {
    guard isRunning else { return }
    onCancel?()
  }
}

/// What happens with files that a page offers.
public enum DownloadDestination: Sendable {
  /// They are not kept; a page that is one fails as `PageFailure.Kind.cannotShow(mimeType:)`.
  case refused
  /// They are kept in a folder, under a name that no file there has.
  case folder(URL)
  /// A function returns the file; nil refuses. The file must not exist yet.
  ///
  /// The suggested name is safe to use as it is. The function's task is cancelled when its result is no longer needed: the
  /// download was cancelled, or the viewer is gone.
  case ask(@MainActor @Sendable (_ suggestedName: String, _ url: WebURL?) async -> URL?)
}
