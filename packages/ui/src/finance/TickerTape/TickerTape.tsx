'use no memo';

import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactNode, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { PauseIcon, PlayIcon } from '../../components/Icon/icons.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { root as figure } from '../../components/Numeric/Numeric.css.ts';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../../components/Skeleton/SkeletonGroup.tsx';
import { root as spoken } from '../../components/VisuallyHidden/VisuallyHidden.css.ts';
import { NOTHING } from '../../format/nothing.ts';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import { changeWords } from '../PercentChange/changeWords.ts';
import { root as change } from '../PercentChange/PercentChange.css.ts';
import { price } from '../Price/price.ts';
import * as styles from './TickerTape.css.ts';
import { useIsStill } from './useIsStill.ts';

/** One coin of the tape. Prices are display figures. */
export interface TickerCoin {
  readonly id: string;
  /** 'BTC'. */
  readonly symbol: string;
  /** In the currency of the tape; null when unknown. */
  readonly price: number | null;
  /** Percentage points over 24 hours; null when unknown. */
  readonly change24h: number | null;
}

export interface TickerTapeProps extends RootProps<HTMLDivElement> {
  /** What the tape is, for assistive technology: 'Prices of the top 50 coins'. */
  label: string;
  /** In the order of market cap (TICK-1). An empty list says that there are no prices. */
  coins: readonly TickerCoin[];
  /** ISO 4217. @default 'USD' */
  currency?: string;
  /** Where the prices come from: a Badge 'Simulated prices', or since when they are stale (TICK-3). */
  source?: ReactNode;
  /** A skeleton of the same height. @default false */
  isLoading?: boolean;
}

/** The looks of Numeric and of PercentChange, made once: a tape holds fifty coins, twice over. */
const FIGURE = figure({});
const CHANGE = {
  up: change({ direction: 'up' }),
  down: change({ direction: 'down' }),
  none: change({ direction: 'none' }),
};

/** Digits after the decimal sign of a change. */
const DIGITS = 2;

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const SECONDS_A_COIN = 4;

/**
 * Prices that pass by. The compositor moves them; hover, focus and the button at the end pause them (TICK-2). With the
 * focus on it, the arrow keys scroll. For readers who ask for less motion it stands still until they start it.
 */
export function TickerTape({ label, coins, currency = 'USD', source, isLoading = false, ...element }: TickerTapeProps) {
  const messages = useMessages('TickerTape', en.TickerTape);
  const changes = useMessages('PercentChange', en.PercentChange);
  const { locale } = useLocale();
  const isStill = useIsStill();
  const [choice, setChoice] = useState<'run' | 'pause' | null>(null);
  const motion = choice ?? (isStill ? 'still' : 'run');
  const isRunning = motion === 'run';

  // Plain elements: what is a few of elsewhere is hundreds here.
  const items = coins.map((coin) => {
    const words = changeWords(coin.change24h, DIGITS, locale, changes);
    return (
      <li key={coin.id} className={styles.coin}>
        {coin.symbol}
        <bdi className={FIGURE}>{price(coin.price, currency, locale)}</bdi>
        <bdi className={CHANGE[words?.direction ?? 'none']} aria-hidden={words ? true : undefined}>
          {words?.shown ?? NOTHING}
        </bdi>
        {words && <span className={spoken}>{words.spoken}</span>}
      </li>
    );
  });

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
      {!isLoading && coins.length > 0 && (
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the focus lets the arrow keys scroll it */}
          <section aria-label={label} tabIndex={0} className={styles.viewport}>
            <div
              className={styles.track({ motion })}
              style={assignInlineVars({ [styles.round]: `${coins.length * SECONDS_A_COIN}s` })}
            >
              <ul className={styles.list}>{items}</ul>
              {motion !== 'still' && (
                <ul aria-hidden="true" inert className={styles.list}>
                  {items}
                </ul>
              )}
            </div>
          </section>
          <div className={styles.control}>
            <IconButton
              size="sm"
              label={isRunning ? messages.pause : messages.play}
              icon={isRunning ? <PauseIcon size="sm" /> : <PlayIcon size="sm" />}
              onPress={() => setChoice(isRunning ? 'pause' : 'run')}
            />
          </div>
        </>
      )}
    </div>
  );
}
