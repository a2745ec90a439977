import type { ReactNode } from 'react';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './Split.css.ts';

export interface SplitProps extends RootProps<HTMLDivElement> {
  /** The main content, two thirds wide. */
  children: ReactNode;
  /** The secondary content, one third wide and of the same height. */
  aside: ReactNode;
  /**
   * Places the secondary content first in reading order and in the single-column layout, such as a total above its items.
   * The two-column layout is the same either way. @default false
   */
  isAsideFirst?: boolean;
}

/** A two-column layout with a ratio of 2 to 1; a single column in narrow containers. For equal columns use Grid. */
export function Split({ children, aside, isAsideFirst = false, ...element }: SplitProps) {
  const asideElement = <div className={styles.asideColumn}>{aside}</div>;
  return (
    <div {...element} className={styles.frame}>
      <div className={styles.root}>
        {isAsideFirst && asideElement}
        <div className={styles.part}>{children}</div>
        {!isAsideFirst && asideElement}
      </div>
    </div>
  );
}
