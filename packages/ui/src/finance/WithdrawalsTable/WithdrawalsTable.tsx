import { useLocale } from 'react-aria-components/I18nProvider';
import { WithdrawalsDrawing } from '../../components/EmptyState/drawings.ts';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import {
  amountColumn,
  dateColumn,
  dayGroups,
  idColumn,
  isPending,
  type Moment,
  methodColumn,
  statusColumn,
  textColumn,
} from '../DepositsTable/columns.tsx';
import { type HistoryProps, HistoryTable } from '../DepositsTable/HistoryTable.tsx';
import { shortId } from '../PayCard/shortId.ts';

/** A withdrawal as the table needs it (WD-4). */
export interface WithdrawalRow {
  /** Unique, also the key of the row. */
  readonly id: string;
  /** The date: a Date, milliseconds since 1970 or ISO 8601. */
  readonly date: Moment;
  /** The amount, in hundredths of the currency. */
  readonly amountCents: number | bigint | null;
  /** The method in the wire format: 'bank'; an unknown one is shown unchanged. */
  readonly method: string;
  /** The destination, masked by the server. @default not known */
  readonly destination?: string | null;
  /** The status in the wire format. */
  readonly status: string;
}

export interface WithdrawalsTableProps extends HistoryProps {
  /** The withdrawals, in any order. */
  rows: readonly WithdrawalRow[];
  /** Called to cancel a pending withdrawal. */
  onCancel: (row: WithdrawalRow) => void;
  /** Called by 'Detail', which each row has. @default not offered */
  onDetail?: (row: WithdrawalRow) => void;
}

/** The withdrawals of the account, newest first; pending ones can be cancelled (WD-1, WD-4). */
export function WithdrawalsTable({
  rows,
  onCancel,
  onDetail,
  currency = 'USD',
  isHidden = false,
  now,
  ...history
}: WithdrawalsTableProps) {
  const { locale } = useLocale();
  const messages = useMessages('WithdrawalsTable', en.WithdrawalsTable);
  const names: Readonly<Record<string, string>> = messages.methods;
  const nameOf = (method: string) => (Object.hasOwn(names, method) ? (names[method] ?? method) : method);
  return (
    <HistoryTable
      {...history}
      title={messages.title}
      rows={rows}
      rowKey={({ id }) => id}
      filter={{ label: messages.method, all: messages.all, of: ({ method }) => method, name: nameOf }}
      empty={{ title: messages.empty, note: messages.emptyNote, drawing: <WithdrawalsDrawing /> }}
      groups={dayGroups<WithdrawalRow>(locale, now, ({ date }) => date)}
      columns={[
        dateColumn<WithdrawalRow>(messages.date, locale, ({ date }) => date),
        methodColumn<WithdrawalRow>('method', messages.method, ({ method }) => method, nameOf),
        amountColumn<WithdrawalRow>('amount', messages.amount, ({ amountCents }) => amountCents, {
          currency,
          isHidden,
        }),
        {
          ...textColumn<WithdrawalRow>('destination', messages.destination, ({ destination }) => destination ?? ''),
          cardPlace: 'start',
        },
        statusColumn<WithdrawalRow>(messages.status, ({ status }) => status),
        // 'Detail' shows the whole id.
        { ...idColumn<WithdrawalRow>(messages.id, ({ id }) => id, 'end'), isMinor: true },
      ]}
      actions={[
        {
          id: 'cancel',
          label: messages.cancel,
          name: ({ id }) => messages.cancelOf(shortId(id)),
          isShown: ({ status }) => isPending(status),
          onPress: onCancel,
        },
        ...(onDetail === undefined
          ? []
          : [
              {
                id: 'detail',
                label: messages.detail,
                name: ({ id }: WithdrawalRow) => messages.detailOf(shortId(id)),
                onPress: onDetail,
              },
            ]),
      ]}
    />
  );
}
