import { useLocale } from 'react-aria-components/I18nProvider';
import { DepositsDrawing } from '../../components/EmptyState/drawings.ts';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { shortId } from '../PayCard/shortId.ts';
import {
  amountColumn,
  dateColumn,
  dayGroups,
  idColumn,
  isPending,
  type Moment,
  methodColumn,
  statusColumn,
} from './columns.tsx';
import * as styles from './HistoryTable.css.ts';
import { type HistoryProps, HistoryTable } from './HistoryTable.tsx';

/** A deposit as the table needs it (DEP-6). */
export interface DepositRow {
  /** Unique, also the key of the row. */
  readonly depositId: string;
  /** The date: a Date, milliseconds since 1970 or ISO 8601. */
  readonly date: Moment;
  /** The amount, in hundredths of the currency. */
  readonly amountCents: number | bigint | null;
  /** The payment method, in the wire format. */
  readonly type: string;
  /** The status, in the wire format. */
  readonly status: string;
  /** Whether the investor has marked it as paid: wire `paid` is 'Paid'. */
  readonly isPaid: boolean;
}

export interface DepositsTableProps extends HistoryProps {
  /** The deposits, in any order. */
  rows: readonly DepositRow[];
  /** Called by 'Pay Now', which pending deposits have (DEP-5). */
  onPay: (row: DepositRow) => void;
  /** Called by 'Detail', which each row has. */
  onDetail: (row: DepositRow) => void;
}

/** The deposits of the account, newest first, with their actions (DEP-1, DEP-5, DEP-6). */
export function DepositsTable({
  rows,
  onPay,
  onDetail,
  currency = 'USD',
  isHidden = false,
  now,
  ...history
}: DepositsTableProps) {
  const { locale } = useLocale();
  const messages = useMessages('DepositsTable', en.DepositsTable);
  const paid = ({ isPaid, status }: DepositRow) => (
    <>
      {isPaid ? messages.paid : messages.unpaid}
      {isPaid && isPending(status) && <span className={styles.paymentNote}>{messages.waiting}</span>}
    </>
  );
  return (
    <HistoryTable
      {...history}
      title={messages.title}
      rows={rows}
      rowKey={({ depositId }) => depositId}
      filter={{ label: messages.method, all: messages.all, of: ({ type }) => type }}
      empty={{ title: messages.empty, note: messages.emptyNote, drawing: <DepositsDrawing /> }}
      groups={dayGroups<DepositRow>(locale, now, ({ date }) => date)}
      columns={[
        dateColumn<DepositRow>(messages.date, locale, ({ date }) => date),
        methodColumn<DepositRow>('type', messages.method, ({ type }) => type),
        amountColumn<DepositRow>('amount', messages.amount, ({ amountCents }) => amountCents, { currency, isHidden }),
        statusColumn<DepositRow>(messages.status, ({ status }) => status),
        {
          id: 'paid',
          header: messages.paymentClaim,
          value: ({ isPaid }) => (isPaid ? 1 : 0),
          cell: paid,
          cardPlace: 'end',
        },
        // 'Detail' shows the whole id.
        { ...idColumn<DepositRow>(messages.id, ({ depositId }) => depositId), isMinor: true },
      ]}
      actions={[
        {
          id: 'pay',
          label: messages.pay,
          tone: 'accent',
          name: ({ depositId }) => messages.payOf(shortId(depositId)),
          isShown: ({ status }) => isPending(status),
          onPress: onPay,
        },
        {
          id: 'detail',
          label: messages.detail,
          name: ({ depositId }) => messages.detailOf(shortId(depositId)),
          onPress: onDetail,
        },
      ]}
    />
  );
}
