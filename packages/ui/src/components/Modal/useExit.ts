'use no memo';

import { type RefObject, useLayoutEffect, useState } from 'react';
import { reducedMotion } from '../../styles/media.ts';

/** Where an overlay is in its life. */
type Phase = 'there' | 'leaving' | 'gone';

/**
 * How long an overlay is drawn: while it is open, and then until it and its panel have moved away. For readers who ask
 * for less motion nothing moves, so it goes with the same drawing and no style is asked for.
 * @param ground its outermost element; its child may move too
 * @param onExit is called when it begins to leave; what it promises is waited for
 */
export function useExit(
  ground: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onExit?: (element: HTMLElement) => void | Promise<void>,
): Phase {
  const [phase, setPhase] = useState<Phase>(isOpen ? 'there' : 'gone');
  if (isOpen && phase !== 'there') setPhase('there');
  if (!isOpen && phase === 'there') setPhase(onExit || !window.matchMedia(reducedMotion).matches ? 'leaving' : 'gone');

  useLayoutEffect(() => {
    const element = ground.current;
    if (phase !== 'leaving') return undefined;
    if (!element) {
      // Closed before it could be drawn: nothing moves away.
      setPhase('gone');
      return undefined;
    }
    let isStopped = false;
    const asked = onExit?.(element);
    const moves = [element, ...element.children].flatMap((moving) => moving.getAnimations());
    const leave = async () => {
      await Promise.allSettled([asked, ...moves.map(({ finished }) => finished)]);
      if (!isStopped) setPhase('gone');
    };
    void leave();
    return () => {
      isStopped = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- only the change of the phase begins to wait
  }, [phase]);
  return phase;
}
