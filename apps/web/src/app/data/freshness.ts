import type { HistoryStale } from '@keel/flows';

/** What can go out of date: a list, the summary of the investment, or the coin prices. */
export type StaleList = HistoryStale['list'] | 'trades' | 'prices';

/** Notifies the components that show a list when it is out of date. */
export interface Freshness {
  /** Marks the list as out of date. */
  readonly expire: (list: StaleList) => void;
  /** Subscribes to `expire` of the list; returns the unsubscribe function. */
  readonly onStale: (list: StaleList, listener: () => void) => () => void;
}

export function createFreshness(): Freshness {
  const listeners = new Map<StaleList, Set<() => void>>();
  return {
    expire(list) {
      for (const listener of listeners.get(list) ?? []) listener();
    },
    onStale(list, listener) {
      const all = listeners.get(list) ?? new Set();
      listeners.set(list, all.add(listener));
      return () => all.delete(listener);
    },
  };
}
