import { useLocale } from 'react-aria-components/I18nProvider';
import { Card, type CardProps } from '../../components/Card/Card.tsx';
import { CopyButton } from '../../components/CopyButton/CopyButton.tsx';
import { DefinitionList } from '../../components/DefinitionList/DefinitionList.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../../components/Skeleton/SkeletonGroup.tsx';
import { date as formatDate } from '../../format/date.ts';
import { NOTHING } from '../../format/nothing.ts';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import { AddressText } from '../AddressText/AddressText.tsx';
import { Money } from '../Money/Money.tsx';
import { PayButton, type PayButtonProps } from '../PayButton/PayButton.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import * as styles from './PayCard.css.ts';
import { shortId } from './shortId.ts';

export interface PayCardProps extends Pick<CardProps, 'level'>, RootProps<HTMLDivElement> {
  /** Shown by its first 8 characters and its last 4 (DEP-6). */
  depositId: string;
  /** In whole hundredths of the currency. */
  amountCents: number | bigint | null;
  /** ISO 4217. @default 'USD' */
  currency?: string;
  /** As the wire says it; only a pending deposit offers to pay (DEP-5). */
  status: string;
  /** 'Bitcoin'. */
  method: string;
  /** The administrator's address for the method; null where none is set (PAY-5). */
  address: string | null;
  /** Date, milliseconds or ISO 8601. @default not shown */
  date?: Date | number | string;
  /** The investor says that it was sent: wire `paid` is 'Paid'. A claim, shown as waiting (HONEST-3). */
  isPaid: boolean;
  /** What `isPaid` should become. */
  onPaidChange: PayButtonProps['onChange'];
  /** The change is on its way. @default false */
  isPending?: boolean;
  /** Skeletons in place of the values. @default false */
  isLoading?: boolean;
}

/** A deposit to pay, to read: address, amount, id, status, method; and the button that tells of the payment (PAY-1). */
export function PayCard({
  depositId,
  amountCents,
  currency = 'USD',
  status,
  method,
  address,
  date,
  isPaid,
  onPaidChange,
  isPending = false,
  isLoading = false,
  level = 2,
  ...element
}: PayCardProps) {
  const { locale } = useLocale();
  const messages = useMessages('PayCard', en.PayCard);
  const isOpen = status.trim().toLowerCase() === 'pending';
  const rows = [
    { term: messages.amount, value: <Money cents={amountCents} currency={currency} /> },
    { term: messages.id, value: <bdi>{shortId(depositId)}</bdi> },
    { term: messages.status, value: <StatusBadge status={status} /> },
    { term: messages.method, value: <bdi>{method.trim() || NOTHING}</bdi> },
    ...(date === undefined ? [] : [{ term: messages.date, value: formatDate(date, locale, { show: 'dateTime' }) }]),
  ];
  const waiting = rows.map(({ term }) => ({ term, value: <Skeleton width="6rem" /> }));
  return (
    <Card {...element} title={messages.title} level={level}>
      <div className={styles.root}>
        {isLoading ? (
          <SkeletonGroup>
            <DefinitionList items={waiting} />
          </SkeletonGroup>
        ) : (
          <>
            <DefinitionList items={rows} />
            <div className={styles.address}>
              <div className={styles.line}>
                <p className={styles.label}>{messages.address}</p>
                {address?.trim() && (
                  <span className={styles.copy}>
                    <CopyButton
                      isIconOnly
                      size="sm"
                      appearance="ghost"
                      text={address}
                      label={messages.copy}
                      announcement={messages.copied}
                    />
                  </span>
                )}
              </div>
              <AddressText address={address} shape="groups" />
            </div>
            {isOpen && (
              <div className={styles.foot}>
                <PayButton isFullWidth isPaid={isPaid} isPending={isPending} onChange={onPaidChange} />
              </div>
            )}
          </>
        )}
      </div>
    </Card>
  );
}
