import type { RootProps } from '../../rootProps.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './List.css.ts';

/** The placeholder of a ListRow with two lines, of the same height, so that nothing moves when the row appears. */
export function ListRowSkeleton(element: RootProps<HTMLDivElement>) {
  return (
    <div {...element} className={styles.item}>
      <div className={styles.row({ isLive: false })}>
        <Skeleton shape="circle" width="40px" height="40px" />
        <span className={styles.texts}>
          <Skeleton text="label" width="8rem" />
          <Skeleton text="caption" width="5rem" />
        </span>
        <span className={styles.figures}>
          <Skeleton text="label" width="5rem" />
          <Skeleton text="caption" width="3rem" />
        </span>
      </div>
    </div>
  );
}
