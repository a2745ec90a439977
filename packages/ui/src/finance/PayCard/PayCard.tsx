import type { ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Card, type CardProps } from '../../components/Card/Card.tsx';
import { DefinitionList } from '../../components/DefinitionList/DefinitionList.tsx';
import { Outcome } from '../../components/Outcome/Outcome.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../../components/Skeleton/SkeletonGroup.tsx';
import { date as formatDate } from '../../format/date.ts';
import { money } from '../../format/money.ts';
import { NO_VALUE } from '../../format/noValue.ts';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import { CoinMark } from '../CoinMark/CoinMark.tsx';
import { Money } from '../Money/Money.tsx';
import { PayButton, type PayButtonProps } from '../PayButton/PayButton.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import * as styles from './PayCard.css.ts';
import { PaySteps } from './PaySteps.tsx';
import { shortId } from './shortId.ts';

export interface PayCardProps extends Pick<CardProps, 'level'>, RootProps<HTMLDivElement> {
  /** The id of the deposit, shown with its first 8 characters and its last 4 (DEP-6). */
  depositId: string;
  /** The amount, in hundredths of the currency. */
  amountCents: number | bigint | null;
  /** Shown below the amount: its value in another currency. @default nothing */
  amountNote?: ReactNode;
  /** The received amount of a confirmed deposit, which may differ (PAYOUT-6). @default `amountCents` */
  receivedCents?: number | bigint | null;
  /** The currency, as an ISO 4217 code. @default 'USD' */
  currency?: string;
  /** The status in the wire format; only a pending deposit can be paid (DEP-5). */
  status: string;
  /** The name of the payment method: 'Bitcoin'. */
  method: string;
  /** The name of the mark beside the method: the symbol of a coin, or a method in the server's spelling. @default `method` */
  methodMark?: string;
  /** Where and how to pay: a PaymentAddress. Shown only while the deposit is pending. */
  children?: ReactNode;
  /** Where to continue after the decision: links or buttons. @default none */
  actions?: ReactNode;
  /** The date of the deposit: a Date, milliseconds since 1970 or ISO 8601. @default not shown */
  date?: Date | number | string;
  /** Whether it can be paid now; otherwise there is no Pay Now (PAY-5). @default true */
  isPayable?: boolean;
  /**
   * Whether the investor has marked it as paid: wire `paid` is 'Paid'. This is a claim, which is shown as waiting for
   * confirmation (HONEST-3).
   */
  isPaid: boolean;
  /** Called with the new value of `isPaid`. */
  onPaidChange: PayButtonProps['onPaidChange'];
  /** The change is being sent. @default false */
  isPending?: boolean;
  /** Shows skeletons instead of the values. @default false */
  isLoading?: boolean;
}

/**
 * All details of a deposit in one card (PAY-1), with the steps from created to confirmed. While it is pending: where to pay,
 * and the button that marks it as paid. After the decision: the outcome, which is announced if the card showed the pending deposit before, without
 * payment details.
 */
export function PayCard({
  depositId,
  amountCents,
  amountNote,
  receivedCents = amountCents,
  currency = 'USD',
  status,
  method,
  methodMark = method,
  children,
  actions,
  date,
  isPayable = true,
  isPaid,
  onPaidChange,
  isPending = false,
  isLoading = false,
  level = 2,
  ...element
}: PayCardProps) {
  const { locale } = useLocale();
  const messages = useMessages('PayCard', en.PayCard);
  const normalizedStatus = status.trim().toLowerCase();
  const isOpen = normalizedStatus === 'pending';
  const isReceived = normalizedStatus === 'confirmed';
  // The outcome has the received amount; the announced one only matters if it differs.
  const hasAmount = !isReceived || receivedCents !== amountCents;
  const rows = [
    ...(hasAmount
      ? [
          {
            term: messages.amount,
            value: (
              <div className={styles.amount}>
                <Money cents={amountCents} currency={currency} />
                {amountNote}
              </div>
            ),
          },
        ]
      : []),
    { term: messages.id, value: <bdi>{shortId(depositId)}</bdi> },
    { term: messages.status, value: <StatusBadge status={status} /> },
    { term: messages.method, value: <Method name={method.trim()} mark={methodMark} /> },
    ...(date === undefined ? [] : [{ term: messages.date, value: formatDate(date, locale, { show: 'dateTime' }) }]),
  ];
  const waiting = rows.map(({ term }) => ({ term, value: <Skeleton width="6rem" /> }));
  return (
    <Card {...element} title={messages.title} level={level}>
      {/* Exists from the start, so that a decision that arrives later is announced. */}
      <output className={styles.outcome}>
        {!isLoading && !isOpen && (
          <Outcome
            level={level === 2 ? 3 : 4}
            {...(isReceived
              ? {
                  tone: 'positive',
                  title: messages.received(receivedCents === null ? NO_VALUE : money(receivedCents, currency, locale)),
                  children: messages.confirmed,
                }
              : normalizedStatus === 'declined'
                ? { tone: 'negative', title: messages.declined, children: messages.declinedNote }
                : { tone: 'warning', title: messages.closed, children: messages.closedNote })}
          />
        )}
      </output>
      <div className={styles.root}>
        {isLoading ? (
          <SkeletonGroup>
            <DefinitionList items={waiting} />
          </SkeletonGroup>
        ) : (
          <>
            {(isOpen || isReceived) && <PaySteps isPaid={isPaid} isConfirmed={isReceived} />}
            {isOpen && children}
            <DefinitionList items={rows} />
            {isOpen && isPayable && (
              <PayButton isFullWidth isPaid={isPaid} isPending={isPending} onPaidChange={onPaidChange} />
            )}
            {!isOpen && actions && <div className={styles.actions}>{actions}</div>}
          </>
        )}
      </div>
    </Card>
  );
}

/** The method with its mark. */
function Method({ name, mark }: { name: string; mark: string }) {
  if (name === '') return NO_VALUE;
  return (
    <span className={styles.method}>
      <CoinMark of={mark} size="sm" />
      <bdi>{name}</bdi>
    </span>
  );
}
