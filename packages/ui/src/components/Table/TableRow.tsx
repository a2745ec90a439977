import { useLocale } from 'react-aria-components/I18nProvider';
import { date } from '../../format/date.ts';
import { NOTHING } from '../../format/nothing.ts';
import { ROLE } from './roles.ts';
import * as styles from './Table.css.ts';
import type { CellValue, TableAction, TableColumn } from './types.ts';

interface TableRowProps<Row> {
  row: Row;
  /** Its place among the rows in their order, from 0. */
  index: number;
  columns: readonly TableColumn<Row>[];
  /** The `id` of the column that names the row. */
  rowHeader: string | undefined;
  actions: readonly TableAction<Row>[];
  /** The header of the column of the actions. */
  actionsHeader: string;
  isCounted: boolean;
}

/** One row. It is plain elements, so that a hundred of them listen to nothing and cost what a table costs. */
export function TableRow<Row>({
  row,
  index,
  columns,
  rowHeader,
  actions,
  actionsHeader,
  isCounted,
}: TableRowProps<Row>) {
  const { locale } = useLocale();
  return (
    <tr
      {...ROLE.row}
      data-index={index}
      // Counted from 1, and the row of headers is the first.
      {...(isCounted && { 'aria-rowindex': index + 2 })}
      className={styles.row}
    >
      {columns.map((column) => {
        const { id, header, align = 'start', cell, value } = column;
        const content = cell ? cell(row) : shown(value(row), locale);
        const look = { 'data-label': header, className: styles.cell({ align, isRowHeader: id === rowHeader }) };
        return id === rowHeader ? (
          <th key={id} scope="row" {...ROLE.rowHeader} {...look}>
            <span className={styles.value}>{content ?? NOTHING}</span>
          </th>
        ) : (
          <td key={id} {...ROLE.cell} {...look}>
            <span className={styles.value}>{content ?? NOTHING}</span>
          </td>
        );
      })}
      {actions.length > 0 && (
        <td {...ROLE.cell} data-label={actionsHeader} className={styles.actionsCell}>
          <span className={styles.actions}>
            {actions
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
                  {icon}
                  {label}
                </button>
              ))}
          </span>
        </td>
      )}
    </tr>
  );
}

function shown(value: CellValue, locale: string): string {
  if (value instanceof Date) return date(value, locale);
  if (value === null || value === undefined || value === '' || Number.isNaN(value)) return NOTHING;
  return typeof value === 'string' ? value : value.toLocaleString(locale);
}
