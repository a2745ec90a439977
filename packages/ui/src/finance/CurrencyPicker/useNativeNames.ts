import { useEffect } from 'react';
import { whenIdle } from '../../whenIdle.ts';
import { type CurrencyRow, learnNative } from './currencies.ts';

/** Learns the native names of the currencies while the reader looks at the list, a few whenever nothing else is to do. */
export function useNativeNames(rows: readonly CurrencyRow[]): void {
  useEffect(() => {
    let next = 0;
    const learn = (isIdle: () => boolean) => {
      do {
        const row = rows[next++];
        if (!row) return;
        learnNative(row.option.code);
      } while (isIdle());
      stop = whenIdle(learn);
    };
    let stop = whenIdle(learn);
    return () => stop();
  }, [rows]);
}
