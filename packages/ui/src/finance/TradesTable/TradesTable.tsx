import { useLocale } from 'react-aria-components/I18nProvider';
import { TradesDrawing } from '../../components/EmptyState/drawings.ts';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import {
  amountColumn,
  dateColumn,
  dayGroups,
  idColumn,
  isZero,
  type Moment,
  methodColumn,
} from '../DepositsTable/columns.tsx';
import { type HistoryProps, HistoryTable } from '../DepositsTable/HistoryTable.tsx';

/** A trade as the table needs it (PROF-1). */
export interface TradeRow {
  /** Unique, also the key of the row. */
  readonly id: string;
  /** The date: a Date, milliseconds since 1970 or ISO 8601. */
  readonly date: Moment;
  /** The traded pair: 'BTC / USD'. */
  readonly pair: string;
  /** The profit, in hundredths of the currency; 0 if there was none. */
  readonly profitCents: number | bigint | null;
  /** The loss, in hundredths of the currency, positive as on the wire. */
  readonly lossCents: number | bigint | null;
}

export interface TradesTableProps extends HistoryProps {
  /** The trades, in any order. */
  rows: readonly TradeRow[];
}

/** The trades of the account, newest first (PROF-1, PROF-2). */
export function TradesTable({ rows, currency = 'USD', isHidden = false, now, ...history }: TradesTableProps) {
  const { locale } = useLocale();
  const messages = useMessages('TradesTable', en.TradesTable);
  const amountOptions = { currency, isHidden, isSigned: true, none: messages.none };
  return (
    <HistoryTable
      {...history}
      title={messages.title}
      rows={rows}
      rowKey={({ id }) => id}
      filter={{ label: messages.pair, all: messages.all, of: ({ pair }) => pair }}
      empty={{ title: messages.empty, note: messages.emptyNote, drawing: <TradesDrawing /> }}
      groups={dayGroups<TradeRow>(locale, now, ({ date }) => date)}
      columns={[
        dateColumn<TradeRow>(messages.date, locale, ({ date }) => date),
        methodColumn<TradeRow>('pair', messages.pair, ({ pair }) => pair, undefined, baseOf),
        {
          ...amountColumn<TradeRow>('profit', messages.profit, ({ profitCents }) => profitCents, amountOptions),
          // A card shows at most one of the two, so a profit of zero only if there is no loss either.
          isInCard: ({ profitCents, lossCents }) => isHidden || !isZero(profitCents) || isZero(lossCents),
        },
        {
          ...amountColumn<TradeRow>('loss', messages.loss, ({ lossCents }) => belowZero(lossCents), amountOptions),
          isInCard: ({ lossCents }) => isHidden || !isZero(lossCents),
        },
        idColumn<TradeRow>(messages.id, ({ id }) => id, 'end'),
      ]}
    />
  );
}

/** The first of a pair: 'BTC' of 'BTC / USD'. */
const baseOf = (pair: string) => (pair.split('/')[0] ?? pair).trim();

/** A loss is shown with a minus sign; zero has no sign. */
const belowZero = (cents: number | bigint | null) => (cents === null || isZero(cents) ? cents : -cents);
