import { type ComponentType, type ReactNode, use } from 'react';
import type { Api } from '../../api/api.ts';
import type { ApiQuery } from '../data/useApiQuery.ts';

/** What a page reads of the account of `user` when it opens. */
export type PageReads = (api: Api, user: string) => readonly ApiQuery<unknown>[];

/** The component of a page. */
export type PageComponent = ComponentType & {
  /** Loaded in advance, with the file of the page. Only reads that stay fresh for a while: others are loaded again anyway. */
  reads?: PageReads;
};

/** A page whose file is loaded when it is first shown, or earlier by `preload`. */
export interface PageOf {
  (): ReactNode;
  /**
   * Loads the file in advance. A failure is shown when the page is opened.
   *
   * @param prefetch receives what the page reads, as soon as the file has loaded
   */
  preload(prefetch?: (reads: PageReads) => void): void;
}

const failed = new Set<() => void>();

/**
 * Creates a lazy page. It suspends while its file loads, and throws when the file cannot be loaded, until
 * `forgetFailedPages` is called. Call this once, outside of components.
 */
export function pageOf(load: () => Promise<PageComponent>): PageOf {
  let loading: Promise<PageComponent> | undefined;
  // Rendered at once, without the fallback that a promise would show for a moment even when it is settled.
  let loaded: PageComponent | undefined;
  const forget = () => {
    loading = undefined;
  };
  const loadOnce = async () => {
    loaded = await load();
    return loaded;
  };
  const start = () => {
    loading ??= loadOnce();
    loading.catch(() => failed.add(forget));
    return loading;
  };
  const Page = () => {
    const Screen = loaded ?? use(start());
    return <Screen />;
  };
  const preload = (prefetch?: (reads: PageReads) => void) => {
    const file = start();
    if (prefetch !== undefined) file.then(({ reads }) => reads && prefetch(reads), ignore);
  };
  return Object.assign(Page, { preload });
}

/** Makes every page whose file failed to load try again when it is next shown. */
export function forgetFailedPages(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** Nothing to do: the failure is recorded for `forgetFailedPages`, and shown when the page is opened. */
function ignore(): void {}
