import type { ReactNode } from 'react';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './Split.css.ts';

export interface SplitProps extends RootProps<HTMLDivElement> {
  /** The main thing, two thirds. */
  children: ReactNode;
  /** What goes with it, one third; equally high. */
  aside: ReactNode;
  /**
   * What goes with it comes first where they stand below each other, and is read first: a sum over what it is the sum
   * of. Beside each other the two look the same. @default false
   */
  isAsideFirst?: boolean;
}

/** Two parts beside each other, two to one; below each other where there is no room. Equal columns: Grid. */
export function Split({ children, aside, isAsideFirst = false, ...element }: SplitProps) {
  const lesser = <div className={styles.lesser}>{aside}</div>;
  return (
    <div {...element} className={styles.frame}>
      <div className={styles.root}>
        {isAsideFirst && lesser}
        <div className={styles.part}>{children}</div>
        {!isAsideFirst && lesser}
      </div>
    </div>
  );
}
