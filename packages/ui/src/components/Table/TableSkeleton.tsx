'use no memo';

import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { rowRoles } from './roles.ts';
import * as styles from './Table.css.ts';
import type { TableColumn } from './types.ts';

interface TableSkeletonProps<Row> {
  columns: readonly TableColumn<Row>[];
  /** How many rows come, as far as is known. */
  count: number;
  hasActions: boolean;
  areCards: boolean;
}

/** The rows to come, in their height. */
export function TableSkeleton<Row>({ columns, count, hasActions, areCards }: TableSkeletonProps<Row>) {
  const role = rowRoles(areCards);
  return Array.from({ length: count }, (_, index) => (
    <tr key={index} role={role.row} aria-hidden="true">
      {columns.map(({ id, header, align = 'start' }) => (
        <td
          key={id}
          role={role.cell}
          data-label={areCards ? header : undefined}
          className={align === 'numeric' ? styles.figures : undefined}
        >
          <span className={styles.pending({ align })}>
            <Skeleton width={align === 'numeric' ? '4rem' : '70%'} />
          </span>
        </td>
      ))}
      {hasActions && (
        <td role={role.cell} className={areCards ? styles.actionsCell : undefined}>
          <span className={styles.actions}>
            <Skeleton width="3.5rem" />
          </span>
        </td>
      )}
    </tr>
  ));
}
