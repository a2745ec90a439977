import { type RefObject, useEffect } from 'react';
import { focusHeadingIfLost } from './focusHeadingIfLost.ts';

/**
 * Moves the focus to the heading of the step, or of the page if it has none, when another step of a form replaces the one
 * that had the focus.
 */
export function useStepFocus(step: string, heading?: RefObject<HTMLElement | null>): void {
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the effect is about the change of the step
  useEffect(() => () => focusHeadingIfLost(heading), [step, heading]);
}
