// Drawn once, or anew as a whole: a memo of each part would be weight that never pays (docs/decisions/0012).
'use no memo';

import { type ComponentType, type ReactNode, use } from 'react';

/** A page in a file of its own, which is loaded when the page is first shown, or before. */
export interface PageOf {
  (): ReactNode;
  /** Loads the file, so that it is there when the page is opened. A failure is told when it is. */
  preload(): void;
}

const failed = new Set<() => void>();

/**
 * Makes a page of a file. While the file loads the page suspends; where it cannot be had the page throws, until
 * `forgetFailedPages`. Call it once, outside of components.
 */
export function pageOf(load: () => Promise<ComponentType>): PageOf {
  let loading: Promise<ComponentType> | undefined;
  const forget = () => {
    loading = undefined;
  };
  const start = () => {
    loading ??= load();
    loading.catch(() => failed.add(forget));
    return loading;
  };
  const Page = () => {
    const Screen = use(start());
    return <Screen />;
  };
  return Object.assign(Page, { preload: () => void start() });
}

/** Has every page whose file could not be had ask for it again when it is next shown. */
export function forgetFailedPages(): void {
  for (const forget of failed) forget();
  failed.clear();
}
