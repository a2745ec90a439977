import type { ReactNode } from 'react';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends RootProps<HTMLSpanElement> {
  /** The text for screen readers. */
  children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ children, ...element }: VisuallyHiddenProps) {
  return (
    <span {...element} className={styles.root}>
      {children}
    </span>
  );
}
