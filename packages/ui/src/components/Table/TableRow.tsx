'use no memo';

import { memo, type ReactNode } from 'react';
import { date } from '../../format/date.ts';
import { NOTHING } from '../../format/nothing.ts';
import { ROLE } from './roles.ts';
import * as styles from './Table.css.ts';
import type { CellValue, TableAction, TableColumn } from './types.ts';

interface TableRowProps<Row> {
  row: Row;
  /** Its place among the rows in their order, from 0; null where all rows are drawn and none needs to know. */
  index: number | null;
  columns: readonly TableColumn<Row>[];
  /** The `id` of the column that names the row. */
  rowHeader: string | undefined;
  actions: readonly TableAction<Row>[];
  /** Asked once by the table: React Aria's hook listens for changes wherever it is called. BCP 47. */
  locale: string;
}

/** Each look of a cell, made once: hundreds of rows ask for them. The second is that of the row's header. */
const LOOKS = {
  start: [styles.cell({ align: 'start' }), styles.cell({ align: 'start', isRowHeader: true })],
  numeric: [styles.cell({ align: 'numeric' }), styles.cell({ align: 'numeric', isRowHeader: true })],
} as const;

/**
 * One row. It is plain elements, so that a hundred of them listen to nothing and cost what a table costs; in another
 * order it is moved and not drawn again.
 */
export const TableRow = memo(DrawnRow) as typeof DrawnRow;

function DrawnRow<Row>({ row, index, columns, rowHeader, actions, locale }: TableRowProps<Row>) {
  const cells = columns.map((column) => {
    const { id, header, align = 'start', cell, value } = column;
    const content = framed((cell ? cell(row) : shown(value(row), locale)) ?? NOTHING);
    // Attribute by attribute: objects spread into each of thousands of cells are garbage to collect.
    return id === rowHeader ? (
      <th key={id} scope="row" role={ROLE.rowHeader.role} data-label={header} className={LOOKS[align][1]}>
        {content}
      </th>
    ) : (
      <td key={id} role={ROLE.cell.role} data-label={header} className={LOOKS[align][0]}>
        {content}
      </td>
    );
  });
  if (actions.length > 0) {
    // In one array with the cells: React gives an array within its children an invisible fragment, one for each row.
    cells.push(
      <td key="actions of the row" role={ROLE.cell.role} className={styles.actionsCell}>
        {offered(row, actions)}
      </td>,
    );
  }
  return (
    <tr
      role={ROLE.row.role}
      data-index={index ?? undefined}
      // Counted from 1, and the row of headers is the first.
      aria-rowindex={index === null ? undefined : index + 2}
      className={styles.row}
    >
      {cells}
    </tr>
  );
}

/** Text needs no frame of its own beside the label of a card; what may be several elements does. */
function framed(content: ReactNode): ReactNode {
  return typeof content === 'string' ? content : <span className={styles.value}>{content}</span>;
}

/** What the row offers; one button needs no frame around it. */
function offered<Row>(row: Row, actions: readonly TableAction<Row>[]): ReactNode {
  const buttons = actions
    .filter(({ isShown }) => isShown?.(row) ?? true)
    .map(({ id, label, name, icon, onPress, isDisabled }) => (
      <button
        key={id}
        type="button"
        aria-label={name(row)}
        disabled={isDisabled?.(row) ?? false}
        className={styles.action}
        onClick={() => onPress(row)}
      >
        {icon ? (
          <>
            {icon}
            {label}
          </>
        ) : (
          label
        )}
      </button>
    ));
  return buttons.length > 1 ? <span className={styles.actions}>{buttons}</span> : buttons;
}

function shown(value: CellValue, locale: string): string {
  if (value instanceof Date) return date(value, locale);
  if (value === null || value === undefined || value === '' || Number.isNaN(value)) return NOTHING;
  return typeof value === 'string' ? value : value.toLocaleString(locale);
}
