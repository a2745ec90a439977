import { useLocale } from 'react-aria-components/I18nProvider';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { date } from '../../format/date.ts';
import { NO_VALUE } from '../../format/noValue.ts';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import { BULLETS } from '../Balance/hidden.ts';
import { price } from '../Price/price.ts';
import * as styles from './BtcEquivalent.css.ts';
import { btcText } from './btcText.ts';

export interface BtcEquivalentProps extends RootProps<HTMLSpanElement> {
  /** In bitcoins, shown with 6 decimals; null, while nothing is known, shows '0.0000' (DASH-1). */
  btc: number | null;
  /** The price of one bitcoin that it was reckoned with. @default not shown */
  rate?: number | null;
  /** Of the rate, ISO 4217. @default 'USD' */
  currency?: string;
  /** When that price was asked: Date, milliseconds or ISO 8601. @default not shown */
  asOf?: Date | number | string | null;
  /** Bullets instead of the amount; the rate stays. @default false */
  isHidden?: boolean;
}

/** About how many bitcoins a balance is, at which price and when. */
export function BtcEquivalent({
  btc,
  rate = null,
  currency = 'USD',
  asOf = null,
  isHidden = false,
  ...element
}: BtcEquivalentProps) {
  const { locale } = useLocale();
  const messages = useMessages('BtcEquivalent', en.BtcEquivalent);
  const rateText = price(rate, currency, locale);
  const time = asOf === null ? NO_VALUE : date(asOf, locale, { show: 'time' });
  const source = [rateText === NO_VALUE ? NO_VALUE : messages.at(rateText), time].filter((part) => part !== NO_VALUE);
  return (
    <span {...element} className={styles.root}>
      {isHidden ? (
        <>
          <span aria-hidden="true">{BULLETS} BTC</span>
          <VisuallyHidden>{messages.hidden}</VisuallyHidden>
        </>
      ) : (
        <bdi className={styles.unbroken}>≈ {btcText(btc, locale)} BTC</bdi>
      )}
      {source.length > 0 && (
        <>
          {' '}
          <span aria-hidden="true">·</span>{' '}
          {source.map((part, place) => (
            <span key={part}>
              {place > 0 && ', '}
              <bdi className={styles.unbroken}>{part}</bdi>
            </span>
          ))}
        </>
      )}
    </span>
  );
}
