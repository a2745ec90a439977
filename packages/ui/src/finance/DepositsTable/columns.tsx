import type { CardPlace, TableColumn, TableGroups } from '../../components/Table/types.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { date } from '../../format/date.ts';
import { dayName } from '../../format/dayName.ts';
import { NO_VALUE } from '../../format/noValue.ts';
import { CoinMark } from '../CoinMark/CoinMark.tsx';
import { Money } from '../Money/Money.tsx';
import { shortId } from '../PayCard/shortId.ts';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import * as styles from './HistoryTable.css.ts';

/** A time: a Date, milliseconds since 1970, or an ISO 8601 text. */
export type Moment = Date | number | string;

/** A shortened id (DEP-6), which names the row for assistive technology even in the last column (P-40). */
export const idColumn = <Row,>(
  header: string,
  of: (row: Row) => string,
  place: CardPlace = 'start',
): TableColumn<Row> => ({
  id: 'id',
  header,
  value: of,
  cell: (row) => <bdi className={styles.id}>{shortId(of(row))}</bdi>,
  isRowHeader: true,
  cardPlace: place,
});

/** A sortable date in the locale's format; the first press sorts the newest first. */
export const dateColumn = <Row,>(header: string, locale: string, of: (row: Row) => Moment): TableColumn<Row> => ({
  id: 'date',
  header,
  value: (row) => dateOf(of(row)),
  cell: (row) => <span className={styles.date}>{date(of(row), locale)}</span>,
  cardPlace: 'start',
  isSortable: true,
  firstDirection: 'descending',
});

/** Groups the rows by the day of `dateColumn`; each row then shows its time (CONST-2). */
export const dayGroups = <Row,>(
  locale: string,
  now: number | undefined,
  of: (row: Row) => Moment,
): TableGroups<Row> => ({
  column: 'date',
  heading: (row) => dayName(of(row), locale, now),
  cell: (row) => date(of(row), locale, { show: 'time' }),
});

function dateOf(moment: Moment): Date | null {
  const day = new Date(moment);
  return Number.isNaN(day.getTime()) ? null : day;
}

interface AmountOptions {
  readonly currency: string;
  readonly isHidden: boolean;
  readonly isSigned?: boolean;
  /** The text that a screen reader reads for the dash shown instead of a zero amount. @default zero is shown as an amount */
  readonly none?: string;
}

/** A sortable, right-aligned amount; the first press sorts the largest first. */
export const amountColumn = <Row,>(
  id: string,
  header: string,
  of: (row: Row) => number | bigint | null,
  { none, ...options }: AmountOptions,
): TableColumn<Row> => ({
  id,
  header,
  value: (row) => of(row),
  cell: (row) =>
    none !== undefined && !options.isHidden && isZero(of(row)) ? (
      <NoAmount>{none}</NoAmount>
    ) : (
      <Money cents={of(row)} {...options} />
    ),
  align: 'numeric',
  cardPlace: 'figure',
  isSortable: true,
  firstDirection: 'descending',
});

/** Whether an amount is zero; a missing one is not. */
export const isZero = (cents: number | bigint | null): boolean => cents !== null && Number(cents) === 0;

/** A dash, which a screen reader reads as the given text. */
function NoAmount({ children }: { children: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{children}</VisuallyHidden>
    </>
  );
}

/** Text of the wire, isolated from the direction of the surrounding text. */
export const textColumn = <Row,>(id: string, header: string, of: (row: Row) => string): TableColumn<Row> => ({
  id,
  header,
  value: of,
  cell: (row) => <bdi>{of(row).trim() || NO_VALUE}</bdi>,
  isSortable: true,
});

/**
 * A payment method, or a pair, with its mark: `of` returns the wire name, `nameOf` the shown name, `markOf` the name of
 * the mark.
 */
export const methodColumn = <Row,>(
  id: string,
  header: string,
  of: (row: Row) => string,
  nameOf: (method: string) => string = (method) => method,
  markOf: (method: string) => string = (method) => method,
): TableColumn<Row> => ({
  ...textColumn<Row>(id, header, (row) => nameOf(of(row))),
  cardPlace: 'title',
  cell: (row) =>
    of(row).trim() === '' ? (
      NO_VALUE
    ) : (
      <span className={styles.method}>
        <CoinMark of={markOf(of(row))} size="sm" />
        <bdi>{nameOf(of(row))}</bdi>
      </span>
    ),
});

/** The status as a badge. */
export const statusColumn = <Row,>(header: string, of: (row: Row) => string): TableColumn<Row> => ({
  id: 'status',
  header,
  value: of,
  cell: (row) => <StatusBadge status={of(row)} />,
  cardPlace: 'end',
  isSortable: true,
});

/** Only pending rows can still be paid or cancelled (DEP-5). */
export const isPending = (status: string): boolean => status.trim().toLowerCase() === 'pending';
