import type { ReactNode } from 'react';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './Split.css.ts';

export interface SplitProps extends RootProps<HTMLDivElement> {
  /** The main thing, two thirds. */
  children: ReactNode;
  /** What goes with it, one third; equally high. */
  aside: ReactNode;
}

/** Two parts beside each other, two to one; below each other where there is no room. Equal columns: Grid. */
export function Split({ children, aside, ...element }: SplitProps) {
  return (
    <div {...element} className={styles.frame}>
      <div className={styles.root}>
        <div className={styles.part}>{children}</div>
        <div className={styles.part}>{aside}</div>
      </div>
    </div>
  );
}
