import { useSyncExternalStore } from 'react';
import { reducedMotion } from '../../styles/media.ts';

/** In addition to the motion token, since the play button must know the preference. */
export function usePrefersReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => true);
}

const query = () => window.matchMedia(reducedMotion);

const prefersReducedMotion = () => query().matches;

function subscribe(onChange: () => void) {
  const preference = query();
  preference.addEventListener('change', onChange);
  return () => preference.removeEventListener('change', onChange);
}
