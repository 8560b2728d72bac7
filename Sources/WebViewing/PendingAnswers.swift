/// The viewer's questions to the app or the user that may never be answered.
///
/// They end when the viewer is closed or released. The code that asks must hold neither the viewer nor this object meanwhile: a
/// hook that never answers would keep the viewer, its page and the page's process alive permanently.
@MainActor
final class PendingAnswers {
  private var ends: [Int: @Sendable () -> Void] = [:]
  private var next = 0
  private var isOver = false

  deinit {
    for end in ends.values { end() }
  }

  /// Begins to ask; the task is cancelled when its result is no longer needed.
  func ask<Answer: Sendable>(
    _ perform: @escaping @MainActor @Sendable () async -> Answer
  ) -> PendingAnswer<Answer> {
    let answer = PendingAnswer<Answer>()
    guard !isOver else {
      answer.end()
      return answer
    }
    let task = Task { answer.give(await perform()) }
    keep(answer) { task.cancel() }
    return answer
  }

  /// A question that other code answers.
  func open<Answer: Sendable>() -> PendingAnswer<Answer> {
    let answer = PendingAnswer<Answer>()
    if isOver { answer.end() } else { keep(answer) {} }
    return answer
  }

  private func keep<Answer>(_ answer: PendingAnswer<Answer>, _ whenOver: @escaping @Sendable () -> Void) {
    next += 1
    let id = next
    ends[id] = { answer.end() }
    answer.onEnd { [weak self] in
      whenOver()
      Task { @MainActor [weak self] in self?.ends[id] = nil }
    }
  }

  /// Ends all questions, those to come too.
  func end() {
    isOver = true
    let ends = ends
    self.ends = [:]
    for (_, end) in ends { end() }
  }
}

/// One answer that may never come.
struct PendingAnswer<Answer: Sendable>: Sendable {
  private let stream: AsyncStream<Answer>
  private let continuation: AsyncStream<Answer>.Continuation

  init() { (stream, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(1)) }

  /// The answer; nil where the question ended without one, also by the end of the task that waits.
  var value: Answer? {
    get async {
      for await answer in stream {
        continuation.finish()
        return answer
      }
      return nil
    }
  }

  func give(_ answer: Answer) { continuation.yield(answer) }

  /// The answer is no longer needed.
  func end() { continuation.finish() }

  fileprivate func onEnd(_ perform: @escaping @Sendable () -> Void) {
    continuation.onTermination = { _ in perform() }
  }
}
