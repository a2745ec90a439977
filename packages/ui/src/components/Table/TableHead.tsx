import { ChevronDownIcon, ChevronUpIcon, SortIcon } from '../Icon/icons.ts';
import { TABLE_ROLES } from './roles.ts';
import { nextSort } from './sort.ts';
import * as styles from './Table.css.ts';
import type { TableColumn, TableSort } from './types.ts';

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | null;
  onSort: (sort: TableSort) => void;
  /** The header of the actions column; null if rows have no actions. */
  actions: string | null;
  isCounted: boolean;
  /** Whether there are rows; sorting is off without rows. */
  hasRows: boolean;
}

/** The header row. A sortable header contains a button and has `aria-sort`. */
export function TableHead<Row>({ columns, sort, onSort, actions, isCounted, hasRows }: TableHeadProps<Row>) {
  return (
    <thead role={TABLE_ROLES.group} className={styles.head}>
      <tr role={TABLE_ROLES.row} {...(isCounted && { 'aria-rowindex': 1 })} className={styles.headRow({ hasRows })}>
        {columns.map((column) => {
          const { id, header, align = 'start', isMinor = false } = column;
          const isSortable = hasRows && column.isSortable === true;
          const direction = sort?.column === id ? sort.direction : 'none';
          return (
            <th
              key={id}
              scope="col"
              role={TABLE_ROLES.columnHeader}
              {...(isSortable && { 'aria-sort': direction })}
              className={styles.header({ align, isSortable, isMinor })}
            >
              {isSortable ? (
                <button type="button" className={styles.sort} onClick={() => onSort(nextSort(column, sort))}>
                  <span>{header}</span>
                  <span className={styles.direction({ isOn: direction !== 'none' })}>{SIGN[direction]}</span>
                </button>
              ) : (
                header
              )}
            </th>
          );
        })}
        {actions !== null && (
          <th
            scope="col"
            role={TABLE_ROLES.columnHeader}
            className={styles.header({ align: 'numeric', isSortable: false, isMinor: false })}
          >
            <span className={styles.quiet}>{actions}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

const SIGN = {
  none: <SortIcon size="sm" />,
  ascending: <ChevronUpIcon size="sm" />,
  descending: <ChevronDownIcon size="sm" />,
};
