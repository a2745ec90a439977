import type { HistoryStale } from '@keel/flows';

/** What can go out of date: a list, the summary of the investment, or the coin prices. */
export type StaleList = HistoryStale['list'] | 'trades' | 'prices';

/** Tells whatever shows a list that it is out of date, wherever that became known. */
export interface Freshness {
  /** Something changed this list. */
  readonly expire: (list: StaleList) => void;
  /** Calls back at each change of the list; returns what stops it. */
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
