import { useEffect, useRef } from 'react';
import type { Toasts } from './toasts.ts';

interface Looks {
  /** The pointer is over them. */
  isPointed: boolean;
  /** The focus is among them. */
  isFocused: boolean;
}

/**
 * The time of toasts goes on only while nobody is at them and the page is seen.
 * @returns `look`, to be told what is at them now; `isHeld`, whether the time stands still
 */
export function useToastTime(queue: Toasts['queue']) {
  const state = useRef({ isPointed: false, isFocused: false, isHeld: document.hidden });

  const look = (at: Partial<Looks>) => {
    Object.assign(state.current, at);
    const { isPointed, isFocused, isHeld: was } = state.current;
    const isHeld = isPointed || isFocused || document.hidden;
    state.current.isHeld = isHeld;
    // A timer that is told twice to go on goes twice.
    if (isHeld === was) return;
    if (isHeld) queue.pauseAll();
    else queue.resumeAll();
  };

  useEffect(() => {
    const change = () => look({});
    document.addEventListener('visibilitychange', change);
    return () => document.removeEventListener('visibilitychange', change);
  });

  return { look, isHeld: () => state.current.isHeld };
}
