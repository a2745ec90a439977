import { type ReactNode, useId } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../../components/Skeleton/SkeletonGroup.tsx';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './StatCard.css.ts';

export interface StatCardProps extends RootProps<HTMLDivElement> {
  /** What the figure is: 'Total Profit' (DASH-2). */
  label: string;
  /** Money, LiveCounter or another figure. */
  value: ReactNode;
  /** PercentChange, or a few words. */
  change?: ReactNode;
  /** A SampleTag where no data backs the figure (DASH-3). */
  tag?: ReactNode;
  /** One small button at most. */
  action?: ReactNode;
  /** A skeleton of the same height in place of the figure and what is under it. @default false */
  isLoading?: boolean;
}

/** One figure with its label; cards in a row of a Grid are equally high. */
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
