extension GestureWatch {
  /// Reports trusted presses, taps, clicks and keys.
  ///
  /// 1. A press (`pointerdown`, `keydown`) gets a new number; the events that follow from it (`pointerup`, `click`) have the same. A
  ///    click without a press before it, as assistive programs make, has its own number.
  /// 2. Events that activate are reported: the press of a mouse, the end of a touch, a key except Escape, a click.
  /// 3. `document.open()` removes all listeners; the document's new content adds them again.
  static let script = """
    (() => {
      const frame = Math.random().toString(36).slice(2);
      let number = 0, isPressed = false;
      const report = () => webkit.messageHandlers.gesture.postMessage(frame + ' ' + number);
      const press = event => {
        if (!event.isTrusted || event.repeat) return;
        number += 1;
        isPressed = true;
        if (event.type === 'keydown' ? event.key !== 'Escape' : event.pointerType === 'mouse') report();
      };
      const end = event => {
        if (!event.isTrusted) return;
        if (!isPressed) number += 1;
        if (event.type === 'click') isPressed = false;
        report();
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
