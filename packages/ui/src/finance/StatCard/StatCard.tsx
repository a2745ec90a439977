import { type ReactNode, useId } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../../components/Skeleton/SkeletonGroup.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
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
  /** In a card of its own, or without one inside of a StatRow. @default 'card' */
  appearance?: 'card' | 'plain';
  /** Marks the last line with an asterisk, for the SampleTag of the StatRow (DASH-3). @default false */
  isSample?: boolean;
  /** Shows a skeleton of the same height instead of the figure and the content below it. @default false */
  isLoading?: boolean;
}

/** One figure with its label; cards in a row of a Grid have the same height. */
export function StatCard({
  label,
  value,
  change,
  tag,
  action,
  appearance = 'card',
  isSample = false,
  isLoading = false,
  ...element
}: StatCardProps) {
  const id = useId();
  const messages = useMessages('SampleTag', en.SampleTag);
  const figure = (
    <article aria-labelledby={id} className={styles.root}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      {isLoading ? <Loading label={label} /> : <p className={styles.value}>{value}</p>}
      {!isLoading && (
        <div className={styles.foot}>
          {change}
          {isSample && (
            <>
              <span aria-hidden="true">*</span>
              <VisuallyHidden>{messages.explanation}</VisuallyHidden>
            </>
          )}
          {tag}
          {action}
        </div>
      )}
    </article>
  );
  if (appearance === 'card') return <Card {...element}>{figure}</Card>;
  return (
    <div {...element} className={styles.plain}>
      {figure}
    </div>
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
