import PageLifecycle
import Testing
import WebAddress

@Suite("Random sequences of commands and engine events") struct RandomSequenceTests {
  private static func steps(seed: UInt64, count: Int) -> [ModelStep] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      ModelStep(
        kind: ModelStep.Kind.allCases.randomElement(using: &generator)!,
        pick: Int.random(in: 0..<60, using: &generator))
    }
  }

  private static func fault(_ steps: [ModelStep]) -> String? {
    var model = LifecycleModel()
    for step in steps { model.take(step) }
    return model.fault
  }

  /// The shortest sequence that deleting steps leads to, and that still fails.
  private static func shrink(_ steps: [ModelStep], _ fails: ([ModelStep]) -> Bool) -> [ModelStep] {
    var steps = steps
    var size = max(1, steps.count / 2)
    while true {
      var index = 0
      var hasShrunk = false
      while index < steps.count {
        var shorter = steps
        shorter.removeSubrange(index..<min(index + size, steps.count))
        if fails(shorter) {
          steps = shorter
          hasShrunk = true
        } else {
          index += size
        }
      }
      if size == 1, !hasShrunk { return steps }
      size = max(1, size / 2)
    }
  }

  @Test(
    "No sequence contradicts itself, ends a load twice, or shows the title of another page", arguments: 0..<20
  )
  func consistent(block: Int) {
    for seed in UInt64(block * 500)..<UInt64(block * 500 + 500) {
      let steps = Self.steps(seed: seed, count: 60)
      guard let fault = Self.fault(steps) else { continue }
      let short = Self.shrink(steps) { Self.fault($0) == fault }
      Issue.record("seed \(seed): \(fault) after \(short)")
      return
    }
  }

  @Test("The shrinker finds the short sequence in a long one")
  func shrinks() {
    let long = Self.steps(seed: 1, count: 60) + [ModelStep(kind: .close, pick: 8)]
    let short = Self.shrink(long) { $0.contains { $0.kind == .close && $0.pick == 8 } }
    #expect(short == [ModelStep(kind: .close, pick: 8)])
  }

  @Test("From any state, a load ends within the bound if the engine reports nothing more", arguments: 0..<10)
  func silentEngine(block: Int) {
    for seed in UInt64(block * 200)..<UInt64(block * 200 + 200) {
      let steps = Self.steps(seed: seed, count: 40).filter { $0.kind != .close }
      guard let fault = Self.silentFault(steps) else { continue }
      let short = Self.shrink(steps) { Self.silentFault($0) != nil }
      Issue.record("seed \(seed): \(fault) after \(short)")
      return
    }
  }

  /// What is wrong with a load to an engine that only runs timers; nil if nothing is.
  private static func silentFault(_ steps: [ModelStep]) -> String? {
    var model = LifecycleModel()
    for step in steps { model.take(step) }
    guard model.fault == nil else { return nil }
    let count = model.timers.count
    model.take(ModelStep(kind: .load, pick: 3))
    var waiting = Array(model.timers[count...])
    var elapsed = Duration.zero
    while !waiting.isEmpty, elapsed < .seconds(60) {
      let (timer, time) = waiting.removeFirst()
      elapsed += time
      let count = model.timers.count
      model.engine(.timerFired(timer))
      waiting += model.timers[count...]
      if case .failed(let failure) = model.machine.state.phase {
        return failure.kind == .timedOut ? nil : "it failed as \(failure.kind)"
      }
    }
    return "after \(elapsed) the phase is \(model.machine.state.phase)"
  }

  @Test(
    "From any state, a load is shown once a page that does not answer has lost its process", arguments: 0..<10
  )
  func stuckPage(block: Int) {
    for seed in UInt64(block * 200)..<UInt64(block * 200 + 200) {
      let steps = Self.steps(seed: seed, count: 40).filter { $0.kind != .close }
      guard let fault = Self.stuckFault(steps) else { continue }
      let short = Self.shrink(steps) { Self.stuckFault($0) != nil }
      Issue.record("seed \(seed): \(fault) after \(short)")
      return
    }
  }

  /// An engine that starts a load only in a process without a page; nil if the load is shown.
  private static func stuckFault(_ steps: [ModelStep]) -> String? {
    var model = LifecycleModel()
    for step in steps { model.take(step) }
    guard model.fault == nil else { return nil }
    let target = LifecycleModel.addresses[3]
    // A page that is shown and whose script never ends.
    model.engine(.committed(nil, address: LifecycleModel.addresses[0], isSecure: true))
    let count = model.timers.count
    model.take(ModelStep(kind: .load, pick: 3))
    var waiting = model.timers[count...].map(\.0)
    while !waiting.isEmpty {
      let count = model.timers.count
      model.engine(.timerFired(waiting.removeFirst()))
      if model.effects.contains(.endProcess) {
        model.engine(.processEnded)
        guard
          case .load(_, let id)? = model.effects.first(where: { if case .load = $0 { true } else { false } })
        else {
          return "the load does not go on"
        }
        model.engine(.started(id, address: target))
        model.engine(.committed(id, address: target, isSecure: true))
        model.engine(.titleChanged("x"))
        model.engine(.finished(id, address: target, isSecure: true))
        return model.machine.state.phase == .showing && model.machine.state.url == target
          ? model.fault : "the phase is \(model.machine.state.phase)"
      }
      waiting += model.timers[count...].map(\.0)
    }
    return model.fault ?? "the process was not ended"
  }
}
