import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { CopyButton } from '../../components/CopyButton/CopyButton.tsx';
import { ArrowUpEndIcon, ClockIcon, WarningIcon } from '../../components/Icon/icons.ts';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Outcome } from '../../components/Outcome/Outcome.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { date } from '../../format/date.ts';
import { money } from '../../format/money.ts';
import { NO_VALUE } from '../../format/noValue.ts';
import { quantity } from '../../format/quantity.ts';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import { AddressText } from '../AddressText/AddressText.tsx';
import { price } from '../Price/price.ts';
import { QrCode } from '../QrCode/QrCode.tsx';
import * as styles from './PaymentAddress.css.ts';

export interface PaymentAddressProps extends RootProps<HTMLDivElement> {
  /** The name of the payment method: 'Bitcoin'. */
  coin: string;
  /** The symbol of the coin: 'BTC'; null for a method that is not a coin. */
  symbol: string | null;
  /** The address to pay to; null or empty if the operator has set none (PAY-5). */
  address: string | null;
  /** The operator's instructions; line breaks are kept. @default none */
  instructions?: string | null;
  /**
   * The payment link that wallets open and read from the QR code: 'bitcoin:bc1…?amount=0.020744'. @default none, the code is
   * the address alone
   */
  paymentUri?: string | null;
  /** The amount to pay, in hundredths of the currency. */
  amountCents: number | bigint | null;
  /** The currency, as an ISO 4217 code. @default 'USD' */
  currency?: string;
  /** The amount in the currency is shown beside this component, so it is left out here. @default false */
  isAmountBeside?: boolean;
  /** The same amount in the coin, as a decimal string; null while no price is known. */
  coinAmount: string | null;
  /** The price of one coin used for the conversion. @default not shown */
  rate?: number | null;
  /** The time of that price: Date, milliseconds or ISO 8601. @default not shown */
  asOf?: Date | number | string | null;
  /**
   * How long the coin amount is still valid, in seconds; at 0 neither the amount nor the address is shown. null if the
   * amount does not expire. @default null
   */
  secondsLeft?: number | null;
  /** Requests a new amount in the coin, if there is none or it has expired. @default not possible here */
  onRenew?: () => void;
  /** The new amount is being requested. @default false */
  isRenewing?: boolean;
  /** The only network of this address, in words for a warning: 'the Tron network'. @default not shown */
  network?: string;
}

/**
 * How much to send to which address: the amount in the coin, the address in groups of four, a QR code, both with a copy
 * button, and the operator's instructions (PAY-4).
 *
 * An amount with an expiry shows the remaining time, and requests a new one afterwards (PAYOUT-6). With neither address
 * nor instructions it says so, and requests no payment (PAY-5).
 */
