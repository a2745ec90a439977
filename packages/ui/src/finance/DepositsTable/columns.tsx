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

/** A time in the wire format: Date, milliseconds or ISO 8601. */
export type Moment = Date | number | string;

/** An id, shortened (DEP-6). It names the row for assistive technology, also as the last column (P-40). */
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

/** A date in the locale's format; it sorts, newest first. */
export const dateColumn = <Row,>(header: string, locale: string, of: (row: Row) => Moment): TableColumn<Row> => ({
  id: 'date',
  header,
  value: (row) => dateOf(of(row)),
  cell: (row) => <span className={styles.date}>{date(of(row), locale)}</span>,
  cardPlace: 'start',
  isSortable: true,
  firstDirection: 'descending',
});

/** The rows of `dateColumn` by day, each with its time (CONST-2). */
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
  /** Shown instead of an amount of zero, unless amounts are hidden: what a screen reader says for the dash. */
  readonly none?: string;
}

/** A right-aligned amount; it sorts, the largest first. */
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

/** A method of payment, or a pair, with its mark: `of` is its wire name, `nameOf` the shown one, `markOf` whose mark it has. */
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

/** The status in a badge. */
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
