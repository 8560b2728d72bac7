// Runs the program in C and the one over the seam side by side, and lets them do short batches in turns.
import Foundation

/// How much the seam may cost.
let mostMemory = 15.0
let turns = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 5
let modes = CommandLine.arguments.dropFirst(2)
let kinds = [
  Kind(mode: "ask", rounds: 200, batches: 40, isLimited: true),
  Kind(mode: "message", rounds: 200, batches: 40, isLimited: true),
  // A list of 10,000 objects, which the plain program gets as the text that the page makes of it.
  Kind(mode: "json", rounds: 5, batches: 20, isLimited: true, mostTime: 1.20),
  Kind(mode: "loads", rounds: 10, batches: 20, isLimited: true),
  // What the scripts for messages cost once a page is much of a page that is empty.
  Kind(mode: "blank", rounds: 20, batches: 20, isLimited: false),
]

print("quartiles of the batches in µs; the ratio of the lower quartiles; quartiles of neighbours' ratios")
var isWithin = true
for kind in kinds where modes.isEmpty || modes.contains(kind.mode) {
  var (plain, seam) = (Measured(), Measured())
  for turn in 0..<turns {
    let programs = try [Program("plain-c", kind.mode), Program("seam", kind.mode)]
    for batch in -2..<kind.batches {
      // Each goes first as often as second.
      for index in (turn + batch) % 2 == 0 ? [0, 1] : [1, 0] {
        let result = try programs[index].batch(kind.rounds)
        // The first ones warm up.
        guard batch >= 0 else { continue }
        if index == 0 { plain.add(result) } else { seam.add(result) }
      }
    }
    programs.forEach { $0.end() }
  }
  let (ratio, memory) = (seam.quartile(1) / plain.quartile(1), seam.leastMemory - plain.leastMemory)
  let pairs = Measured(times: zip(seam.times, plain.times).map { $0 / $1 })
  print(
    kind.mode.padding(toLength: 8, withPad: " ", startingAt: 0), "C \(plain)  seam \(seam)",
    " ratio \(text(ratio, 3)), pairs \(text(pairs.quartile(1), 2)) \(text(pairs.quartile(2), 2))"
      + " \(text(pairs.quartile(3), 2))  memory \(text(plain.leastMemory, 1)) MB, \(text(memory, 1)) MB more")
  if kind.isLimited, ratio > kind.mostTime || memory > mostMemory { isWithin = false }
}
exit(isWithin ? 0 : 1)
