import { useEffect } from 'react';
import { keepFocus } from './keepFocus.ts';

/** Moves the focus to the page's heading when another step of a form replaces the one that had the focus. */
export function useKeptFocus(step: string): void {
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the effect is about the change of the step
  useEffect(() => () => keepFocus(), [step]);
}
