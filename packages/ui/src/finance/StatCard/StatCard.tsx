import { type ReactNode, useId } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../../components/Skeleton/SkeletonGroup.tsx';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './StatCard.css.ts';

export interface StatCardProps extends RootProps<HTMLDivElement> {
  /** The label of the figure: 'Total Profit' (DASH-2). */
  label: string;
  /** Money, LiveCounter or another figure. */
  value: ReactNode;
  /** A PercentChange, or a short text. */
  change?: ReactNode;
  /** A SampleTag if there is no data behind the figure (DASH-3). */
  tag?: ReactNode;
  /** At most one small button. */
  action?: ReactNode;
  /** Shows a skeleton of the same height instead of the figure and the content below it. @default false */
  isLoading?: boolean;
}

/** One figure with its label; cards in a row of a Grid have the same height. */
export function StatCard({ label, value, change, tag, action, isLoading = false, ...element }: StatCardProps) {
  const id = useId();
  return (
    <Card {...element}>
      <article aria-labelledby={id} className={styles.root}>
        <p id={id} className={styles.label}>
          {label}
        </p>
        {isLoading ? <Loading label={label} /> : <p className={styles.value}>{value}</p>}
        {!isLoading && (
          <div className={styles.foot}>
            {change}
            {tag}
            {action}
          </div>
        )}
      </article>
    </Card>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <Skeleton text="title2" width="8rem" />
      <div className={styles.loadingFoot}>
        <Skeleton width="5rem" />
      </div>
    </SkeletonGroup>
  );
}
