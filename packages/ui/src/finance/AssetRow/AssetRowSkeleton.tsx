import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './AssetRow.css.ts';

/**
 * The placeholder of an AssetRow, of the same height. Render several in a list inside a SkeletonGroup, which announces
 * the loading.
 */
export function AssetRowSkeleton(element: RootProps<HTMLLIElement>) {
  return (
    <li {...element} className={styles.frame}>
      <div className={styles.root}>
        <Skeleton shape="circle" width="40px" height="40px" />
        <div className={styles.asset}>
          <Skeleton text="label" width="8rem" />
          <Skeleton width="6rem" />
        </div>
        <div className={styles.worth}>
          <Skeleton text="label" width="5rem" />
          <Skeleton width="4rem" />
        </div>
      </div>
    </li>
  );
}
