import { when } from './states.ts';

/**
 * Selectors for an overlay with an opening and a closing keyframe animation, each given as a value of `animation`.
 * Transitions would not work: React Aria cancels those of a modal once the modal is ready to open, on a touch device two
 * frames or more after it was added, and then never removes a modal that was closed in the meantime.
 *
 * A closing overlay lets presses through, since React Aria releases the page as soon as an overlay starts to close.
 */
export function openAndClose(open: string, close: string) {
  return {
    [when.entering]: { animation: open },
    [when.exiting]: { animation: `${close} forwards`, pointerEvents: 'none' },
    // Closed while it is still opening: the closing animation starts where the opening one has arrived.
    [`${when.entering}${when.exiting.slice(1)}`]: { animation: `${open}, ${close} forwards` },
  } as const;
}