export function PaymentAddress({
  coin,
  symbol,
  address,
  instructions = null,
  paymentUri,
  amountCents,
  currency = 'USD',
  isAmountBeside = false,
  coinAmount,
  rate = null,
  asOf = null,
  secondsLeft = null,
  onRenew,
  isRenewing = false,
  network,
  ...element
}: PaymentAddressProps) {
  const { locale } = useLocale();
  const messages = useMessages('PaymentAddress', en.PaymentAddress);
  const [content, setContent] = useState<'link' | 'address'>('link');
  const to = address?.trim() || null;
  const uri = paymentUri?.trim() || null;
  const howTo = instructions?.trim() || null;
  const total = amountCents === null ? NO_VALUE : money(amountCents, currency, locale);
  const inCoin = coinAmount === null || symbol === null ? NO_VALUE : quantity(coinAmount, locale);
  const left = secondsLeft !== null && Number.isFinite(secondsLeft) ? Math.ceil(secondsLeft) : null;
  const isExpired = symbol !== null && left !== null && left <= 0;
  const isInCoin = inCoin !== NO_VALUE && !isExpired;
  // An expired amount must not be paid.
  const isRenewal = symbol !== null && to !== null && (isExpired || (!isInCoin && onRenew !== undefined));
  const rateText = price(rate, currency, locale);
  const time = asOf === null ? NO_VALUE : date(asOf, locale, { show: 'time' });
  const source = [
    ...(isAmountBeside ? [] : [total]),
    ...(rateText === NO_VALUE ? [] : [messages.at(rateText)]),
    ...(time === NO_VALUE ? [] : [messages.asOf(time)]),
  ];

  const renewal = onRenew !== undefined && (
    <Button isPending={isRenewing} onPress={onRenew}>
      {isExpired ? messages.renew : messages.hold(coin)}
    </Button>
  );

  if (to === null && howTo === null) {
    return (
      <div {...element} className={styles.frame}>
        <Banner tone="warning">{messages.missing(coin)}</Banner>
      </div>
    );
  }
  return (
    <div {...element} className={styles.frame}>
      <div className={styles.root}>
        {to !== null && !isRenewal && (
          <div className={styles.code}>
            <QrCode value={content === 'link' ? (uri ?? to) : to} mark={symbol} label={messages.qr(coin)} />
            {uri !== null && (
              <SegmentedControl
                label={messages.content}
                options={[
                  { value: 'link', label: messages.link },
                  { value: 'address', label: messages.addressOnly },
                ]}
                value={content}
                onChange={(next) => setContent(next === 'link' ? 'link' : 'address')}
              />
            )}
          </div>
        )}
        <div className={styles.facts}>
          <div>
            {(isInCoin || !isAmountBeside) && (
              <>
                <p className={styles.label}>{to === null || isRenewal ? messages.due : messages.amount}</p>
                <div className={styles.line}>
                  <p className={styles.amount}>
                    {isInCoin ? (
                      <bdi dir="ltr">
                        {inCoin} <span className={styles.unit}>{symbol}</span>
                      </bdi>
                    ) : (
                      <bdi>{total}</bdi>
                    )}
                  </p>
                  {isInCoin && (
                    <CopyButton size="sm" appearance="outline" text={coinAmount ?? ''} label={messages.copyAmount} />
                  )}
                </div>
              </>
            )}
            {isInCoin && source.length > 0 && <p className={styles.source}>{source.join(' · ')}</p>}
            {isInCoin && left !== null && (
              <p role="timer" className={styles.heldRate}>
                <ClockIcon size="sm" />
                <span>
                  {messages.amountValidFor} <bdi dir="ltr">{minutesText(left)}</bdi>
                </span>
              </p>
            )}
            {!isInCoin && !isRenewal && symbol !== null && <p className={styles.source}>{messages.noRate(coin)}</p>}
          </div>
          {isRenewal && isExpired && (
            <Outcome tone="warning" title={messages.expiredTitle} actions={renewal}>
              {messages.expired()}
              {onRenew === undefined && ` ${messages.onPaymentPage}`}
            </Outcome>
          )}
          {isRenewal && !isExpired && (
            <>
              <Banner tone="info">{messages.notHeld(coin)}</Banner>
              {renewal}
            </>
          )}
          {to !== null && !isRenewal && (
            <div className={styles.address}>
              <p className={styles.label}>{messages.address(coin)}</p>
              <AddressText address={to} shape="groups" />
              <div className={styles.line}>
                <CopyButton
                  size="sm"
                  appearance="outline"
                  text={to}
                  label={messages.copyAddress}
                  announcement={messages.copied}
                />
                {uri !== null && (
                  <LinkButton size="sm" tone="neutral" appearance="outline" href={uri} iconStart={<ArrowUpEndIcon />}>
                    {messages.openInWallet}
                  </LinkButton>
                )}
              </div>
            </div>
          )}
          {howTo !== null && (
            <div>
              <p className={styles.label}>{messages.howTo}</p>
              <p className={styles.instructions}>
                {/* The operator's text may be in another language than the page, so its own letters decide its direction. */}
                <bdi>{howTo}</bdi>
              </p>
            </div>
          )}
          {to !== null && !isRenewal && network !== undefined && (
            <p className={styles.caution}>
              <WarningIcon />
              <span>{messages.onlyOnNetwork(symbol ?? coin, network)}</span>
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

/** `14:32`. */
function minutesText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
