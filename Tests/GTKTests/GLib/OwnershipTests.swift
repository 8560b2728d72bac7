import CGLibShims
import CGTK
import GLib
import GTKWidgets
import Testing

@MainActor @Suite(.serialized) struct OwnershipTests {
  @Test("A new widget's floating reference becomes the wrapper's")
  func sinks() {
    let ref = GObjectRef(sinking: UnsafeMutableRawPointer(gtk_label_new("x")))
    #expect(ref.referenceCount == 1)
  }

  @Test("A lent object gets a reference of its own, and loses it again")
  func retains() {
    let owner = GObjectRef(sinking: UnsafeMutableRawPointer(gtk_label_new("x")))
    do {
      let second = GObjectRef(retaining: owner.pointer)
      #expect(second.referenceCount == 2)
    }
    #expect(owner.referenceCount == 1)
  }

  @Test("A widget that only Swift holds goes with its Swift object")
  func peerGoes() {
    weak var gone: Button?
    do {
      let button = Button("x")
      gone = button
      #expect(GObjectPeer.peer(of: button.pointer) === button)
    }
    #expect(gone == nil)
  }

  @Test("A widget in a container lives without its Swift object being held, and its handlers work")
  func containerHolds() async {
    let box = Box(.row)
    weak var held: Button?
    var presses = 0
    do {
      let button = Button("x")
      button.onPress { presses += 1 }
      box.append(button)
      held = button
    }
    await turn()
    #expect(held != nil)
    held.map { emitClicked($0) }
    #expect(presses == 1)
    held.map { box.remove($0) }
    await wait(for: "the removed button to go") { held == nil }
  }

  @Test(
    "A handler that captures its own window goes when the window is destroyed, shown or not",
    arguments: [true, false])
  func cycleEnds(isShown: Bool) async {
    weak var gone: Window?
    do {
      let window = Window(title: "x", width: 10, height: 10)
      let button = Button("x")
      button.onPress { window.close() }
      window.setContent(button)
      if isShown { window.present() }
      gone = window
      await turn()
    }
    #expect(gone != nil)
    if isShown { gone?.close() } else { gone?.destroy() }
    await wait(for: "the window to go") { gone == nil }
  }

  @Test("The last release off the main actor frees on it")
  func releaseElsewhere() async {
    let owner = GObjectRef(sinking: UnsafeMutableRawPointer(gtk_label_new("x")))
    var second: GObjectRef? = GObjectRef(retaining: owner.pointer)
    await Task.detached { [moved = second!] in _ = moved }.value
    second = nil
    await wait(for: "the reference to be released") { owner.referenceCount == 1 }
  }
}

/// Lets the loop turn once.
@MainActor
func turn() async { try? await Task.sleep(for: .milliseconds(10)) }

@MainActor
func emitClicked(_ button: Button) { clinkway_emit(button.pointer, "clicked") }
