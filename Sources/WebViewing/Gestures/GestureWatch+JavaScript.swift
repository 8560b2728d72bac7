extension GestureWatch {
  /// Tells of trusted presses, taps, clicks and keys.
  ///
  /// 1. A press (`pointerdown`, `keydown`) has a new name; what follows of it (`pointerup`, `click`) has the same one. A click
  ///    without a press before it, as assistive programs make, has a name of its own.
  /// 2. What activates is told: the press of a mouse, the end of a touch, a key but for Escape, a click.
  /// 3. `document.open()` takes all listeners away; the document's new content brings them back.
  static let script = """
    (() => {
      const frame = Math.random().toString(36).slice(2);
      let number = 0, isPressed = false;
      const tell = () => webkit.messageHandlers.gesture.postMessage(frame + ' ' + number);
      const press = event => {
        if (!event.isTrusted || event.repeat) return;
        number += 1;
        isPressed = true;
        if (event.type === 'keydown' ? event.key !== 'Escape' : event.pointerType === 'mouse') tell();
      };
      const end = event => {
        if (!event.isTrusted) return;
        if (!isPressed) number += 1;
        if (event.type === 'click') isPressed = false;
        tell();
      };
      const listen = () => {
        for (const type of ['pointerdown', 'keydown']) addEventListener(type, press, true);
        for (const type of ['pointerup', 'click']) addEventListener(type, end, true);
      };
      listen();
      new MutationObserver(listen).observe(document, { childList: true });
    })();
    """
}
