import { useLocale } from 'react-aria-components/I18nProvider';
import { Table } from '../../components/Table/Table.tsx';
import type { TableColumn } from '../../components/Table/types.ts';
import { date } from '../../format/date.ts';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Price } from '../Price/Price.tsx';
import { type Day, daysOf, type Sample } from './series.ts';

interface DayTableProps {
  samples: readonly Sample[];
  label: string;
  currency: string;
}

/** The data of the curve as a table, one row for each day (CHART-1). */
export function DayTable({ samples, label, currency }: DayTableProps) {
  const { locale } = useLocale();
  const messages = useMessages('PriceChart', en.PriceChart);
  return (
    <Table
      caption={label}
      size="sm"
      rows={daysOf(samples, locale)}
      rowKey={({ time }) => time}
      columns={[
        {
          id: 'day',
          header: messages.day,
          value: ({ time }) => new Date(time),
          cell: ({ time }) => date(time, locale),
          isRowHeader: true,
        },
        figureColumn('low', messages.lowest, currency, ({ low }) => low),
        figureColumn('high', messages.highest, currency, ({ high }) => high),
        figureColumn('last', messages.last, currency, ({ last }) => last),
      ]}
    />
  );
}

const figureColumn = (id: string, header: string, currency: string, of: (day: Day) => number): TableColumn<Day> => ({
  id,
  header,
  value: of,
  cell: (day) => <Price value={of(day)} currency={currency} />,
  align: 'numeric',
});
