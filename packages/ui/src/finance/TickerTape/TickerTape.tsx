import type { ReactNode } from 'react';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../../components/Skeleton/SkeletonGroup.tsx';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import { useIsIdle } from '../../useIsIdle.ts';
import { Tape } from './Tape.tsx';
import * as styles from './TickerTape.css.ts';

/** One coin of the tape. Prices are display figures. */
export interface TickerCoin {
  /** Unique within the tape. */
  readonly id: string;
  /** The symbol of the coin: 'BTC'. */
  readonly symbol: string;
  /** The price in the currency of the tape; null if unknown. */
  readonly price: number | null;
  /** The change over 24 hours in percentage points; null if unknown. */
  readonly change24h: number | null;
}

export interface TickerTapeProps extends RootProps<HTMLDivElement> {
  /** The accessible name: 'Prices of the top 50 coins'. */
  label: string;
  /** The coins, sorted by market cap (TICK-1). An empty list says that there are no prices. */
  coins: readonly TickerCoin[];
  /** The currency, as an ISO 4217 code. @default 'USD' */
  currency?: string;
  /** The source of the prices: a Badge 'Simulated prices', or since when they are stale (TICK-3). */
  source?: ReactNode;
  /** Shows a skeleton of the same height. @default false */
  isLoading?: boolean;
}

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/**
 * Scrolling prices. The compositor animates them; hover, focus and the button at the end pause them (TICK-2). With the
 * focus on it, the arrow keys scroll. With reduced motion it stands still until it is started. The first prices are
 * rendered when the page is idle, in reserved space.
 */
export function TickerTape({ label, coins, currency = 'USD', source, isLoading = false, ...element }: TickerTapeProps) {
  const messages = useMessages('TickerTape', en.TickerTape);
  const isIdle = useIsIdle();
  return (
    <div {...element} className={styles.root}>
      {source && <div className={styles.source}>{source}</div>}
      {isLoading && (
        <div className={styles.waiting}>
          <SkeletonGroup label={label}>
            <div className={styles.skeletons}>
              {SKELETONS.map((key) => (
                <Skeleton key={key} width="9rem" />
              ))}
            </div>
          </SkeletonGroup>
        </div>
      )}
      {!isLoading && coins.length === 0 && <p className={styles.empty}>{messages.empty}</p>}
      {isIdle && !isLoading && coins.length > 0 && <Tape label={label} coins={coins} currency={currency} />}
    </div>
  );
}
