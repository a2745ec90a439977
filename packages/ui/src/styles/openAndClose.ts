import { when } from './states.ts';

/**
 * Selectors of an overlay that opens and closes by keyframe animations, given as values of `animation`. Not by transitions:
 * React Aria cancels those of a modal once it is ready to open, on a touch device two frames or more after it was added,
 * and then never removes a modal that was closed before.
 *
 * While it closes it lets presses through: React Aria releases the page as soon as an overlay starts to close.
 */
export function openAndClose(open: string, close: string) {
  return {
    [when.entering]: { animation: open },
    [when.exiting]: { animation: `${close} forwards`, pointerEvents: 'none' },
    // Closed while it still opens: the closing animation starts where the opening one is.
    [`${when.entering}${when.exiting.slice(1)}`]: { animation: `${open}, ${close} forwards` },
  } as const;
}
