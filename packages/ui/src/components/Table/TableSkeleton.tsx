import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { ROLE } from './roles.ts';
import * as styles from './Table.css.ts';
import type { TableColumn } from './types.ts';

interface TableSkeletonProps<Row> {
  columns: readonly TableColumn<Row>[];
  /** How many rows come, as far as is known. */
  count: number;
  hasActions: boolean;
}

/** The rows to come, in their height. */
export function TableSkeleton<Row>({ columns, count, hasActions }: TableSkeletonProps<Row>) {
  return Array.from({ length: count }, (_, index) => (
    <tr key={index} role={ROLE.row} aria-hidden="true">
      {columns.map(({ id, header, align = 'start' }) => (
        <td key={id} role={ROLE.cell} data-label={header} className={align === 'numeric' ? styles.figures : undefined}>
          <span className={styles.pending({ align })}>
            <Skeleton width={align === 'numeric' ? '4rem' : '70%'} />
          </span>
        </td>
      ))}
      {hasActions && (
        <td role={ROLE.cell} className={styles.actionsCell}>
          <span className={styles.actions}>
            <Skeleton width="3.5rem" />
          </span>
        </td>
      )}
    </tr>
  ));
}
