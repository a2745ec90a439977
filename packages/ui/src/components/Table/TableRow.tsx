import type { ReactNode } from 'react';
import { cellClass } from './cellClass.ts';
import { TABLE_ROLES } from './roles.ts';
import * as styles from './Table.css.ts';
import type { TableColumn } from './types.ts';

interface TableRowProps {
  /** The index among all rows if the table is virtualized, otherwise null. */
  index: number | null;
  /** Whether the card of the row has two sides. */
  hasSides: boolean;
  /** One TableCell for each column, then the actions. */
  children: ReactNode;
}

/** One row, a card in a narrow container. */
export function TableRow({ index, hasSides, children }: TableRowProps) {
  // Counted from 1, where the header row is the first.
  const indexAttributes = index !== null && { 'data-index': index, 'aria-rowindex': index + 2 };
  return (
    <tr role={TABLE_ROLES.row} className={hasSides ? styles.sides : undefined} {...indexAttributes}>
      {children}
    </tr>
  );
}

interface TableCellProps<Row> {
  column: TableColumn<Row>;
  /** It names the row for assistive technology. */
  isRowHeader: boolean;
  /** Whether the card of the row has two sides. */
  hasSides: boolean;
  /** Whether the card of the row shows the value. @default true */
  isInCard?: boolean;
  children: ReactNode;
}

/** One cell. In the card layout the column header is shown before the value, by `data-label`, unless it has a place. */
export function TableCell<Row>({
  column: { header, align = 'start', cardPlace, isMinor = false },
  isRowHeader,
  hasSides,
  isInCard = true,
  children,
}: TableCellProps<Row>) {
  const content = <span className={styles.value}>{children}</span>;
  const attributes = {
    ...(cardPlace === undefined && { 'data-label': header }),
    className: cellClass({ align, isInCard, isMinor, place: hasSides ? (cardPlace ?? 'none') : null }),
  };
  return isRowHeader ? (
    <th scope="row" role={TABLE_ROLES.rowHeader} {...attributes}>
      {content}
    </th>
  ) : (
    <td role={TABLE_ROLES.cell} {...attributes}>
      {content}
    </td>
  );
}
