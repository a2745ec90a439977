/**
 * Hides from React Aria that the window's size changes, in runs of tests. A window that gets smaller just after a field had the focus,
 * as between stories of two sizes, looks to it like one that made room for a keyboard on the screen, and then it keeps every overlay
 * hidden for up to 600 ms after the focus of a field. There is no such keyboard in a test.
 */
export function noScreenKeyboard(): void {
  // At the target itself, listeners that capture come before the others.
  window.visualViewport?.addEventListener('resize', (event) => event.stopImmediatePropagation(), { capture: true });
}
