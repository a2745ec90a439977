import type { ReactNode } from 'react';
import { TABLE_ROLES } from './roles.ts';
import * as styles from './Table.css.ts';
import type { TableColumn } from './types.ts';

interface TableRowProps {
  /** The index among all rows if the table is virtualized, otherwise null. */
  index: number | null;
  /** One TableCell for each column, then the actions. */
  children: ReactNode;
}

/** One row, a card in a narrow container. */
export function TableRow({ index, children }: TableRowProps) {
  // Counted from 1, where the header row is the first.
  const indexAttributes = index !== null && { 'data-index': index, 'aria-rowindex': index + 2 };
  return (
    <tr role={TABLE_ROLES.row} {...indexAttributes}>
      {children}
    </tr>
  );
}

interface TableCellProps<Row> {
  column: TableColumn<Row>;
  /** It names the row for assistive technology. */
  isRowHeader: boolean;
  children: ReactNode;
}

/** One cell. In the card layout the column header is shown before the value, by `data-label`. */
export function TableCell<Row>({ column: { header, align }, isRowHeader, children }: TableCellProps<Row>) {
  const className = align === 'numeric' ? styles.figures : undefined;
  const content = <span className={styles.value}>{children}</span>;
  return isRowHeader ? (
    <th scope="row" role={TABLE_ROLES.rowHeader} data-label={header} className={className}>
      {content}
    </th>
  ) : (
    <td role={TABLE_ROLES.cell} data-label={header} className={className}>
      {content}
    </td>
  );
}
