import type { ReactNode } from 'react';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './QuickAction.css.ts';

export interface QuickActionsProps extends RootProps<HTMLDivElement> {
  /** Two to five QuickActions. */
  children: ReactNode;
}

/** A row of QuickActions in columns of equal width. */
export function QuickActions({ children, ...element }: QuickActionsProps) {
  return (
    <div {...element} className={styles.frame}>
      <div className={styles.row}>{children}</div>
    </div>
  );
}
