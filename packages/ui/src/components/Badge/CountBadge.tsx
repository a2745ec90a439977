import type { ReactNode } from 'react';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './Badge.css.ts';

export interface CountBadgeProps extends RootProps<HTMLSpanElement> {
  /** The number to show: nothing is shown for 0 or less, '99+' above 99. */
  count: number;
  /** The IconButton that the badge is placed on. Its label must include the count, since the badge is hidden from assistive technology. */
  children: ReactNode;
}

/** The number of new items, on the corner of a button (DASH-9). */
export function CountBadge({ count, children, ...element }: CountBadgeProps) {
  return (
    <span {...element} className={styles.corner}>
      {children}
      {count > 0 && (
        <span aria-hidden="true" className={styles.count}>
          {count > 99 ? '99+' : count}
        </span>
      )}
    </span>
  );
}
