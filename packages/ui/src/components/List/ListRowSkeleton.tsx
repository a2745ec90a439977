import type { RootProps } from '../../rootProps.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './List.css.ts';

/** The twin of a ListRow with two lines: as high, so that nothing moves when the row comes. */
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
