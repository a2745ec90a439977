import { Card } from '../../components/Card/Card.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../../components/Skeleton/SkeletonGroup.tsx';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './DepositPlanCard.css.ts';

export interface DepositPlanCardSkeletonProps extends RootProps<HTMLDivElement> {
  /** What is loading. @default 'Loading' in the reader's language */
  label?: string;
}

/** The placeholder of a DepositPlanCard, of the same height. */
export function DepositPlanCardSkeleton({ label, ...element }: DepositPlanCardSkeletonProps) {
  return (
    <Card {...element}>
      <SkeletonGroup {...(label !== undefined && { label })}>
        <div className={styles.root}>
          <Skeleton shape="circle" width="3.25rem" height="3.25rem" />
          <div className={styles.text}>
            <div className={styles.head}>
              <Skeleton text="label" width="8rem" />
            </div>
            <Skeleton width="14rem" />
            <Skeleton width="10rem" />
          </div>
        </div>
      </SkeletonGroup>
    </Card>
  );
}
