/**
 * Prevents React Aria from assuming an on-screen keyboard in test runs.
 *
 * It assumes one if a field gets the focus in a window that is lower than before, as happens between stories of
 * different sizes. From then on it hides each overlay that opens soon after a field was focused, until the keyboard
 * appears or 600 ms have passed. So its two listeners for this receive no events. It adds them when it is loaded:
 * import this before everything else.
 */
if (import.meta.env.STORYBOOK_THEME !== undefined) {
  const listen = window.addEventListener.bind(window);
  window.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: AddEventListenerOptions | boolean,
  ) => {
    if (!isForKeyboard(type, options)) listen(type, listener, options);
  };
  // On the target itself, capturing listeners are called before the others.
  window.visualViewport?.addEventListener('resize', (event) => event.stopImmediatePropagation(), { capture: true });
}

/** React Aria's keyboard module is the only one that listens for the focus in this way. */
function isForKeyboard(type: string, options: AddEventListenerOptions | boolean | undefined): boolean {
  return type === 'focus' && typeof options === 'object' && options.capture === true && options.passive === true;
}
