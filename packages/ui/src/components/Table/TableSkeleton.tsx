import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { cellClass, hasCardSides } from './cellClass.ts';
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
  const hasSides = hasCardSides(columns);
  return Array.from({ length: count }, (_, index) => (
    <tr key={index} role={TABLE_ROLES.row} aria-hidden="true" className={hasSides ? styles.sides : undefined}>
      {columns.map(({ id, header, align = 'start', cardPlace, isMinor = false }) => (
        <td
          key={id}
          role={TABLE_ROLES.cell}
          {...(cardPlace === undefined && { 'data-label': header })}
          className={cellClass({ align, isInCard: true, isMinor, place: hasSides ? (cardPlace ?? 'none') : null })}
        >
          <span className={styles.pending({ align })}>
            <Skeleton width={align === 'numeric' ? '4rem' : '70%'} />
          </span>
        </td>
      ))}
      {hasActions && (
        <td
          role={TABLE_ROLES.cell}
          className={[styles.actionsCell, hasSides && styles.place({ of: 'none' })].filter(Boolean).join(' ')}
        >
          <span className={styles.actions}>
            <Skeleton width="3.5rem" />
          </span>
        </td>
      )}
    </tr>
  ));
}
