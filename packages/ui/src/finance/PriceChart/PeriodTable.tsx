import { useLocale } from 'react-aria-components/I18nProvider';
import { Table } from '../../components/Table/Table.tsx';
import type { TableColumn } from '../../components/Table/types.ts';
import { date } from '../../format/date.ts';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Price } from '../Price/Price.tsx';
import { periodOf, type Row, rowsOf, type Sample } from './series.ts';

interface PeriodTableProps {
  samples: readonly Sample[];
  label: string;
  currency: string;
}

const ROW_TEXT = { hour: 'dateTime', day: 'date', month: 'month' } as const;

/** The data of the curve as a table, with a row for each hour, day or month, as fits its time span (CHART-1). */
export function PeriodTable({ samples, label, currency }: PeriodTableProps) {
  const { locale } = useLocale();
  const messages = useMessages('PriceChart', en.PriceChart);
  const period = periodOf(samples);
  return (
    <Table
      caption={label}
      size="sm"
      rows={rowsOf(samples, period, locale)}
      rowKey={({ time }) => time}
      columns={[
        {
          id: 'period',
          header: messages[period],
          value: ({ time }) => new Date(time),
          cell: ({ time }) => date(time, locale, { show: ROW_TEXT[period] }),
          isRowHeader: true,
        },
        figureColumn('low', messages.lowest, currency, ({ low }) => low),
        figureColumn('high', messages.highest, currency, ({ high }) => high),
        figureColumn('last', messages.last, currency, ({ last }) => last),
      ]}
    />
  );
}

const figureColumn = (id: string, header: string, currency: string, of: (row: Row) => number): TableColumn<Row> => ({
  id,
  header,
  value: of,
  cell: (row) => <Price value={of(row)} currency={currency} />,
  align: 'numeric',
});
