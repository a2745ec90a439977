import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { PauseIcon, PlayIcon } from '../../components/Icon/icons.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { root as figure } from '../../components/Numeric/Numeric.css.ts';
import { root as spoken } from '../../components/VisuallyHidden/VisuallyHidden.css.ts';
import { NO_VALUE } from '../../format/noValue.ts';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { CoinMark } from '../CoinMark/CoinMark.tsx';
import { changeText } from '../PercentChange/changeText.ts';
import { root as change } from '../PercentChange/PercentChange.css.ts';
import { price } from '../Price/price.ts';
import * as styles from './TickerTape.css.ts';
import type { TickerTapeProps } from './TickerTape.tsx';
import { usePrefersReducedMotion } from './usePrefersReducedMotion.ts';

/** The styles of Numeric and PercentChange, computed once: a tape contains fifty coins, twice. */
const FIGURE = figure({});
const CHANGE = {
  up: change({ direction: 'up' }),
  down: change({ direction: 'down' }),
  none: change({ direction: 'none' }),
};

/** The number of decimals of a change. */
const DIGITS = 2;

const SECONDS_A_COIN = 4;

/** The scrolling prices, and the button that pauses them. */
export function Tape({ label, coins, currency }: Required<Pick<TickerTapeProps, 'label' | 'coins' | 'currency'>>) {
  const messages = useMessages('TickerTape', en.TickerTape);
  const changes = useMessages('PercentChange', en.PercentChange);
  const { locale } = useLocale();
  const prefersReducedMotion = usePrefersReducedMotion();
  const [choice, setChoice] = useState<'run' | 'pause' | null>(null);
  const motion = choice ?? (prefersReducedMotion ? 'stopped' : 'run');
  const isRunning = motion === 'run';

  // Plain elements, since there are hundreds of them.
  const items = coins.map((coin) => {
    const words = changeText(coin.change24h, DIGITS, locale, changes);
    return (
      <li key={coin.id} className={styles.coin}>
        <span className={styles.mark}>
          <CoinMark of={coin.symbol} size="sm" />
        </span>
        {coin.symbol}
        <bdi className={FIGURE}>{price(coin.price, currency, locale)}</bdi>
        <bdi className={CHANGE[words?.direction ?? 'none']} aria-hidden={words ? true : undefined}>
          {words?.text ?? NO_VALUE}
        </bdi>
        {words && <span className={spoken}>{words.accessibleText}</span>}
      </li>
    );
  });

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the focus lets the arrow keys scroll it */}
      <section aria-label={label} tabIndex={0} className={styles.viewport}>
        <div
          className={styles.track({ motion })}
          style={assignInlineVars({ [styles.loopDuration]: `${coins.length * SECONDS_A_COIN}s` })}
        >
          <ul className={styles.list}>{items}</ul>
          {motion !== 'stopped' && (
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
  );
}
