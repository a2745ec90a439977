import { type ComponentType, lazy } from 'react';

/** A part that no page waits for, and with which none falls: where its file cannot be had, nothing stands in its place. */
export function lazyOrNothing(load: () => Promise<ComponentType>) {
  return lazy<ComponentType>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  );
}
