import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { TABLE_ROLES } from './roles.ts';
import * as styles from './Table.css.ts';
import type { TableColumn } from './types.ts';

interface TableSkeletonProps<Row> {
  columns: readonly TableColumn<Row>[];
  /** The expected number of rows. */
  count: number;
  hasActions: boolean;
}

/** Placeholder rows of the same height as the expected rows. */
export function TableSkeleton<Row>({ columns, count, hasActions }: TableSkeletonProps<Row>) {
  return Array.from({ length: count }, (_, index) => (
    <tr key={index} role={TABLE_ROLES.row} aria-hidden="true">
      {columns.map(({ id, header, align = 'start' }) => (
        <td
          key={id}
          role={TABLE_ROLES.cell}
          data-label={header}
          className={align === 'numeric' ? styles.figures : undefined}
        >
          <span className={styles.pending({ align })}>
            <Skeleton width={align === 'numeric' ? '4rem' : '70%'} />
          </span>
        </td>
      ))}
      {hasActions && (
        <td role={TABLE_ROLES.cell} className={styles.actionsCell}>
          <span className={styles.actions}>
            <Skeleton width="3.5rem" />
          </span>
        </td>
      )}
    </tr>
  ));
}
