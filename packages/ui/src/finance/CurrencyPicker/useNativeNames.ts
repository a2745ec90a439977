import { useEffect } from 'react';
import { whenIdle } from '../../whenIdle.ts';
import { type CurrencyRow, loadNativeName } from './currencies.ts';

/** Computes the native names of the currencies while the list is open, a few whenever the page is idle. */
export function useNativeNames(rows: readonly CurrencyRow[]): void {
  useEffect(() => {
    let next = 0;
    const loadNext = (isIdle: () => boolean) => {
      do {
        const row = rows[next++];
        if (!row) return;
        loadNativeName(row.option.code);
      } while (isIdle());
      stop = whenIdle(loadNext);
    };
    let stop = whenIdle(loadNext);
    return () => stop();
  }, [rows]);
}
