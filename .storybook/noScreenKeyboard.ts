/**
 * Keeps React Aria from seeing a keyboard on the screen in a run of tests. It guesses one from a field that gets the focus in a window
 * that is lower than before, as happens between stories of two sizes. From then on it hides each overlay that opens soon after the
 * focus of a field, until the keyboard is there or 600 ms are over.
 *
 * So the two listeners that it guesses by are not told anything. It adds them when it is loaded: import this before everything else.
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
  // At the target itself, listeners that capture come before the others.
  window.visualViewport?.addEventListener('resize', (event) => event.stopImmediatePropagation(), { capture: true });
}

/** React Aria's module about keyboards is the only one that listens for the focus in this way. */
function isForKeyboard(type: string, options: AddEventListenerOptions | boolean | undefined): boolean {
  return type === 'focus' && typeof options === 'object' && options.capture === true && options.passive === true;
}
