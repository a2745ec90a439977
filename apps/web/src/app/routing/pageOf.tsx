import { type ComponentType, type ReactNode, use } from 'react';

/** A page whose file is loaded when it is first shown, or earlier by `preload`. */
export interface PageOf {
  (): ReactNode;
  /** Loads the file in advance. A failure is shown when the page is opened. */
  preload(): void;
}

const failed = new Set<() => void>();

/**
 * Creates a lazy page. It suspends while its file loads, and throws when the file cannot be loaded, until
 * `forgetFailedPages` is called. Call this once, outside of components.
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

/** Makes every page whose file failed to load try again when it is next shown. */
export function forgetFailedPages(): void {
  for (const forget of failed) forget();
  failed.clear();
}
