/**
 * Keeps React Aria from seeing a keyboard on the screen in a run of tests. It takes a window that gets lower while a field has the focus
 * for one that made room for a keyboard, as happens between stories of two sizes, and from then on hides each overlay that opens soon
 * after the focus of a field, for up to 600 ms.
 */

/** For how long after the focus of a field React Aria takes a change of height for a keyboard, in ms. */
const AFTER_FOCUS_MS = 650;
/** How long React Aria takes until it accepts a new height as that of the window, in ms. */
const UNTIL_ACCEPTED_MS = 800;

const viewport = window.visualViewport;
let height = viewport?.height ?? 0;
let focusedAt = Number.NEGATIVE_INFINITY;
let isTold = false;

/** Holds back each change of the window's size. Call it once, and `acceptHeight` before each story. */
export function holdBackResizes(): void {
  window.addEventListener('focus', () => (focusedAt = performance.now()), { capture: true });
  // At the target itself, listeners that capture come before the others.
  viewport?.addEventListener('resize', (event) => isTold || event.stopImmediatePropagation(), { capture: true });
}

/** Tells of a window that is lower than before once that can no longer be a keyboard, and waits until it is accepted. */
export async function acceptHeight(): Promise<void> {
  const before = height;
  height = viewport?.height ?? 0;
  if (!viewport || height >= before) return;
  await pass(focusedAt + AFTER_FOCUS_MS - performance.now());
  isTold = true;
  viewport.dispatchEvent(new Event('resize'));
  isTold = false;
  await pass(UNTIL_ACCEPTED_MS);
}

function pass(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
}
