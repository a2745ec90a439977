import { useLocale } from 'react-aria-components/I18nProvider';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { date } from '../../format/date.ts';
import { NO_VALUE } from '../../format/noValue.ts';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import { BULLETS } from '../Balance/bullets.ts';
import { price } from '../Price/price.ts';
import * as styles from './BtcEquivalent.css.ts';
import { btcText } from './btcText.ts';

export interface BtcEquivalentProps extends RootProps<HTMLSpanElement> {
  /** The value in bitcoins, shown with 6 decimals; null, while it is unknown, shows '0.0000' (DASH-1). */
  btc: number | null;
  /** The price of one bitcoin used for the conversion. @default not shown */
  rate?: number | null;
  /** The currency of the price, ISO 4217. @default 'USD' */
  currency?: string;
  /** The time of that price: Date, milliseconds or ISO 8601. @default not shown */
  asOf?: Date | number | string | null;
  /** Shows bullets instead of the amount; the price is still shown. @default false */
  isHidden?: boolean;
}

/** The approximate value of a balance in bitcoin, with the price and its time. */
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
  // A line may break between the words around the price, never inside the price.
  const [beforeRate = '', afterRate = ''] = messages.at(rateText).split(rateText);
  const hasRate = rateText !== NO_VALUE;
  const hasTime = time !== NO_VALUE;
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
      {(hasRate || hasTime) && (
        <>
          {' '}
          <span aria-hidden="true">·</span>{' '}
        </>
      )}
      {hasRate && (
        <span>
          {beforeRate}
          <bdi className={styles.unbroken}>{rateText}</bdi>
          {afterRate}
        </span>
      )}
      {hasRate && hasTime && messages.separator}
      {hasTime && <bdi className={styles.unbroken}>{time}</bdi>}
    </span>
  );
}
