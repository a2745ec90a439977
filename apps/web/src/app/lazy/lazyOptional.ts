import { type ComponentType, lazy } from 'react';

/** A lazy component that the page can do without: when its file cannot be loaded, nothing is shown in its place. */
export function lazyOptional(load: () => Promise<ComponentType>) {
  return lazy<ComponentType>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  );
}
