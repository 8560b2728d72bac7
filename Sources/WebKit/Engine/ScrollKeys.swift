/// Takes from keys what they would scroll.
///
/// The engine hands keys to the page before they scroll, so a script in a world of its own says no at the very end: what the
/// page makes of a key itself, and what a field does with it, stays.
enum ScrollKeys {
  static let world = "linkway-keys"

  static func script(isStopped: Bool) -> String {
    """
    (isStopped => {
      if (globalThis.__linkwayKeys) { globalThis.__linkwayKeys.isStopped = isStopped; return; }
      const state = { isStopped };
      Object.defineProperty(globalThis, '__linkwayKeys', { value: state });
      const keys = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End', ' ']);
      const users = 'input, textarea, select, button, summary, audio, video, embed, object';
      addEventListener('keydown', event => {
        if (!state.isStopped || event.altKey || event.metaKey || !keys.has(event.key)) return;
        // With the shift key a selection grows.
        if (event.shiftKey && event.key !== ' ') return;
        const target = event.composedPath()[0];
        if (target instanceof Element && (target.isContentEditable || target.closest(users))) return;
        event.preventDefault();
      });
    })(\(isStopped)); 0
    """
  }
}
